import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createData, type Snapshot } from '../data/create-data.ts';
import { createSession, type SessionState } from '../data/session.ts';
import type { School } from '../domain/school.ts';
import { adopt, createStyleTarget } from '../style/style-target.ts';
import type { FormResult } from './page.ts';
// Emits the font that fonts.ts references.
import '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?url';
import { findRoute, loadPage } from './routes.ts';
import { Site } from './Site.tsx';
import { watchScroll } from './scroll-and-focus.ts';

/** The JSON that the server writes into <script type="application/json" id="page-data">. */
interface PageData {
  /** The URL that the server rendered. Back may have changed the address bar before scripts ran. */
  at: { path: string; search: string };
  host: string;
  snapshot: Snapshot;
  session: SessionState;
  formResult?: FormResult;
  school: School;
}

/**
 * If a filter change before hydration (catalogue/early-choice.ts) is loading another page, waits until the visitor
 * returns with Back.
 */
async function staysOnPage(): Promise<void> {
  if (!document.querySelector('form[data-sent]')) return;
  await new Promise<void>((resolve) =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve();
    }),
  );
}

/**
 * Whether the document has the path that the server rendered. An archive, a saved copy or a translation proxy has another path,
 * and then the page is not hydrated. The address bar alone is unreliable: after a reload, Back can change it before scripts run.
 */
function isOwnPath(path: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return path === location.pathname || (navigation !== undefined && path === new URL(navigation.name).pathname);
}

async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const json = document.getElementById('page-data')?.textContent;
  if (!root || !json) return;
  const page: PageData = JSON.parse(json);
  if (!isOwnPath(page.at.path)) return;
  watchScroll();
  const written = document.getElementById('styles')?.textContent ?? '';
  const styles = createStyleTarget(written, written.length);
  adopt(document, styles);
  const data = createData({ host: page.host, snapshot: page.snapshot });
  const session = createSession({ host: page.host, shown: page.session });
  // Load the page's chunk before hydration, or a spinner would replace the server's HTML. If it does not load, the
  // document stays unhydrated: links, forms and disclosures work without scripts.
  await loadPage(findRoute(page.at.path, page.school).route, page.school, page.at.search);
  await staysOnPage();
  const site = (
    <Site
      data={data}
      session={session}
      styles={styles}
      school={page.school}
      at={page.at}
      formResult={page.formResult}
    />
  );
  // In a transition, React yields to input during hydration. ErrorBoundary.tsx reports errors.
  startTransition(() => void hydrateRoot(root, site, { onCaughtError: () => {} }));
}

hydrate().catch(reportError);
