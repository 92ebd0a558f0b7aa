import type { DraftChange } from '../../domain/office/content-contract.ts';
import { changeKey } from '../../domain/office/draft-changes.ts';
import { kinds } from '../../domain/office/kinds.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { Badge } from '../parts/Badge.tsx';
import type { ChosenChanges } from './use-chosen-changes.ts';

export interface ItemChangesProps {
  items: readonly DraftChange[];
  /** The changes selected for publication. */
  choice: ChosenChanges;
}

/** The changes of a draft by item, each with a checkbox for the publication and a button to revert it. */
export function ItemChanges({ items, choice }: ItemChangesProps) {
  const titles = new Map(items.map((item) => [changeKey(item), item.title]));
  const free = items.filter(choice.canChoose).length;
  const count = choice.chosen.length;
  return (
    <Box tabIndex={0} role="region" aria-label="Changes">
      {items.length > 1 && (
        <All>
          <Check
            type="checkbox"
            checked={count > 0 && count === free}
            disabled={free === 0}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < free;
            }}
            onChange={({ target }) => choice.chooseAll(target.checked)}
          />
          <span>{`All ${items.length} changes`}</span>
        </All>
      )}
      <ul>
        {items.map((item) => (
          <Item
            key={`${changeKey(item)} ${item.change}`}
            item={item}
            choice={choice}
            needed={item.needs.map((key) => titles.get(key) ?? '')}
          />
        ))}
      </ul>
    </Box>
  );
}

const tones = { new: 'good', changed: 'accent', removed: 'bad', order: 'plain' } as const;
const words = { new: 'new', changed: 'changed', removed: 'removed', order: 'another order' } as const;

interface ItemProps {
  item: DraftChange;
  choice: ChosenChanges;
  /** The titles of the changes that must be published with `item`, because it depends on them. */
  needed: readonly string[];
}

function Item({ item, choice, needed }: ItemProps) {
  const { kind, id, title, change, fields } = item;
  const { call } = useOffice();
  const { busy, run } = useAction();
  const { one, isFixed } = kinds[kind];
  const takeBack = () =>
    run(async () => {
      await call('content/take-back', { kind, id });
    }, `${title}: taken back.`);
  return (
    <li>
      <div>
        <Choice>
          <Check
            type="checkbox"
            checked={choice.isChosen(item)}
            disabled={!choice.canChoose(item)}
            onChange={({ target }) => choice.choose(item, target.checked)}
          />
          <span>
            <strong>
              <bdi>{title}</bdi>
            </strong>{' '}
            {!isFixed && id !== '' && <small>{one}</small>}
          </span>
        </Choice>
        <Badge tone={tones[change]}>{words[change]}</Badge>
        {!choice.canChoose(item) && <Badge tone="bad">unfinished</Badge>}
        <Button
          size="sm"
          variant="quiet"
          busy={busy}
          aria-label={`Take back: ${title}`}
          onClick={() => void takeBack()}
        >
          Take back
        </Button>
      </div>
      {needed.length > 0 && (
        <p>
          Together with <bdi>{needed.join(', ')}</bdi>
        </p>
      )}
      {fields.length > 0 && (
        <dl>
          {fields.map(({ label, from, to }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">
                <del>{from || '(empty)'}</del> → <ins>{to || '(empty)'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

const Check = styled('input')`
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
  accent-color: var(--accent);
`;

const Choice = styled('label')`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 44px;
  min-inline-size: 0;
  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;

const All = styled('label')`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 44px;
  padding: 0 var(--space-4);
  border-block-end: 1px solid var(--line);
  background: var(--surface);
  position: sticky;
  inset-block-start: 0;
`;

const Box = styled('div')`
  max-block-size: 45vh;
  overflow: auto;
  scroll-padding-block-start: 56px;
  border: 1px solid var(--line);
  border-radius: var(--radius-sm);
  & li {
    padding: var(--space-2) var(--space-4);
  }
  & li + li {
    border-block-start: 1px solid var(--line);
  }
  & li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
  }
  & li > p {
    color: var(--muted);
    font-size: var(--text-sm);
  }
  & li > div > button {
    margin-inline-start: auto;
  }
  & li > p,
  & li > dl {
    padding-block-end: var(--space-2);
    padding-inline-start: calc(24px + var(--space-3));
  }
  & strong {
    overflow-wrap: anywhere;
  }
  & dl {
    display: grid;
    gap: var(--space-1);
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
  }
  & dt {
    color: var(--muted);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & del {
    color: var(--muted);
  }
  & ins {
    font-weight: 600;
    text-decoration: none;
  }
`;
