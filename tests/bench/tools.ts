import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { chromiumArgs, wholeChromiumPath } from '../chromium.ts';
import type { Measurement } from './run.ts';

const run = promisify(execFile);
const options = { env: { ...process.env, CHROME_PATH: wholeChromiumPath() }, maxBuffer: 64e6 };
const npx = async (...args: string[]) => JSON.parse((await run('npx', ['--yes', ...args], options)).stdout);

/* npx installs these. They are no dependencies, because Lighthouse alone would add ninety packages. */
const lighthousePackage = 'lighthouse@13.5.0';
const autocannonPackage = 'autocannon@9.0.0';

const wanted = { performance: '≥ 99', accessibility: '100', 'best-practices': '100', seo: '100' };

/** Runs Lighthouse with its defaults: a phone on simulated slow 4G. */
export const lighthouse = (): Measurement[] =>
  ['/', '/explore-allcourses', '/course-details/kitchen-chemistry'].map((path) => ({
    rows: Object.fromEntries(Object.entries(wanted).map(([category, target]) => [`${path}: ${category}`, target])),
    measure: async (url) => {
      const only = `--only-categories=${Object.keys(wanted).join(',')}`;
      const flags = `--chrome-flags=${['--headless', ...chromiumArgs].join(' ')}`;
      const report: { categories: Record<string, { score: number }> } = await npx(
        ...[lighthousePackage, url + path, '--output=json', '--quiet', only, flags],
      );
      return Object.keys(wanted).map((category) =>
        Math.round((report.categories[category]?.score ?? Number.NaN) * 100),
      );
    },
  }));

/**
 * Measures responses per second with sixteen connections of autocannon. Compares them with a bare node:http server that sends
 * the same response from memory.
 */
export const serving = (): Measurement[] =>
  ['/', '/explore-allcourses', '/api/course'].map((path) => ({
    rows: {
      [`${path}: responses per second`]: '',
      [`${path}: ÷ bare node:http’s`]: '≥ 0.75',
      [`${path}: 304s ÷ bare node:http’s`]: '≥ 0.8',
    },
    measure: async (url) => {
      const known = await rawAnswer(url + path);
      const { 'content-length': _, ...unchanged } = known.headers;
      const bare = createServer(({ headers }, response) => {
        if (headers['if-none-match'] === known.headers.etag) response.writeHead(304, unchanged).end();
        else response.writeHead(200, known.headers).end(known.body);
      });
      await once(bare.listen(0, '127.0.0.1'), 'listening');
      const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
      const tag = `If-None-Match=${known.headers.etag}`;
      const [ours, bares] = [await answersOf(url + path), await answersOf(bareUrl)];
      const [ours304, bares304] = [await answersOf(url + path, '-H', tag), await answersOf(bareUrl, '-H', tag)];
      bare.close();
      return [ours, ours / bares, ours304 / bares304];
    },
  }));

async function answersOf(url: string, ...options: string[]): Promise<number> {
  const flags = ['-j', '-c', '16', '-d', '1', '-H', 'Accept-Encoding=br', ...options];
  const report: { requests: { average: number }; '4xx': number; '5xx': number; errors: number } = await npx(
    ...[autocannonPackage, ...flags, url],
  );
  const refused = report['4xx'] + report['5xx'] + report.errors;
  if (refused > 0) throw new Error(`${url} refused ${refused} requests.`);
  return report.requests.average;
}

/** A compressed response, as the server sends it. */
async function rawAnswer(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const outgoing = get(url, { headers: { 'Accept-Encoding': 'br' } });
  const response: IncomingMessage = (await once(outgoing, 'response'))[0];
  return { headers: response.headers, body: Buffer.concat(await response.toArray()) };
}
