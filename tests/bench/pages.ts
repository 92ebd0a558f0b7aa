import type { CourseSummary } from '../../src/domain/entities.ts';
import { filterCourses } from '../../src/domain/filters.ts';
import {
  inBrowser,
  type Kind,
  type Load,
  loadPage,
  type Paints,
  paints,
  pressKeys,
  touchPage,
  usableAt,
} from './browser.ts';
import { inTurn, median, pairwise } from './load.ts';
import { performanceScore } from './performance-score.ts';
import type { Wanted } from './probe.ts';
import { ofPairs, round, type Section, type Verdict } from './report.ts';
import { catalogueTwin, hostPage, vanillaElement, vanillaPage, withoutScripts } from './twin.ts';
import type { TwinServer } from './twin-server.ts';

const kilobytes = (bytes: number) => round(bytes / 1_000, 1);
const of = (loads: readonly Load[], read: (load: Load) => number) => median(loads.map(read));

interface Besides {
  /** When it first shows something, and its largest part, by more loads than tell the rest. */
  seen?: readonly Paints[];
  usable?: readonly number[];
}

/** One line of a table: what a page does, in medians. */
function row(
  what: string,
  loads: readonly Load[],
  { seen = loads, usable }: Besides = {},
): Record<string, string | number> {
  const weight = (kind: Kind) => kilobytes(of(loads, ({ bytes }) => bytes[kind]));
  return {
    page: what,
    'HTML KB': weight('document'),
    'JS KB': weight('script'),
    'CSS KB': weight('style'),
    'font KB': weight('font'),
    'image KB': weight('image'),
    'data KB': weight('data'),
    requests: of(loads, ({ requests }) => requests),
    'FCP ms': round(median(seen.map(({ fcp }) => fcp))),
    'LCP ms': round(median(seen.map(({ lcp }) => lcp))),
    'TBT ms': round(of(loads, ({ tbt }) => tbt)),
    CLS: round(
      of(loads, ({ cls }) => cls),
      4,
    ),
    'filter usable ms': usable ? round(median(usable)) : '–',
  };
}

function ratios(what: string, ours: readonly Paints[], other: readonly Paints[]): Verdict[] {
  const ratio = (read: (paints: Paints) => number) => ofPairs(pairwise(ours, other, read), 3);
  return [
    { what: `${what}: FCP beside its twin`, ...ratio(({ fcp }) => fcp), target: 1.05 },
    { what: `${what}: LCP beside its twin`, ...ratio(({ lcp }) => lcp), target: 1.05 },
  ];
}

const science = (courses: readonly CourseSummary[], host = ''): Wanted => ({
  select: 'select[name=category]',
  value: 'science',
  card: 'article',
  title: 'h2, h3',
  names: filterCourses(courses, { category: 'science', level: '' }).map(({ name }) => name),
  host,
});

export interface PagesOptions {
  site: string;
  twins: TwinServer;
  courses: readonly CourseSummary[];
  /** How many whole loads of each page. */
  rounds: number;
  /** How many pairs of what comes out otherwise each time: paints, and when something is of use. @default 20 */
  often?: number;
}

/** The catalogue, the home page and a course beside plain pages that show the same. */
export async function pages({ site, twins, courses, rounds, often = 20 }: PagesOptions): Promise<Section> {
  const section: Section = {
    title: 'Pages beside plain HTML',
    text:
      'The catalogue’s twin is written by hand from the same data (tests/bench/twin.ts): same pictures, same font, a few lines ' +
      'of script. The twins of the other two are our own pages without any script or data.',
    rows: [],
    verdicts: [],
  };
  const html = async (path: string) => (await fetch(site + path)).text();
  const font = /href="([^"]+\.woff2)"/.exec(await html('/'))?.[1] ?? '';
  for (const [name, path] of [
    ['catalogue', '/explore-allcourses'],
    ['home', '/'],
    ['course', '/course-details/kitchen-chemistry'],
  ] as const) {
    const catalogue = name === 'catalogue';
    twins.put(`/twin-${name}`, catalogue ? catalogueTwin(courses, font) : withoutScripts(await html(path)));
    const twin = `${twins.url}/twin-${name}`;
    const address = site + path;
    const [ours, other] = await inTurn(
      rounds,
      () => loadPage(address),
      () => loadPage(twin),
    );
    const [mine, theirs] = await inTurn(
      often,
      () => paints(address),
      () => paints(twin),
    );
    section.verdicts.push(...ratios(name, mine, theirs), {
      what: `${name}: Lighthouse’s performance score, computed`,
      measured: of(ours, performanceScore),
      target: 100,
      least: true,
    });
    const usable: { ours?: number[]; twin?: number[] } = {};
    if (catalogue) {
      [usable.ours, usable.twin] = await inTurn(
        often,
        () => usableAt(address, science(courses)),
        () => usableAt(twin, science(courses)),
      );
      const ratio = ofPairs(pairwise(usable.ours, usable.twin, Number), 3);
      section.verdicts.push({ what: 'catalogue: filter usable beside its twin', ...ratio, target: 1.1 });
    }
    section.rows.push(
      row(name, ours, { seen: mine, ...(usable.ours && { usable: usable.ours }) }),
      row(`${name}, plain`, other, { seen: theirs, ...(usable.twin && { usable: usable.twin }) }),
    );
  }
  return section;
}

const everyRoute = [
  '/',
  '/explore-allcourses',
  '/course-details/kitchen-chemistry',
  '/aboutus',
  '/steam-ambassadors',
  '/blogs',
  '/blog-details/b1',
  '/steam-products',
  '/contactus',
  '/vr-labs',
  '/enroll-now/kitchen-chemistry',
  '/add',
  '/nothing-here',
  '/video/kitchen-chemistry-m1-l1',
];

/** Every route once more by itself: what it loads at first, whether it jumps, whether it blocks. */
export async function routes({ site, rounds }: PagesOptions, mostScript: number): Promise<Section> {
  const cookies = [{ name: 'token', value: 'a-token', url: site }];
  const rows: Section['rows'] = [];
  const worst = { script: 0, cls: 0, tbt: 0 };
  for (const path of everyRoute) {
    const loads: Load[] = [];
    for (let sample = 0; sample < rounds; sample++) {
      loads.push(await loadPage(site + path, path.startsWith('/video') ? { cookies } : {}));
    }
    rows.push(row(path, loads));
    worst.script = Math.max(
      worst.script,
      of(loads, ({ bytes }) => bytes.script),
    );
    worst.cls = Math.max(
      worst.cls,
      of(loads, ({ cls }) => cls),
    );
    worst.tbt = Math.max(
      worst.tbt,
      of(loads, ({ tbt }) => tbt),
    );
  }
  return {
    title: 'Every route',
    text: 'First-load JavaScript is all that comes until the page is quiet, untouched. LCP’s element differs from page to page.',
    rows,
    verdicts: [
      {
        what: 'most first-load JavaScript of any route',
        measured: kilobytes(worst.script),
        target: mostScript,
        unit: ' KB',
      },
      { what: 'most CLS of any route', measured: round(worst.cls, 4), target: 0.001 },
      { what: 'most TBT of any route', measured: round(worst.tbt), target: 25, unit: ' ms' },
    ],
  };
}

/** What comes once the visitor does something for the first time. */
export async function touched({ site, rounds }: PagesOptions): Promise<Section> {
  const rows: Section['rows'] = [];
  for (const path of ['/', '/explore-allcourses', '/course-details/kitchen-chemistry', '/contactus']) {
    const loads: Load[] = [];
    for (let sample = 0; sample < rounds; sample++) loads.push(await touchPage(site + path));
    rows.push({
      page: path,
      'JS KB, all in all': kilobytes(of(loads, ({ bytes }) => bytes.script)),
      'taken over after ms': round(of(loads, ({ takenOver }) => takenOver ?? Number.NaN)),
      'TBT ms, all in all': round(of(loads, ({ tbt }) => tbt)),
    });
  }
  return {
    title: 'At the first sign of a visitor',
    text: 'A pointer moves as soon as the header’s scripts are there: then the page’s own come. Until they do, its links, its filter and its forms work without them.',
    rows,
    verdicts: [],
  };
}

/** A partner's page with our course finder, by both ways in, beside the same page with an element written by hand. */
export async function widget({ twins, courses, rounds, often = 20 }: PagesOptions): Promise<Section> {
  twins.put('/classic', hostPage('classic'));
  twins.put('/loader', hostPage('loader'));
  twins.put('/vanilla', vanillaPage());
  twins.put('/vanilla.js', vanillaElement, 'text/javascript; charset=utf-8');
  const section: Section = { title: 'The course finder on a partner’s page', rows: [], verdicts: [] };
  const other: { loads: Load[]; usable: number[] } = { loads: [], usable: [] };
  for (const way of ['classic', 'loader'] as const) {
    const page = `${twins.url}/${way}`;
    const [ours, their] = await inTurn(
      rounds,
      () => loadPage(page),
      () => loadPage(`${twins.url}/vanilla`),
    );
    const [usable, theirs] = await inTurn(
      often,
      () => usableAt(page, science(courses, 'steam-course-finder')),
      () => usableAt(`${twins.url}/vanilla`, science(courses, 'vanilla-finder')),
    );
    const keys = await inBrowser(async ({ page: tab }) => {
      await tab.goto(page);
      await tab.locator('steam-course-finder select').first().waitFor();
      return pressKeys(tab, 'steam-course-finder select', ['ArrowDown', 'ArrowDown', 'ArrowDown']);
    });
    const beyond = (read: (load: Load) => number) => Math.max(0, of(ours, read) - of(their, read));
    const what = `widget by the ${way === 'classic' ? 'classic script' : 'loader'}`;
    section.verdicts.push(
      {
        what: `${what}: usable beside the vanilla element`,
        ...ofPairs(pairwise(usable, theirs, Number), 3),
        target: 1.1,
      },
      {
        what: `${what}: TBT beyond the vanilla element’s`,
        measured: round(beyond(({ tbt }) => tbt)),
        target: 0,
        unit: ' ms',
      },
      {
        what: `${what}: CLS on its host`,
        measured: round(
          of(ours, ({ cls }) => cls),
          4,
        ),
        target: 0,
      },
      { what: `${what}: INP, 42 courses`, measured: round(keys), target: 64, unit: ' ms' },
    );
    section.rows.push(row(`ours, by the ${way === 'classic' ? 'classic script' : 'loader'}`, ours, { usable }));
    other.loads.push(...their);
    other.usable.push(...theirs);
  }
  section.rows.push(row('a hand-written element', other.loads, { usable: other.usable }));
  return section;
}
