import { type FormEvent, useEffect, useRef, useState } from 'react';
import { withMotion } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { durationOpen } from '../../tokens/effects.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { chevron } from '../../ui/icon/paths.ts';

/**
 * The card fields. Their values never leave the inputs: the inputs have no names, method=dialog submits nothing, no state holds
 * the values, and autocomplete is off. `pagehide` clears them, because the back/forward cache would keep them.
 */
export function CardForm() {
  const form = useRef<HTMLFormElement>(null);
  const [placed, setPlaced] = useState(false);
  useEffect(() => {
    const empty = () => form.current?.reset();
    window.addEventListener('pagehide', empty);
    return () => window.removeEventListener('pagehide', empty);
  }, []);

  const place = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    setPlaced(true);
  };
  return (
    <Folded>
      <summary>
        <Icon path={chevron} />
        Add Your Card Information
      </summary>
      <Form ref={form} method="dialog" autoComplete="off" noValidate onSubmit={place} onInput={() => setPlaced(false)}>
        <Note>
          This is a sample checkout. Please type no real card: nothing is sent or kept, and nothing is charged.
        </Note>
        <TextField
          label="Card number"
          inputMode="numeric"
          maxLength={23}
          placeholder="0000 0000 0000 0000"
          {...secret}
        />
        <TextField label="Name on the card" maxLength={80} {...secret} />
        <Pair>
          <TextField label="Valid until" inputMode="numeric" maxLength={7} placeholder="MM / YY" {...secret} />
          <TextField label="Security code" inputMode="numeric" maxLength={4} placeholder="000" {...secret} />
        </Pair>
        <Button type="submit">Place the order</Button>
        <Placed role="status">
          {placed && 'That was the whole sample: no order was placed, and the fields are empty again.'}
        </Placed>
      </Form>
    </Folded>
  );
}

const secret = { autoComplete: 'off', autoCorrect: 'off', spellCheck: 'false' } as const;

const Folded = styled('details')`
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 56px;
    padding-inline: var(--space-4);
    border-radius: var(--radius-md);
    font-weight: 600;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  ${withMotion} {
    & > summary > svg {
      transition: rotate ${durationOpen};
    }
  }
`;

const Form = styled('form')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-2) var(--space-4) var(--space-4);
`;

const Pair = styled('div')`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
`;

const Note = styled('p')`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-sm);
  background: var(--soft);
  color: var(--on-soft);
  font-size: var(--text-sm);
  line-height: 1.5;
`;

const Placed = styled('p')`
  color: var(--success);
  font-size: var(--text-sm);
  font-weight: 600;
  &:empty {
    margin-block-end: calc(-1 * var(--space-4));
  }
`;
