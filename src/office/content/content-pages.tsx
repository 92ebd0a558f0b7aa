import { lazy } from 'react';
import { hasPictures, isThing, things } from '../../domain/office/things.ts';
import { Page } from '../parts/Page.tsx';
import { ContentPage } from './ContentPage.tsx';
import { FilesPage } from './FilesPage.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { ItemPage } from './ItemPage.tsx';
import { ListPage } from './ListPage.tsx';

export interface ContentPagesProps {
  page: 'menu' | 'thing' | 'item' | 'files' | 'history' | 'import' | 'pictures';
  /** From the address. */
  thing: string;
  id: string;
  timeZone: string;
}

/** These load when they open. */
const ImportPage = lazy(async () => ({ default: (await import('../import/ImportPage.tsx')).ImportPage }));
const PicturesPage = lazy(async () => ({ default: (await import('../pictures/PicturesPage.tsx')).PicturesPage }));

/** The pages of the content: one chunk, which the desk does not load. */
export function ContentPages({ page, thing, id, timeZone }: ContentPagesProps) {
  if (page === 'menu') return <ContentPage />;
  if (page === 'history') return <HistoryPage timeZone={timeZone} />;
  if (page === 'files') return <FilesPage />;
  if (page === 'import') return <ImportPage thing={isThing(thing) && !things[thing].isFixed ? thing : 'courses'} />;
  if (page === 'pictures' && isThing(thing) && hasPictures(thing)) return <PicturesPage thing={thing} />;
  if (!isThing(thing) || page === 'pictures') {
    return (
      <Page title="This page does not exist" back={{ href: '/office/content', label: 'Content' }}>
        <p>The content has nothing with this name.</p>
      </Page>
    );
  }
  if (thing === 'school') return <ItemPage thing={thing} id="school" />;
  if (page === 'thing') return <ListPage thing={thing} />;
  return <ItemPage thing={thing} id={id === 'new' && !things[thing].isFixed ? undefined : id} />;
}
