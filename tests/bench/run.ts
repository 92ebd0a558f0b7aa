import type { CourseSummary } from '../../src/domain/entities.ts';
import { startServer } from '../server.ts';
import { growth } from './growth.ts';
import { pages, routes, widget } from './pages.ts';
import { report, type Section } from './report.ts';
import { rendering, serving } from './serving.ts';
import { startTwinServer } from './twin-server.ts';

/**
 * Measures the built server side by side with what people would pick instead, and writes RESULTS.md. `npm run bench pages
 * growth` measures only those parts, and only prints. Ratios, because a machine's speed drifts; none of this is a test.
 */
const begun = Date.now();
process.env.SITE_RUNTIME ??= 'react';
const preact = process.env.SITE_RUNTIME === 'preact';
const site = await startServer();
const twins = await startTwinServer(site.url);
const courses: CourseSummary[] = await (await fetch(`${site.url}/api/course`)).json();
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const common = { site: site.url, twins, courses };

const parts: Record<string, () => Promise<Section>> = {
  pages: () => pages({ ...common, rounds }),
  widget: () => widget({ ...common, rounds: Math.max(1, rounds - 2) }),
  routes: () => routes({ ...common, rounds: 1 }, preact ? 20 : 68),
  growth: () => growth(site.url, courses),
  serving: () => serving(site),
  rendering,
};

const wanted = process.argv.slice(2);
const sections: Section[] = [];
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const from = Date.now();
    sections.push(await measure());
    console.error(`${name}: ${((Date.now() - from) / 1_000).toFixed(0)} s`);
  }
} finally {
  twins.stop();
  await site.stop();
}
const file = wanted.length > 0 ? undefined : preact ? 'RESULTS-preact.md' : 'RESULTS.md';
await report(sections, { file, begun, runtime: preact ? 'Preact' : '' });
