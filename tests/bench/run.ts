import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CourseSummary } from '../../src/domain/entities.ts';
import { startServer } from '../server.ts';
import { closeBrowser } from './browser.ts';
import { growth } from './growth.ts';
import { lighthouse } from './lighthouse.ts';
import { beginPart } from './machine.ts';
import { pages, widget } from './pages.ts';
import { report, type Section } from './report.ts';
import { routes, touched } from './routes.ts';
import { rendering, serving } from './serving.ts';
import { startTwinServer } from './twin-server.ts';

/**
 * Measures the built server side by side with what people would pick instead, and writes RESULTS.md. `npm run bench pages
 * growth` measures only those parts, and only prints; `npm run bench lighthouse` writes LIGHTHOUSE.md. Ratios, because a
 * machine's speed drifts; none of this is a test.
 */
const begun = Date.now();
process.env.SITE_RUNTIME ??= 'react';
const preact = process.env.SITE_RUNTIME === 'preact';
const site = await startServer();
const twins = await startTwinServer(site.url);
const courses: CourseSummary[] = await (await fetch(`${site.url}/api/course?brief`)).json();
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const common = { site: site.url, twins, courses };

const minutes = 60_000;
/** The pages have what time the others leave, of less than ten minutes in all. */
const byAll = begun + 9.6 * minutes;

/** In the order of the report. */
const parts: Record<string, () => Promise<Section>> = {
  pages: () => pages({ ...common, rounds, until: byAll }),
  // Two more: one long task in every third load would otherwise be a matter of chance.
  widget: () => widget({ ...common, rounds: rounds + 2, until: Date.now() + 1.1 * minutes }),
  routes: () => routes({ ...common, rounds }, preact ? 20 : 68),
  touched: () => touched(site.url),
  growth: () => growth(site.url, courses),
  serving,
  rendering,
};
const onlyByName = { lighthouse: () => lighthouse({ ...common, rounds: 5 }) };

const wanted = process.argv.slice(2);
const chosen = Object.entries(wanted.length > 0 ? { ...parts, ...onlyByName } : parts).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
);
const last = ([name]: (typeof chosen)[number]) => Number(name === 'pages');
const sections = new Map<string, Section>();
try {
  for (const [name, measure] of chosen.toSorted((one, other) => last(one) - last(other))) {
    const from = Date.now();
    beginPart();
    sections.set(name, await measure());
    console.error(`${name}: ${((Date.now() - from) / 1_000).toFixed(0)} s`);
  }
} finally {
  await closeBrowser();
  twins.stop();
  await site.stop();
}
const kind = wanted.length === 0 ? 'RESULTS' : wanted.join() === 'lighthouse' ? 'LIGHTHOUSE' : undefined;
const inOrder = chosen.flatMap(([name]) => sections.get(name) ?? []);
await report(inOrder, {
  file: kind && `${kind}${preact ? '-preact' : ''}.md`,
  by: ['npm run bench', ...wanted].join(' '),
  begun,
  runtime: preact ? 'Preact' : '',
  ...(kind === 'RESULTS' && {
    method:
      'Loads: each with a fresh profile, process and connections, in a browser that has just started and rests; slow 4G (1.6 Mbit/s, 150 ms), processor slowed 4×, 412×823; both sides in turn, most often where it is least sure, without what the machine’s host disturbed; medians, and of ratios the middle of the pairs’ (below).',
    notes: readFileSync(join(import.meta.dirname, 'NOTES.md'), 'utf8').trim(),
  }),
});
