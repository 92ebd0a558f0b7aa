import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumArgs, wholeChromiumPath } from '../chromium.ts';
import type { PagesOptions } from './pages.ts';
import { round, type Section } from './report.ts';
import { median } from './statistics.ts';
import { catalogueTwin } from './twin.ts';

const version = '13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'] as const;

/**
 * Lighthouse slows the processor four times, and means one whose index is 1,500 to 2,000 (its docs/throttling.md). This is the
 * index of that phone: a quicker machine is slowed more, and none less than Lighthouse does by itself.
 */
const phoneIndex = 1_750 / 4;

/**
 * What Chromium does beside the page while it is committed: two pages of its own for the address bar, which no phone has, and a
 * process for a page to come. On two cores they take the page's; Lighthouse counts by the clock, many times over. Of two such
 * lists Chromium heeds the last, so Lighthouse's own is here as well, as far as it matters.
 */
const besides =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess,' +
  'Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider';

/** The part of Lighthouse's report that is read here. */
interface Report {
  categories: Record<(typeof categories)[number], { score: number }>;
  audits: Record<(typeof times)[number], { numericValue: number }>;
  environment: { benchmarkIndex: number };
}

/**
 * Lighthouse itself, as it comes, on a phone. It is no dependency, for it brings ninety packages of 176 MB that nothing else
 * needs: npx fetches it from the registry. The plain twin of the catalogue stands beside ours, to show what the machine
 * adds.
 */
export async function lighthouse({ site, twins, courses }: PagesOptions): Promise<Section> {
  const html = await (await fetch(site)).text();
  twins.put('/twin', catalogueTwin(courses, /href="([^"]+\.woff2)"/.exec(html)?.[1] ?? ''));
  const pages = {
    home: `${site}/`,
    catalogue: `${site}/explore-allcourses`,
    course: `${site}/course-details/kitchen-chemistry`,
    'the catalogue’s plain twin': `${twins.url}/twin`,
  };
  const reports = new Map<string, Report[]>();
  const indices = [(await auditAgain(`${twins.url}/twin`, 4)).environment.benchmarkIndex];
  const slowedBy: number[] = [];
  for (let sample = 0; sample < 5; sample++)
    for (const [name, url] of Object.entries(pages)) {
      const slowdown = Math.max(4, round(median(indices) / phoneIndex, 1));
      const report = await auditAgain(url, slowdown);
      slowedBy.push(slowdown);
      indices.push(report.environment.benchmarkIndex);
      reports.set(name, [...(reports.get(name) ?? []), report]);
    }

  const section: Section = {
    title: `Lighthouse ${version}`,
    text:
      'Five runs of each page in turn, as Lighthouse comes (a phone on slow 4G, simulated), but for the processor: its four times ' +
      'slowdown is meant for a machine’s index of 1,500 to 2,000, so this one was slowed ' +
      `${Math.min(...slowedBy)} to ${Math.max(...slowedBy)} times, to the same phone. Medians.`,
    rows: [],
    verdicts: [],
  };
  for (const [name, runs] of reports) {
    const scores = categories.map((one) => [one, median(runs.map((run) => 100 * run.categories[one].score))] as const);
    const took = times.map((one) => [`${one}, ms`, round(median(runs.map((run) => run.audits[one].numericValue)))]);
    const index = median(runs.map(({ environment }) => environment.benchmarkIndex));
    const all = runs.map((run) => 100 * run.categories.performance.score).join(' ');
    section.rows.push({
      page: name,
      ...Object.fromEntries([...scores, ...took]),
      'each performance': all,
      'the machine’s index': round(index),
    });
    if (name in pages && !name.includes('twin'))
      for (const [category, measured] of scores)
        section.verdicts.push({ what: `${name}: ${category}`, measured, target: 100, least: true });
  }
  return section;
}

/** Lighthouse loses a trace now and then, and asks to be run again. */
const auditAgain = (url: string, slowdown: number) => audit(url, slowdown).catch(() => audit(url, slowdown));

async function audit(url: string, slowdown: number): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = ['--headless', `--disable-features=${besides}`, ...chromiumArgs].join(' ');
  try {
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        `lighthouse@${version}`,
        url,
        `--throttling.cpuSlowdownMultiplier=${slowdown}`,
        `--only-categories=${categories.join(',')}`,
        '--output=json',
        `--output-path=${file}`,
        '--quiet',
        `--chrome-flags=${flags}`,
      ],
      { env: { ...process.env, CHROME_PATH: wholeChromiumPath() } },
    );
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
