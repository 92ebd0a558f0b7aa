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

watchScroll();
const written = document.getElementById('styles')?.textContent ?? '';
const styles = createStyleTarget(written, written.length);
adopt(document, styles);

const page: PageData = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
const data = createData({ host: page.host, snapshot: page.snapshot });
const session = createSession({ host: page.host, shown: page.session });
const root = document.getElementById('root');

// Load the page's chunk before hydration, otherwise a spinner replaces the server's HTML. If it does not load, the document stays as it
// is: links, forms and disclosures work without scripts.
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
    // A transition, because React then yields to input during hydration. ErrorBoundary.tsx reports errors.
    startTransition(() => void hydrateRoot(root, site, { onCaughtError: () => {} }));
  },
  (error: unknown) => reportError(error),
);
