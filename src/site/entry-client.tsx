import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createData, type Snapshot } from '../data/create-data.ts';
import { createSession, type SessionState } from '../data/session.ts';
import { adopt, createStyleTarget } from '../style/style-target.ts';
import type { Posted } from './Posted.tsx';
// Only so that the font comes to stand among the site's files: the server's half names it.
import './fonts.ts';
import { expectStyles, laterStyles } from './later-styles.ts';
import { findRoute, loadPage } from './routes.ts';
import { Site } from './Site.tsx';

/** What the server's page brings along, in <script type="application/json" id="page-data">. */
interface PageData {
  host: string;
  snapshot: Snapshot;
  session: SessionState;
  posted?: Posted;
}

const own = document.getElementById('styles');
const written = own?.textContent ?? '';
const styles = createStyleTarget(written, written.length);
adopt(document, styles);
expectStyles(own?.dataset.later, styles);

const page: PageData = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
const data = createData({ host: page.host, snapshot: page.snapshot });
const session = createSession({ host: page.host, shown: page.session });
const root = document.getElementById('root');

// The current page's code before hydration, so that nothing of the server's page is taken down for a spinner.
loadPage(findRoute(location.pathname).route).then(
  () => {
    const site = <Site data={data} session={session} styles={styles} posted={page.posted} />;
    // In slices, between which the page stays at the visitor's service.
    if (root) startTransition(() => void hydrateRoot(root, site));
    // Not before, when they would take their share of a slow line.
    return laterStyles();
  },
  // Where it never comes the server's page stays as it is, with links and forms that lead on without it.
  () => undefined,
);
