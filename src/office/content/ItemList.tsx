import { type DragEvent, useEffect, useRef, useState } from 'react';
import { formatDay } from '../../domain/day.ts';
import type { ItemSummary } from '../../domain/office/content-contract.ts';
import { capitalised, fieldOfPath } from '../../domain/office/form-paths.ts';
import { type Thing, things } from '../../domain/office/things.ts';
import { styled } from '../../style/styled.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { Badge } from '../parts/Badge.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { bin, down, grip, more, up } from '../parts/icons.ts';
import { Rows } from '../parts/layout.ts';

export interface ItemListProps {
  thing: Thing;
  items: readonly ItemSummary[];
  /** Called with all ids in their new order; undefined if the order has no meaning. */
  onOrder: ((ids: readonly string[]) => void) | undefined;
  onRemove: ((item: ItemSummary) => void) | undefined;
  /** Opens what else can be done with an item; undefined for things without items of their own. */
  onMore?: ((item: ItemSummary) => void) | undefined;
  /** The ids of the selected items; undefined if nothing can be selected now. */
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((id: string, isSelected: boolean) => void) | undefined;
  /** Whether a new order is being sent: until then, the list keeps it. */
  isOrdering: boolean;
  /** How many orders the server has refused. Each resets the list to the server's order. */
  failures: number;
}

/** Items with a picture, badges, and buttons to move and remove. Rows can also be dragged. */
export function ItemList({ thing, items, onOrder, isOrdering, failures, ...on }: ItemListProps) {
  const { onRemove, onMore, selected, onSelect } = on;
  const ids = items.map(({ id }) => id);
  // The new order shows at once; the server's answer replaces it.
  const [order, setOrder] = useState(ids);
  const [known, setKnown] = useState({ items, failures });
  if (!isOrdering && (known.items !== items || known.failures !== failures)) {
    setKnown({ items, failures });
    setOrder(ids);
  }
  const [status, setStatus] = useState('');
  const dragged = useRef<string>(undefined);
  const focusNext = useRef<string>(undefined);
  const list = useRef<HTMLUListElement | null>(null);
  useEffect(() => {
    if (!focusNext.current) return;
    list.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = undefined;
  });
  const byId = new Map(items.map((item) => [item.id, item]));
  const shown = order.flatMap((id) => byId.get(id) ?? []);
  const placed = (id: string, to: number) => {
    const next = order.filter((other) => other !== id);
    next.splice(to, 0, id);
    return next;
  };
  const move = (item: ItemSummary, to: number, direction: 'up' | 'down') => {
    const next = placed(item.id, to);
    setOrder(next);
    setStatus(`${item.title}: position ${to + 1} of ${order.length}.`);
    focusNext.current = `:scope > li:nth-child(${to + 1}) [data-move="${direction}"]`;
    onOrder?.(next);
  };
  const dragOver = (event: DragEvent, index: number) => {
    if (!dragged.current) return;
    event.preventDefault();
    if (order[index] !== dragged.current) setOrder(placed(dragged.current, index));
  };
  const drop = () => {
    if (dragged.current && order.join() !== ids.join()) onOrder?.(order);
    dragged.current = undefined;
  };
  return (
    <>
      <Rows ref={list}>
        {shown.map((item, index) => (
          <Line
            key={item.id}
            draggable={onOrder !== undefined}
            onDragStart={() => {
              dragged.current = item.id;
            }}
            onDragOver={(event) => dragOver(event, index)}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={drop}
          >
            {selected && (
              <Box
                type="checkbox"
                aria-label={`Select ${item.title || item.id}`}
                checked={selected.has(item.id)}
                onChange={({ target }) => onSelect?.(item.id, target.checked)}
              />
            )}
            {onOrder && <Grip path={grip} />}
            {item.image && <Thumbnail src={item.image} alt="" width={56} height={56} />}
            <Summary thing={thing} item={item} />
            <Buttons>
              {onOrder && (
                <>
                  <IconButton
                    icon={up}
                    data-move="up"
                    label={`Move ${item.title} up`}
                    disabled={index === 0}
                    onClick={() => move(item, index - 1, 'up')}
                  />
                  <IconButton
                    icon={down}
                    data-move="down"
                    label={`Move ${item.title} down`}
                    disabled={index === shown.length - 1}
                    onClick={() => move(item, index + 1, 'down')}
                  />
                </>
              )}
              {onMore && (
                <IconButton icon={more} label={`More for ${item.title || item.id}`} onClick={() => onMore(item)} />
              )}
              {onRemove && <IconButton icon={bin} label={`Remove ${item.title}`} onClick={() => onRemove(item)} />}
            </Buttons>
          </Line>
        ))}
      </Rows>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </>
  );
}

function Summary({ thing, item }: { thing: Thing; item: ItemSummary }) {
  const { id, title, subtitle, isHidden, isUnfinished, change } = item;
  const line = [subtitle, ...factsOf(thing, item)].filter((text) => text !== '').join(' · ');
  return (
    <Text>
      <Link href={`/office/content/${thing}/${encodeURIComponent(id)}`} dir="auto" data-item>
        {things[thing].title === 'id' ? capitalised(id) : title || id}
      </Link>
      {isHidden && <Badge>hidden</Badge>}
      {isUnfinished && <Badge tone="bad">unfinished</Badge>}
      {change && <Badge tone="accent">{change}</Badge>}
      {line && <bdi>{line}</bdi>}
    </Text>
  );
}

/** Short values of a row, such as the fee and the next day. */
function factsOf(thing: Thing, { values }: ItemSummary): string[] {
  const { list, parts } = things[thing];
  return (list?.facts ?? []).map((key) => {
    const value = values[key] ?? '';
    return value !== '' && fieldOfPath(parts, key)?.type === 'days' ? `starts ${formatDay(value)}` : value;
  });
}

/** A large target around the box. */
const Box = styled('input')`
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  margin: 10px;
  accent-color: var(--accent);
`;

const Line = styled('li')`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-3);
  background: var(--surface);
  @media (max-width: 540px) {
    flex-wrap: wrap;
  }
`;

const Grip = styled(Icon)`
  color: var(--muted);
  cursor: grab;
  @media (hover: none) {
    display: none;
  }
`;

const Thumbnail = styled(Picture)`
  flex: none;
  inline-size: 56px;
  block-size: 56px;
  border-radius: var(--radius-sm);
`;

const Text = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  flex: 1;
  min-inline-size: min(10em, 50%);
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > bdi {
    flex-basis: 100%;
    overflow: hidden;
    color: var(--muted);
    font-size: var(--text-sm);
    text-align: match-parent;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Buttons = styled('div')`
  display: flex;
  flex: none;
  margin-inline-start: auto;
`;
