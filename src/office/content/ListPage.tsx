import { useEffect, useRef, useState } from 'react';
import type { ItemSummary } from '../../domain/office/content-contract.ts';
import { capitalised } from '../../domain/office/form-paths.ts';
import { type Thing, things } from '../../domain/office/things.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Empty } from '../parts/Empty.tsx';
import { pencil, plus, table } from '../parts/icons.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { withArticle } from '../parts/text.ts';
import { DraftBar } from './DraftBar.tsx';
import { ItemList } from './ItemList.tsx';

/** The items of a thing: open, add, order, remove. */
export function ListPage({ thing }: { thing: Thing }) {
  const { label, one, isFixed } = things[thing];
  const query = useOfficeQuery('content/list', { thing });
  const [removing, setRemoving] = useState<ItemSummary>();
  const noteRemoval = useFocusAfterRemoval(query.data?.items, removing !== undefined);
  return (
    <Page
      title={label}
      back={{ href: '/office/content', label: 'Content' }}
      actions={
        !isFixed && (
          <>
            <ButtonLink href={`/office/import/${thing}`} variant="outlined">
              <Icon path={table} />
              <span>Import</span>
            </ButtonLink>
            <ButtonLink href={`/office/content/${thing}/new`}>
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
            <Items thing={thing} items={items} onRemove={isFixed ? undefined : setRemoving} />
          )
        }
      </QueryView>
      <RemoveDialog thing={thing} item={removing} onRemoved={noteRemoval} onClose={() => setRemoving(undefined)} />
    </Page>
  );
}

interface ItemsProps {
  thing: Thing;
  items: readonly ItemSummary[];
  onRemove: ((item: ItemSummary) => void) | undefined;
}

function Items({ thing, items, onRemove }: ItemsProps) {
  const { isFixed, isOrdered } = things[thing];
  const { order, ...ordering } = useOrder(thing);
  return (
    <ItemList
      thing={thing}
      items={items}
      {...ordering}
      onOrder={isOrdered && !isFixed ? order : undefined}
      onRemove={onRemove}
    />
  );
}

interface RemoveDialogProps {
  thing: Thing;
  item: ItemSummary | undefined;
  onRemoved: (item: ItemSummary) => void;
  onClose: () => void;
}

function RemoveDialog({ thing, item, onRemoved, onClose }: RemoveDialogProps) {
  const { one } = things[thing];
  const { call, refresh } = useOffice();
  return (
    <ConfirmDialog
      open={item !== undefined}
      onClose={onClose}
      title={`Remove this ${one}?`}
      action="Remove"
      onConfirm={async () => {
        if (!item) return;
        await call('content/remove', { thing, id: item.id });
        onRemoved(item);
        refresh('content/', 'desk/');
      }}
      done={`${capitalised(one)} removed from your draft.`}
    >
      {item?.change === 'new' ? (
        <p>
          <bdi>{item.title}</bdi> was never published. You cannot bring it back.
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
 * Focuses the neighbour of a removed item, or the heading after the last: the button with the focus is gone.
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

/** Sends the order of a thing. An order that arrives during a call is sent when the call ends; only the newest counts. */
function useOrder(thing: Thing) {
  const { call, refresh } = useOffice();
  const { busy, run } = useAction();
  const [failures, setFailures] = useState(0);
  const waiting = useRef<readonly string[]>(undefined);
  const sendAll = async () => {
    for (let ids = waiting.current; ids; ids = waiting.current) {
      waiting.current = undefined;
      await call('content/order', { thing, ids: [...ids] });
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
      } finally {
        refresh('content/', 'desk/');
      }
    });
  };
  return { order: (ids: readonly string[]) => void order(ids), isOrdering: busy, failures };
}
