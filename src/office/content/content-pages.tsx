import { lazy } from 'react';
import { hasPictures, isKind, kinds } from '../../domain/office/kinds.ts';
import { Page } from '../parts/Page.tsx';
import { ContentPage } from './ContentPage.tsx';
import { FilesPage } from './FilesPage.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { ItemPage } from './ItemPage.tsx';
import { ListPage } from './ListPage.tsx';

export interface ContentPagesProps {
  page: 'menu' | 'list' | 'item' | 'files' | 'history' | 'import' | 'pictures';
  /** A parameter of the URL. */
  kind: string;
  id: string;
  timeZone: string;
}

/** Lazy, because few people open these pages. */
const ImportPage = lazy(async () => ({ default: (await import('../import/ImportPage.tsx')).ImportPage }));
const PicturesPage = lazy(async () => ({ default: (await import('../pictures/PicturesPage.tsx')).PicturesPage }));

/** The content pages. A separate chunk, because not every role needs them. */
export function ContentPages({ page, kind, id, timeZone }: ContentPagesProps) {
  if (page === 'menu') return <ContentPage />;
  if (page === 'history') return <HistoryPage timeZone={timeZone} />;
  if (page === 'files') return <FilesPage />;
  if (page === 'import') return <ImportPage kind={isKind(kind) && !kinds[kind].isFixed ? kind : 'courses'} />;
  if (page === 'pictures' && isKind(kind) && hasPictures(kind)) return <PicturesPage kind={kind} />;
  if (!isKind(kind) || page === 'pictures') {
    return (
      <Page title="This page does not exist" back={{ href: '/office/content', label: 'Content' }}>
        <p>The content has nothing with this name.</p>
      </Page>
    );
  }
  if (kind === 'school') return <ItemPage kind={kind} id="school" />;
  if (page === 'list') return <ListPage kind={kind} />;
  return <ItemPage kind={kind} id={id === 'new' && !kinds[kind].isFixed ? undefined : id} />;
}
