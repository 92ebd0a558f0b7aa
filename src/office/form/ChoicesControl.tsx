import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Select } from '../../ui/field/SelectField.tsx';
import { close } from '../../ui/icon/paths.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { up } from '../parts/icons.ts';
import { Row } from '../parts/layout.ts';
import { Fieldset } from './Fieldset.tsx';
import { type ControlProps, useFormState } from './FormContext.tsx';
import { usePending } from './use-pending.ts';

export interface ChoicesControlProps extends ControlProps {
  /** The items to choose from. */
  choices: readonly { id: string; title: string }[];
}

/** A field with an ordered list of references to other items, stored as ids. */
export function ChoicesControl({ choices, ...props }: ChoicesControlProps) {
  const { field, items: chosen, pending, pick, change, commit } = usePending(props.path);
  const { idOf } = useFormState();
  const titleOf = (id: string) => choices.find((choice) => choice.id === id)?.title || id;
  const next = () => {
    commit();
    document.getElementById(idOf(props.path))?.focus();
  };
  const raised = (index: number) => {
    const next = [...chosen];
    next.splice(index - 1, 0, ...next.splice(index, 1));
    return next;
  };
  return (
    <Fieldset {...props}>
      {chosen.length > 0 && (
        <Chosen>
          {chosen.map((id, index) => (
            <li key={id}>
              <bdi>{titleOf(id)}</bdi>
              <IconButton
                icon={up}
                label={`Move ${titleOf(id)} up`}
                disabled={index === 0}
                onClick={() => change(raised(index))}
              />
              <IconButton
                icon={close}
                label={`Remove ${titleOf(id)}`}
                onClick={() => {
                  change(chosen.filter((other) => other !== id));
                  // The focused button was removed.
                  document.getElementById(idOf(props.path))?.focus();
                }}
              />
            </li>
          ))}
        </Chosen>
      )}
      <Row>
        <Select
          id={idOf(props.path)}
          ref={field.ref}
          aria-label={`Add to ${props.label}`}
          value={pending}
          onBlur={() => {
            commit();
            field.onBlur();
          }}
          onChange={({ target }) => pick(target.value)}
        >
          <option value="">Choose…</option>
          {choices
            .filter(({ id }) => !chosen.includes(id))
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title || id}
              </option>
            ))}
        </Select>
        {(pending !== '' || chosen.length > 0) && (
          <Button variant="outlined" size="sm" onClick={next}>
            Add another
          </Button>
        )}
      </Row>
    </Fieldset>
  );
}

const Chosen = styled('ol')`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--radius-sm);
  & > li {
    display: flex;
    align-items: center;
    padding-inline-start: var(--space-3);
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & bdi {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
