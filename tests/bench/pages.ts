import type { CourseSummary } from '../../src/domain/entities.ts';
import { filterCourses } from '../../src/domain/filters.ts';
import { inBrowser, type Load, loadPage, type Paints, paints, pressKeys, usableAt } from './browser.ts';
import { calmest, leftAlone } from './machine.ts';
import { type Comparison, inTurn, type Pair, ratiosOf, untilSure } from './pairs.ts';
import { performanceScore } from './performance-score.ts';
import type { Wanted } from './probe.ts';
import { ofPairs, round, type Section } from './report.ts';
import { of, row } from './row.ts';
import { catalogueTwin, hostPage, vanillaElement, vanillaPage, withoutScripts } from './twin.ts';
import type { TwinServer } from './twin-server.ts';

/** What is read of a page, and the most of its twin's that it may be. */
interface Read<T> {
  what: string;
  target: number;
  read: (one: T) => number;
}

interface Compared<T> extends Comparison {
  ours: () => T[];
  other: () => T[];
}

/** Two pages in turn, a few times for a start; `loads` are pairs that there are already. */
async function compare<T>(
  ours: () => Promise<T>,
  other: () => Promise<T>,
  reads: readonly Read<T>[],
  loads: readonly Pair<T>[] = [],
): Promise<Compared<T>> {
  const pairs = await inTurn(6 - loads.length, ours, other, [...loads]);
  return {
    more: (times) => inTurn(times, ours, other, pairs),
    verdicts: () =>
      reads.map(({ what, target, read }) => ({ what, target, ...ofPairs(ratiosOf(leftAlone(pairs), read), 3) })),
    ours: () => calmest(pairs).map((pair) => pair.ours),
    other: () => calmest(pairs).map((pair) => pair.other),
  };
}

const loadBoth = (times: number, ours: string, other: string) =>
  inTurn(
    times,
    () => loadPage(ours),
    () => loadPage(other),
  );

const comparePaints = (name: string, ours: string, other: string, loads: readonly Pair<Paints>[]) =>
  compare<Paints>(
    () => paints(ours),
    () => paints(other),
    [
      { what: `${name}: FCP beside its twin`, target: 1.05, read: ({ fcp }) => fcp },
      { what: `${name}: LCP beside its twin`, target: 1.05, read: ({ lcp }) => lcp },
    ],
    loads,
  );

const compareUsable = (what: string, ours: () => Promise<number>, other: () => Promise<number>) =>
  compare(ours, other, [{ what, target: 1.1, read: (ms) => ms }]);

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
}

/** What is compared in as many pairs as it takes, and when that is to end at the latest (as of Date.now). */
interface ComparedOptions extends PagesOptions {
  until: number;
}

/** The catalogue, the home page and a course beside plain pages that show the same. */
export async function pages({ site, twins, courses, rounds, until }: ComparedOptions): Promise<Section> {
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
  const measured: {
    name: string;
    loads: Pair<Load>[];
    seen: Compared<Paints>;
    usable?: Compared<number>;
  }[] = [];
  for (const [name, path] of [
    ['catalogue', '/explore-allcourses'],
    ['home', '/'],
    ['course', '/course-details/kitchen-chemistry'],
  ] as const) {
    const catalogue = name === 'catalogue';
    twins.put(`/twin-${name}`, catalogue ? catalogueTwin(courses, font) : withoutScripts(await html(path)));
    const twin = `${twins.url}/twin-${name}`;
    const address = site + path;
    const loads = await loadBoth(rounds, address, twin);
    measured.push({
      name,
      loads,
      seen: await comparePaints(name, address, twin, loads),
      ...(catalogue && {
        usable: await compareUsable(
          'catalogue: filter usable beside its twin',
          () => usableAt(address, science(courses)),
          () => usableAt(twin, science(courses)),
        ),
      }),
    });
  }
  await untilSure(
    measured.flatMap(({ seen, usable }) => (usable ? [seen, usable] : [seen])),
    until,
  );
  for (const { name, loads, seen, usable } of measured) {
    const ours = calmest(loads).map((pair) => pair.ours);
    const other = calmest(loads).map((pair) => pair.other);
    section.verdicts.push(
      ...seen.verdicts(),
      {
        what: `${name}: Lighthouse’s performance score, computed`,
        measured: of(ours, performanceScore),
        target: 100,
        least: true,
      },
      ...(usable?.verdicts() ?? []),
    );
    section.rows.push(
      row(name, ours, { seen: seen.ours(), ...(usable && { usable: usable.ours() }) }),
      row(`${name}, plain`, other, { seen: seen.other(), ...(usable && { usable: usable.other() }) }),
    );
  }
  return section;
}

/** A partner's page with our course finder, by both ways in, beside the same page with an element written by hand. */
export async function widget({ twins, courses, rounds, until }: ComparedOptions): Promise<Section> {
  twins.put('/classic', hostPage('classic'));
  twins.put('/loader', hostPage('loader'));
  twins.put('/vanilla', vanillaPage());
  twins.put('/vanilla.js', vanillaElement, 'text/javascript; charset=utf-8');
  const section: Section = { title: 'The course finder on a partner’s page', rows: [], verdicts: [] };
  const vanilla = `${twins.url}/vanilla`;
  const measured: { what: string; loads: Pair<Load>[]; usable: Compared<number>; keys: number }[] = [];
  for (const way of ['classic', 'loader'] as const) {
    const page = `${twins.url}/${way}`;
    const what = way === 'classic' ? 'by the classic script' : 'by the loader';
    measured.push({
      what,
      loads: await loadBoth(rounds, page, vanilla),
      usable: await compareUsable(
        `widget ${what}: usable beside the vanilla element`,
        () => usableAt(page, science(courses, 'steam-course-finder')),
        () => usableAt(vanilla, science(courses, 'vanilla-finder')),
      ),
      keys: await inBrowser(async (tab) => {
        await tab.page.goto(page);
        await tab.page.locator('steam-course-finder select').first().waitFor();
        return pressKeys(tab, 'steam-course-finder select', ['ArrowDown', 'ArrowDown', 'ArrowDown']);
      }),
    });
  }
  await untilSure(
    measured.map(({ usable }) => usable),
    until,
  );
  for (const { what, loads, usable, keys } of measured) {
    const ours = calmest(loads).map((pair) => pair.ours);
    const other = calmest(loads).map((pair) => pair.other);
    const beyond = (read: (load: Load) => number) => Math.max(0, of(ours, read) - of(other, read));
    section.verdicts.push(
      ...usable.verdicts(),
      {
        what: `widget ${what}: TBT beyond the vanilla element’s`,
        measured: round(beyond(({ tbt }) => tbt)),
        target: 0,
        unit: ' ms',
      },
      {
        what: `widget ${what}: CLS on its host`,
        measured: round(
          of(ours, ({ cls }) => cls),
          4,
        ),
        target: 0,
      },
      { what: `widget ${what}: INP, 42 courses`, measured: round(keys), target: 64, unit: ' ms' },
    );
    section.rows.push(row(`ours, ${what}`, ours, { usable: usable.ours() }));
  }
  section.rows.push(
    row(
      'a hand-written element',
      measured.flatMap(({ loads }) => loads.map(({ other }) => other)),
      { usable: measured.flatMap(({ usable }) => usable.other()) },
    ),
  );
  return section;
}
