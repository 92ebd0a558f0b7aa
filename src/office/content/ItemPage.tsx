import { useRef } from 'react';
import type { Output } from '../../data/office.ts';
import type { FormValues } from '../../domain/office/content-contract.ts';
import { type Thing, things } from '../../domain/office/things.ts';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { capitalised } from '../form/form-values.ts';
import { ThingForm } from '../form/ThingForm.tsx';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { useGo } from '../shell/Navigation.tsx';
import { DraftBar } from './DraftBar.tsx';

export interface ItemPageProps {
  thing: Thing;
  /** Undefined for a new item. */
  id: string | undefined;
}

/** The form of one item, or of a new one. */
export function ItemPage({ thing, id }: ItemPageProps) {
  const { label, one, isFixed, title } = things[thing];
  const query = useOfficeQuery('content/item', { thing, ...(id !== undefined && { id }) });
  const name = query.data?.values[title];
  const isSchool = thing === 'school';
  const heading = id === undefined ? `New ${one}` : (typeof name === 'string' && name) || capitalised(one);
  return (
    <Page
      title={isSchool ? label : thing === 'documents' ? capitalised(id ?? '') : heading}
      back={isSchool ? { href: '/office/content', label: 'Content' } : { href: `/office/content/${thing}`, label }}
      lead={isFixed || id !== undefined ? undefined : 'It is on the site when you publish.'}
    >
      <DraftBar />
      <QueryView query={query} loading={`Loading the ${one}`}>
        {(item) => <LoadedForm thing={thing} id={id} item={item} />}
      </QueryView>
    </Page>
  );
}

/** Keeps the first loaded values: a reload in the background must not replace what is typed. */
function LoadedForm({ thing, id, item }: ItemPageProps & { item: Output<'content/item'> }) {
  const { call, refresh } = useOffice();
  const go = useGo();
  const first = useRef(item);
  const revision = useRef(item.revision);
  const currentId = useRef(id);
  const save = async (values: FormValues, release: () => void): Promise<FormValues | undefined> => {
    const present = currentId.current;
    const saved = await call('content/save', {
      ...{ thing, values, revision: revision.current },
      ...(present !== undefined && { id: present }),
    });
    revision.current = saved.revision;
    currentId.current = saved.id;
    refresh('content/overview', 'content/list', 'desk/');
    if (present !== saved.id) {
      release();
      // A new item returns to its list, to add the next one; a renamed one has another address.
      go(
        present === undefined ? `/office/content/${thing}` : `/office/content/${thing}/${encodeURIComponent(saved.id)}`,
      );
      return undefined;
    }
    // The server adds ids, and earlier names.
    const stored = await call('content/item', { thing, id: saved.id });
    revision.current = stored.revision;
    return stored.values;
  };
  return <ThingForm thing={thing} values={first.current.values} choices={item.choices} onSave={save} />;
}
