import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Output } from '../../data/office.ts';
import type { FormValues } from '../../domain/office/content-contract.ts';
import { capitalised } from '../../domain/office/form-paths.ts';
import { type Kind, kinds } from '../../domain/office/kinds.ts';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { ItemForm } from '../form/ItemForm.tsx';
import { typedKey } from '../form/typed-text.ts';
import type { FormAtSave } from '../form/use-save.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { useGo } from '../shell/Navigation.tsx';
import { UnsavedContext } from '../shell/unsaved.ts';
import { DraftBar } from './DraftBar.tsx';
import { NextStep } from './NextStep.tsx';

export interface ItemPageProps {
  kind: Kind;
  /** Undefined for a new item. */
  id: string | undefined;
}

/** The page with the form of an item, or with the empty form of a new item. */
export function ItemPage({ kind, id }: ItemPageProps) {
  const { label, one, isFixed, title } = kinds[kind];
  const query = useOfficeQuery('content/item', { kind, ...(id !== undefined && { id }) });
  const name = query.data?.values[title];
  const isSchool = kind === 'school';
  const heading = id === undefined ? `New ${one}` : (typeof name === 'string' && name) || capitalised(one);
  return (
    <Page
      title={isSchool ? label : kind === 'documents' ? capitalised(id ?? '') : heading}
      back={isSchool ? { href: '/office/content', label: 'Content' } : { href: `/office/content/${kind}`, label }}
      lead={isFixed || id !== undefined ? undefined : 'It is on the site when you publish.'}
    >
      <DraftBar />
      <QueryView query={query} loading={`Loading the ${one}`}>
        {(item) => <LoadedForm kind={kind} id={id} item={item} />}
      </QueryView>
    </Page>
  );
}

type Item = Output<'content/item'>;
type Stored = Pick<Item, 'revision' | 'values'>;

/**
 * Shows the item in a form. If the item changes on the server, for example after Discard, resets the form unless it has
 * unsaved changes. Ignores responses to requests from before the last save.
 */
function LoadedForm({ kind, id, item }: ItemPageProps & { item: Item }) {
  const { call, numberOf, session } = useOffice();
  const unsaved = useContext(UnsavedContext);
  const [shown, setShown] = useState({ item, version: 0 });
  const revision = useRef(item.revision);
  /** The id of the stored item. Saving may change it: a new item gets an id, and an item may be renamed. */
  const storedId = useRef(id);
  /** The request number of the item in the form, from `numberOf`. */
  const known = useRef(numberOf(item));
  const keep = useCallback(
    (newest: Stored) => {
      revision.current = newest.revision;
      known.current = numberOf(newest);
    },
    [numberOf],
  );
  const show = useCallback(
    (newest: Item) => {
      keep(newest);
      setShown(({ version }) => ({ item: newest, version: version + 1 }));
    },
    [keep],
  );
  useEffect(() => {
    // Skip if the URL, and therefore the query, still has the id from before a rename; or for an older response.
    if (storedId.current !== id || numberOf(item) < known.current || unsaved.current) return;
    if (item.revision !== revision.current) show(item);
  }, [item, id, unsaved, numberOf, show]);
  const save = useSaveItem({ kind, id, storedId, revision, keep });
  const newest = () => call('content/item', { kind, ...withId(storedId.current) });
  return (
    <ItemForm
      key={shown.version}
      kind={kind}
      values={shown.item.values}
      choices={item.choices}
      keptAs={session?.staff && typedKey(session.staff.id, kind, id)}
      onSave={(values, form) => save(values, form)}
      onSaveAnyway={async (values, form) => {
        revision.current = (await newest()).revision;
        return save(values, form);
      }}
      onSaveUnfinished={(values, form) => save(values, form, true)}
      onLoadNewest={async () => show(await newest())}
      next={<NextStep />}
    />
  );
}

const withId = (id: string | undefined) => (id === undefined ? {} : { id });

interface ItemToSave {
  kind: Kind;
  /** The id in the URL; undefined for a new item. */
  id: string | undefined;
  storedId: { current: string | undefined };
  /** The revision of the stored item, updated by each save. */
  revision: { current: string };
  /** Called with the saved item if the form stays open. */
  keep: (stored: Stored) => void;
}

/** Returns a function that saves an item; the server rejects it if the stored revision differs. */
function useSaveItem({ kind, id, storedId, revision, keep }: ItemToSave) {
  const { call } = useOffice();
  const go = useGo();
  return async (
    values: FormValues,
    { hasMore, release }: FormAtSave,
    isUnfinished?: true,
  ): Promise<FormValues | undefined> => {
    const saved = await call('content/save', {
      kind,
      values,
      revision: revision.current,
      isUnfinished,
      ...withId(storedId.current),
    });
    storedId.current = saved.id;
    // Stay if an upload or typing has begun during the call: navigation would lose it.
    if (id !== saved.id && !hasMore()) {
      release();
      // From a new item, return to the list. From a renamed item, go to its new URL.
      go(id === undefined ? `/office/content/${kind}` : `/office/content/${kind}/${encodeURIComponent(saved.id)}`);
      return undefined;
    }
    keep(saved);
    return saved.values;
  };
}
