import { allRoutes } from '../routes.ts';
import { type Load, loadPage, touchPage } from './browser.ts';
import type { PagesOptions } from './pages.ts';
import { round, type Section } from './report.ts';
import { kilobytes, of, row } from './row.ts';

/** Loads a page until most of so many loads say the same by each criterion, whatever the others would say. */
async function loadsThatDecide(
  most: number,
  criteria: readonly ((load: Load) => boolean)[],
  one: () => Promise<Load>,
): Promise<Load[]> {
  const loads: Load[] = [];
  const decided = (criterion: (load: Load) => boolean) => {
    const good = loads.filter(criterion).length;
    return Math.max(good, loads.length - good) > most / 2;
  };
  while (loads.length < most && !criteria.every(decided)) loads.push(await one());
  return loads;
}

/** Every route once more by itself: what it loads at first, whether it jumps, whether it blocks. */
export async function routes({ site, rounds }: PagesOptions, mostScript: number): Promise<Section> {
  const cookies = [{ name: 'token', value: 'a-token', url: site }];
  const [mostCls, mostTbt] = [0.001, 25];
  const rows: Section['rows'] = [];
  const worst = { script: 0, cls: 0, tbt: 0 };
  for (const path of allRoutes) {
    const loads = await loadsThatDecide(rounds, [({ cls }) => cls <= mostCls, ({ tbt }) => tbt <= mostTbt], () =>
      loadPage(site + path, path.startsWith('/video') ? { cookies } : {}),
    );
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
      { what: 'most CLS of any route', measured: round(worst.cls, 4), target: mostCls },
      { what: 'most TBT of any route', measured: round(worst.tbt), target: mostTbt, unit: ' ms' },
    ],
  };
}

/** What comes once the visitor does something for the first time. */
export async function touched(site: string): Promise<Section> {
  const rows: Section['rows'] = [];
  for (const path of ['/', '/explore-allcourses', '/course-details/kitchen-chemistry', '/contactus']) {
    const { bytes, takenOver = Number.NaN, tbt } = await touchPage(site + path);
    rows.push({
      page: path,
      'JS KB, all in all': kilobytes(bytes.script),
      'taken over after ms': round(takenOver),
      'TBT ms, all in all': round(tbt),
    });
  }
  return {
    title: 'At the first sign of a visitor',
    text: 'A pointer moves as soon as the header’s scripts are there: then the page’s own come. Until they do, its links, its filter and its forms work without them. One load of each.',
    rows,
    verdicts: [],
  };
}
