import type { ItemChange } from '../../domain/office/content-contract.ts';
import { things } from '../../domain/office/things.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { Badge } from '../parts/Badge.tsx';

/** What a publication changes, item by item, with a button to take each back. */
export const ItemChanges = ({ items }: { items: readonly ItemChange[] }) => (
  <Box tabIndex={0} role="region" aria-label="Changes">
    <ul>
      {items.map((item) => (
        <Item key={`${item.thing} ${item.id} ${item.kind}`} item={item} />
      ))}
    </ul>
  </Box>
);

const tones = { new: 'good', changed: 'accent', removed: 'bad', order: 'plain' } as const;
const words = { new: 'new', changed: 'changed', removed: 'removed', order: 'another order' } as const;

function Item({ item: { thing, id, title, kind, fields } }: { item: ItemChange }) {
  const { call, refresh } = useOffice();
  const { busy, run } = useAction();
  const { one, isFixed } = things[thing];
  const takeBack = () =>
    run(async () => {
      await call('content/take-back', { thing, id });
      refresh('content/', 'desk/');
    }, `${title}: taken back.`);
  return (
    <li>
      <div>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        {!isFixed && id !== '' && <span>{one}</span>}
        <Badge tone={tones[kind]}>{words[kind]}</Badge>
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

const Box = styled('div')`
  max-block-size: 45vh;
  overflow: auto;
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
  & li > div > span:not(:last-of-type) {
    color: var(--muted);
    font-size: var(--text-sm);
  }
  & li > div > button {
    margin-inline-start: auto;
  }
  & strong {
    overflow-wrap: anywhere;
  }
  & dl {
    display: grid;
    gap: var(--space-1);
    padding-block-end: var(--space-2);
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
