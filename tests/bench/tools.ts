import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArgs, wholeChromiumPath } from '../chromium.ts';
import type { Measurement } from './run.ts';

const run = promisify(execFile);
const options = { env: { ...process.env, CHROME_PATH: wholeChromiumPath() }, maxBuffer: 64e6 };

/* Fetched by npx, not dependencies: Lighthouse alone brings ninety packages that nothing but these numbers needs. */
const lighthousePackage = 'lighthouse@13.5.0';
const autocannonPackage = 'autocannon@9.0.0';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse as it comes: a phone on simulated slow 4G. */
export const lighthouse = (): Measurement[] =>
  ['/', '/explore-allcourses', '/course-details/kitchen-chemistry'].map((path) => ({
    what: path,
    rows: categories.map((category) => ({
      what: `${path}: ${category}`,
      target: category === 'performance' ? '≥ 99' : '100',
      unit: '' as const,
    })),
    measure: async (url) => {
      const args = ['--yes', lighthousePackage, url + path, '--output=json', '--quiet'];
      const flags = ['--headless', ...chromiumArgs].join(' ');
      const only = `--only-categories=${categories.join(',')}`;
      const { stdout } = await run('npx', [...args, only, `--chrome-flags=${flags}`], options);
      const report: { categories: Record<string, { score: number }> } = JSON.parse(stdout);
      return categories.map((category) => Math.round((report.categories[category]?.score ?? Number.NaN) * 100));
    },
  }));

/** Answers a second to sixteen connections, by autocannon on the same machine. */
export const serving = (): Measurement[] =>
  ['/', '/explore-allcourses', '/api/course'].map((path) => ({
    what: path,
    rows: [{ what: `${path}: answers`, target: '', unit: '/s' }],
    measure: async (url) => {
      const args = ['--yes', autocannonPackage, '-j', '-c', '16', '-d', '3', '-H', 'Accept-Encoding=br', url + path];
      const { stdout } = await run('npx', args, options);
      const report: { requests: { average: number }; non2xx: number } = JSON.parse(stdout);
      if (report.non2xx > 0) throw new Error(`${path} refused ${report.non2xx} requests.`);
      return [report.requests.average];
    },
  }));
