import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../server.ts';
import { load, median, paired } from './load.ts';

/**
 * What the server does beside the limit, a bare node:http server that answers the same bytes from memory. Ratios, because
 * a machine's speed drifts; none of this is a test.
 */
const rounds = 5;
const brotli = { 'accept-encoding': 'br' };

async function bareServer(url: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const etag = answer.headers.get('etag') ?? '"none"';
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ type: answer.headers.get('content-type'), etag, body }));
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
  );
  return { url: `http://127.0.0.1:${port}/`, etag, stop: () => child.kill() };
}

console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}; medians of ${rounds} pairs\n`,
);
const site = await startServer();
const rows: { what: string; 'ours / s': number; 'bare / s': number; ratio: string }[] = [];
for (const path of ['/api/course', '/api/faq', '/', '/explore-allcourses', '/course-details/kitchen-chemistry']) {
  const bare = await bareServer(site.url + path);
  const tag = (await fetch(site.url + path, { headers: { 'accept-encoding': 'identity' } })).headers.get('etag') ?? '';
  const cells = [
    ['whole', { 'accept-encoding': 'identity' }, {}],
    ['304', { 'accept-encoding': 'identity', 'if-none-match': tag }, { 'if-none-match': bare.etag }],
  ] as const;
  for (const [what, ours, theirs] of cells) {
    const result = await paired(
      rounds,
      () => load(site.url + path, { headers: ours }),
      () => load(bare.url, { headers: theirs }),
    );
    rows.push({
      what: `${path} ${what}`,
      'ours / s': Math.round(result.ours),
      'bare / s': Math.round(result.other),
      ratio: result.ratio.toFixed(2),
    });
  }
  bare.stop();
}
await site.stop();
console.table(rows);

const uncached = await startServer({ PAGE_CACHE_SECONDS: '0' });
const renders = [];
for (const path of ['/', '/explore-allcourses', '/course-details/kitchen-chemistry', '/aboutus']) {
  const times: number[] = [];
  for (let round = 0; round < 30; round++) {
    const begun = performance.now();
    await (await fetch(uncached.url + path, { headers: brotli })).arrayBuffer();
    times.push(performance.now() - begun);
  }
  renders.push({ page: path, 'rendered and compressed, ms': median(times).toFixed(1) });
}
await uncached.stop();
console.table(renders);
