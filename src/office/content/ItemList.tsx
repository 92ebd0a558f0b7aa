import { type DragEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ItemSummary } from '../../domain/office/content-contract.ts';
import type { Kind } from '../../domain/office/kinds.ts';
import { Button } from '../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { Row, Rows } from '../parts/layout.ts';
import { useFocusNext } from '../parts/use-focus-next.ts';
import { ItemRow, type ItemRowEvents } from './ItemRow.tsx';
import { listPageRows } from './list-filter.ts';

export interface ItemListProps {
  kind: Kind;
  items: readonly ItemSummary[];
  /** The number of rows to show; a button shows more. */
  rows: number;
  onRows: (rows: number) => void;
  /** Called with all ids in the new order; undefined if staff cannot order the list, such as after a search. */
  onOrder: ((ids: readonly string[]) => void) | undefined;
  onRemove: ((item: ItemSummary) => void) | undefined;
  /** Opens the dialog with more actions on an item; undefined if the kind of item has no more actions. */
  onMore?: ((item: ItemSummary) => void) | undefined;
  /** The ids of the selected items; undefined outside selection mode. */
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((id: string, isSelected: boolean) => void) | undefined;
  /** True while a new order is sent: the list then ignores the order of `items`. */
  isOrdering: boolean;
  /** The number of orders that the server has rejected. A change resets the list to the order of `items`. */
  failures: number;
}

/** A list of items with pictures, badges, and buttons to move and remove. Rows can also be dragged. */
export function ItemList({ kind, items, rows, onRows, onOrder, isOrdering, failures, ...on }: ItemListProps) {
  const { onRemove, onMore, selected, onSelect } = on;
  const { order, orderedItems, isChanged, place } = useOptimisticOrder({ items, isOrdering, failures });
  const [status, setStatus] = useState('');
  const dragged = useRef<string>(undefined);
  const shown = orderedItems.slice(0, rows);
  const { list, focusNext, noteFocus } = useListFocus(shown);
  const events = useStableEvents({
    move(item, to, direction) {
      const next = place(item.id, to);
      setStatus(`${item.title}: position ${to + 1} of ${next.length}.`);
      if (to >= rows) onRows(rows + listPageRows);
      focusNext(`:scope > li:nth-child(${to + 1}) [data-move="${direction}"]`);
      onOrder?.(next);
    },
    remove: (item) => onRemove?.(item),
    openMore: (item) => onMore?.(item),
    select: (id, isSelected) => onSelect?.(id, isSelected),
    focus: noteFocus,
    dragStart(id) {
      dragged.current = id;
    },
    dragOver(event: DragEvent, index) {
      if (!dragged.current) return;
      event.preventDefault();
      if (order[index] !== dragged.current) place(dragged.current, index);
    },
    drop() {
      if (dragged.current && isChanged) onOrder?.(order);
      dragged.current = undefined;
    },
  });
  return (
    <>
      <Rows ref={list}>
        {shown.map((item, index) => (
          <ItemRow
            key={item.id}
            kind={kind}
            item={item}
            index={index}
            isLast={index === orderedItems.length - 1}
            canMove={onOrder !== undefined}
            canRemove={onRemove !== undefined}
            hasMore={onMore !== undefined}
            isSelected={selected?.has(item.id)}
            on={events}
          />
        ))}
      </Rows>
      {orderedItems.length > rows && (
        <Row>
          <Button
            variant="outlined"
            size="sm"
            onClick={() => {
              focusNext(`:scope > li:nth-child(${rows + 1}) [data-item]`);
              onRows(rows + listPageRows);
            }}
          >
            {`Show more: ${orderedItems.length - rows} left`}
          </Button>
        </Row>
      )}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </>
  );
}

/** The order of the rows: a move changes it immediately, and the response of the server resets it to that of `items`. */
function useOptimisticOrder({ items, isOrdering, failures }: Pick<ItemListProps, 'items' | 'isOrdering' | 'failures'>) {
  const ids = items.map(({ id }) => id);
  const [order, setOrder] = useState(ids);
  const [known, setKnown] = useState({ items, failures });
  if (!isOrdering && (known.items !== items || known.failures !== failures)) {
    setKnown({ items, failures });
    setOrder(ids);
  }
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    order,
    orderedItems: order.flatMap((id) => byId.get(id) ?? []),
    isChanged: order.join() !== ids.join(),
    /** Moves an item to an index. Returns the ids in the new order. */
    place(id: string, to: number): string[] {
      const next = order.filter((other) => other !== id);
      next.splice(to, 0, id);
      setOrder(next);
      return next;
    },
  };
}

/** Returns stable functions, which call those of the last render: memoized rows then do not render again. */
function useStableEvents(current: ItemRowEvents): ItemRowEvents {
  const last = useRef(current);
  useLayoutEffect(() => {
    last.current = current;
  });
  const [stable] = useState<ItemRowEvents>(() => ({
    move: (...input) => last.current.move(...input),
    remove: (...input) => last.current.remove(...input),
    openMore: (...input) => last.current.openMore(...input),
    select: (...input) => last.current.select(...input),
    focus: (...input) => last.current.focus(...input),
    dragStart: (...input) => last.current.dragStart(...input),
    dragOver: (...input) => last.current.dragOver(...input),
    drop: () => last.current.drop(),
  }));
  return stable;
}

/**
 * Focuses an element of the list after the next render. If the focused row has moved out of the visible rows, focuses the
 * row that is now in its place.
 */
function useListFocus(shown: readonly ItemSummary[]) {
  const list = useRef<HTMLUListElement | null>(null);
  const focusNext = useFocusNext(list);
  const focused = useRef<{ id: string; index: number }>(undefined);
  useEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    const { id, index } = focused.current;
    if (shown.some((item) => item.id === id)) return;
    const row = `:scope > li:nth-child(${Math.min(index + 1, shown.length)})`;
    list.current?.querySelector<HTMLElement>(`${row} [data-item]`)?.focus();
  });
  const noteFocus = (id: string, index: number) => {
    focused.current = { id, index };
  };
  return { list, focusNext, noteFocus };
}
