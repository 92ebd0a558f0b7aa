import { useEffect, useMemo, useRef, useState } from 'react';
import type { ItemSummary } from '../../domain/office/content-contract.ts';
import { capitalised } from '../../domain/office/form-paths.ts';
import { hasPictures, type Kind, kinds } from '../../domain/office/kinds.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Empty } from '../parts/Empty.tsx';
import { pencil, plus, search, table } from '../parts/icons.ts';
import { Row } from '../parts/layout.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { withArticle } from '../parts/text.ts';
import { BulkBar } from './BulkBar.tsx';
import { DraftBar } from './DraftBar.tsx';
import { ItemDialog } from './ItemDialog.tsx';
import { ItemList } from './ItemList.tsx';
import { ListTools } from './ListTools.tsx';
import { filterItems, useListFilter } from './list-filter.ts';
import { useUndo } from './use-undo.ts';

/** The list of a kind of items, such as courses: open, add, order, remove. */
export function ListPage({ kind }: { kind: Kind }) {
  const { label, one, isFixed } = kinds[kind];
  const query = useOfficeQuery('content/list', { kind });
  const [removing, setRemoving] = useState<ItemSummary>();
  const noteRemoval = useFocusAfterRemoval(query.data?.items, removing !== undefined);
  return (
    <Page
      title={label}
      back={{ href: '/office/content', label: 'Content' }}
      actions={
        !isFixed && (
          <>
            <ButtonLink href={`/office/import/${kind}`} variant="outlined">
              <Icon path={table} />
              <span>Import</span>
            </ButtonLink>
            <ButtonLink href={`/office/content/${kind}/new`}>
              <Icon path={plus} />
              <span>{`Add ${withArticle(one)}`}</span>
            </ButtonLink>
          </>
        )
      }
    >
      <DraftBar />
      <QueryView query={query} loading={`Loading: ${label}`}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty icon={pencil}>
              <p>{`No ${one} yet. The site leaves out what is empty.`}</p>
            </Empty>
          ) : (
            <Items kind={kind} items={items} onRemove={isFixed ? undefined : setRemoving} />
          )
        }
      </QueryView>
      <RemoveDialog kind={kind} item={removing} onRemoved={noteRemoval} onClose={() => setRemoving(undefined)} />
    </Page>
  );
}

interface ItemsProps {
  kind: Kind;
  items: readonly ItemSummary[];
  onRemove: ((item: ItemSummary) => void) | undefined;
}

/** Minimum number of items for a search field. */
const searchedFrom = 6;

function Items({ kind, items, onRemove }: ItemsProps) {
  const { isFixed, isOrdered } = kinds[kind];
  const { order, ...ordering } = useOrder(kind);
  const [filter, setFilter] = useListFilter(kind);
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const [opened, setOpened] = useState<ItemSummary>();
  const isSearched = items.length >= searchedFrom;
  // Memoized, because ItemList resets its order when it gets another array.
  const shown = useMemo(() => (isSearched ? filterItems(items, filter) : items), [isSearched, items, filter]);
  const chosen = items.filter(({ id }) => selected?.has(id)).map(({ id }) => id);
  const canOrder = isOrdered && !isFixed && shown.length === items.length;
  const select = (id: string, isSelected: boolean) =>
    setSelected((before) => new Set([...(before ?? []), id].filter((one) => isSelected || one !== id)));
  return (
    <>
      {isSearched && <ListTools kind={kind} items={items} filter={filter} shown={shown.length} onFilter={setFilter} />}
      {!isFixed && items.length > 1 && (
        <Row>
          {selected ? (
            <Button size="sm" variant="outlined" onClick={() => setSelected(new Set(shown.map(({ id }) => id)))}>
              {`Select all ${shown.length}`}
            </Button>
          ) : (
            <Button size="sm" variant="quiet" onClick={() => setSelected(new Set())}>
              Select several…
            </Button>
          )}
          {!selected && hasPictures(kind) && (
            <ButtonLink size="sm" variant="quiet" href={`/office/pictures/${kind}`}>
              Add pictures…
            </ButtonLink>
          )}
          {selected && chosen.length === 0 && (
            <Button size="sm" variant="quiet" onClick={() => setSelected(undefined)}>
              End the selection
            </Button>
          )}
        </Row>
      )}
      {chosen.length > 0 && <BulkBar kind={kind} ids={chosen} onEnd={() => setSelected(undefined)} />}
      {shown.length === 0 ? (
        <Empty icon={search}>
          <p>Nothing here matches. Change the search or the filters.</p>
        </Empty>
      ) : (
        <ItemList
          kind={kind}
          onRemove={onRemove}
          selected={selected}
          {...ordering}
          items={shown}
          rows={filter.rows}
          onRows={(rows) => setFilter({ rows })}
          onOrder={canOrder ? order : undefined}
          onMore={isFixed ? undefined : setOpened}
          onSelect={select}
        />
      )}
      <ItemDialog
        kind={kind}
        item={opened}
        order={isOrdered ? items.map(({ id }) => id) : undefined}
        onOrder={order}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}

interface RemoveDialogProps {
  kind: Kind;
  item: ItemSummary | undefined;
  onRemoved: (item: ItemSummary) => void;
  onClose: () => void;
}

function RemoveDialog({ kind, item, onRemoved, onClose }: RemoveDialogProps) {
  const { one } = kinds[kind];
  const { call } = useOffice();
  const offerUndo = useUndo();
  return (
    <ConfirmDialog
      open={item !== undefined}
      onClose={onClose}
      title={`Remove this ${one}?`}
      action="Remove"
      onConfirm={async () => {
        if (!item) return;
        const { undo } = await call('content/remove', { kind, ids: [item.id] });
        onRemoved(item);
        offerUndo(`${capitalised(one)} removed from your draft.`, undo);
      }}
    >
      {item?.change === 'new' ? (
        <p>
          <bdi>{item.title}</bdi> was never published: only “Undo”, right after, brings it back.
        </p>
      ) : (
        <p>
          When you publish, <bdi>{item?.title}</bdi> and everything that belongs to it leave the site. The history keeps
          the version before.
        </p>
      )}
    </ConfirmDialog>
  );
}

/**
 * Moves the focus after an item was removed with its focused button: to the neighbour, or to the heading of an empty list.
 *
 * @returns a function to call with the removed item
 */
function useFocusAfterRemoval(items: readonly ItemSummary[] | undefined, isAsking: boolean) {
  const removed = useRef<{ id: string; index: number }>(undefined);
  useEffect(() => {
    const last = removed.current;
    if (!last || !items || isAsking || items.some(({ id }) => id === last.id)) return;
    removed.current = undefined;
    const links = document.querySelectorAll<HTMLElement>('[data-item]');
    (links[Math.min(last.index, links.length - 1)] ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [items, isAsking]);
  return ({ id }: ItemSummary) => {
    removed.current = { id, index: items?.findIndex((item) => item.id === id) ?? 0 };
  };
}

/** Returns a function that saves the order of the items. During a call, it keeps only the newest order, and sends it next. */
function useOrder(kind: Kind) {
  const { call } = useOffice();
  const { busy, run } = useAction();
  const [failures, setFailures] = useState(0);
  const waiting = useRef<readonly string[]>(undefined);
  const sendAll = async () => {
    for (let ids = waiting.current; ids; ids = waiting.current) {
      waiting.current = undefined;
      await call('content/order', { kind, ids: [...ids] });
    }
  };
  const order = async (ids: readonly string[]) => {
    waiting.current = ids;
    await run(async () => {
      try {
        await sendAll();
      } catch (error) {
        waiting.current = undefined;
        setFailures((count) => count + 1);
        throw error;
      }
    });
  };
  return { order: (ids: readonly string[]) => void order(ids), isOrdering: busy, failures };
}
