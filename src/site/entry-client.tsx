import { lazy, startTransition } from 'react';
import type { Snapshot } from '../data/create-data.ts';
import { laterData } from '../data/later-data.ts';
import { createSession, type SessionState } from '../data/session.ts';
import { adopt, createStyleTarget } from '../style/style-target.ts';
import { back } from './back.ts';
import type { Posted } from './Posted.tsx';
// Only so that it comes to stand among the site's files: the server's half names it (fonts.ts).
import '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?url';
import { expectLater, type LaterHalf, laterHalf } from './later.ts';
import { expectStyles, laterStyles, stylesId } from './later-styles.ts';
import { layOutRest } from './lay-out-rest.ts';
import { Site } from './Site.tsx';
import { atFirstSign, lookAfterBody, untilTakenOver } from './taking-over.ts';

/** What the server's page brings along, in <script type="application/json" id="page-data">. */
interface PageData {
  host: string;
  snapshot: Snapshot;
  session: SessionState;
  posted?: Posted;
  /** The later half's files, so that they are fetched side by side. */
  later: string[];
  /** There is something to do that does not wait for the visitor: what the server could not get is asked for. */
  atOnce: boolean;
}

const onPreact: boolean = import.meta.env.ON_PREACT;

// First of all, since a browser tells its listeners in their order.
addEventListener('popstate', () => back.step?.());

const own = document.getElementById(stylesId);
const written = own?.textContent ?? '';
const styles = createStyleTarget(written, written.length);
adopt(document, styles);
expectStyles(own?.dataset.later, styles);

const page: PageData = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
const data = laterData(page.host);
const session = createSession({ host: page.host, shown: page.session });

let arrive: (half: LaterHalf) => void = () => {};
const arrived = new Promise<LaterHalf>((resolve) => {
  arrive = resolve;
});
expectLater(async () => {
  for (const file of page.later) import(/* @vite-ignore */ file).catch(() => undefined);
  const half = await import('./later-half.tsx');
  // The current page's code before it is taken over, so that nothing of the server's page is taken down for a spinner.
  await half.loadPageOf(location.pathname);
  data.become(half.createData({ host: page.host, snapshot: page.snapshot }));
  arrive(half);
  return half;
});

// The header is taken over at once, the page below it when its visitor does something: until then it is links that the
// header's scripts follow, and forms and disclosures that need none. Where the code never comes it stays so.
let failed = false;
let patience = 3_000;
const ask = () =>
  laterHalf().catch(() => {
    failed = true;
    // Some browsers fetch again what has failed; others remember it for as long as the page lives.
    setTimeout(atFirstSign, patience, ask);
    patience *= 2;
  });
if (page.atOnce || location.search) ask();
else atFirstSign(ask);
lookAfterBody(() => failed);
const Body = lazy(async () => ({ default: (await arrived).Body }));

const site = <Site data={data} session={session} styles={styles} Body={Body} posted={page.posted} />;
const root = document.getElementById('root');
// In slices, between which the page stays at the visitor's service: react-dom itself is the longest one, so that it has a
// task of its own. What breaks is told of by ErrorBoundary.tsx.
setTimeout(async () => {
  const { hydrateRoot } = await import('react-dom/client');
  // What an extension has put behind our rules (its own, for a dark page): Preact would take it for the page.
  for (let next = own?.nextElementSibling; onPreact && next?.localName === 'style'; next = own?.nextElementSibling)
    document.head.append(next);
  if (root) startTransition(() => void hydrateRoot(root, site, { onCaughtError: () => {} }));
});
// Not in development, where React takes offence at every style that it has not set.
if (import.meta.env.PROD) layOutRest();
// Not before, when they would take their share of a slow line.
untilTakenOver().then(laterStyles);
