import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createData, type Snapshot } from '../data/create-data.ts';
import { createSession, type SessionState } from '../data/session.ts';
import type { School } from '../domain/school.ts';
import { adopt, createStyleTarget } from '../style/style-target.ts';
import type { FormResult } from './page.ts';
// Only so that the file comes to stand among the site's: the server's half names it (fonts.ts).
import '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?url';
import { findRoute, loadPage } from './routes.ts';
import { Site } from './Site.tsx';
import { watchScroll } from './scroll-and-focus.ts';

/** What the server's page brings along, in <script type="application/json" id="page-data">. */
interface PageData {
  /** Whose page it is. Back may have changed the address since, before scripts had come. */
  at: { path: string; search: string };
  host: string;
  snapshot: Snapshot;
  session: SessionState;
  formResult?: FormResult;
  school: School;
}

watchScroll();
const written = document.getElementById('styles')?.textContent ?? '';
const styles = createStyleTarget(written, written.length);
adopt(document, styles);

const page: PageData = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
const data = createData({ host: page.host, snapshot: page.snapshot });
const session = createSession({ host: page.host, shown: page.session });
const root = document.getElementById('root');

// With the page's own code there, so that nothing of what the server drew is replaced by a spinner. Where it cannot be had the
// document stays as it is: links, forms and disclosures that need no script.
loadPage(findRoute(page.at.path).route).then(
  () => {
    if (!root) return;
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
    // In a transition, which React does in slices between which the page answers; ErrorBoundary.tsx reports what breaks.
    startTransition(() => void hydrateRoot(root, site, { onCaughtError: () => {} }));
  },
  (error: unknown) => reportError(error),
);
