import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sampleSeed } from '../../src/content/versions/seed.ts';
import { prepareDatabase } from '../../src/db/prepare.ts';
import { newNamesPerDay } from '../../src/server/counts/names-in-use.ts';
import { findPrograms, startCluster } from '../api/support/cluster.ts';
import { startServer } from '../server.ts';
import type { Measurement } from './run.ts';

/** The number of invented partner names, which a flood would send in an hour and the bench sends in twenty seconds. */
const inventedNames = 10_000;
const namesPerSecond = 500;
const listedEvery = 10;
const agentText = 'Mozilla/5.0 (Linux; Android 15) Chrome/156.0.0.0 Mobile Safari/537.36';

/** Clicks for 10,000 invented partner names, from many networks, on three servers with one PostgreSQL. Every tenth is for a listed partner. */
export const inventedNamesFlood = (): Measurement[] => [
  {
    rows: {
      '/go/ on three servers with 10,000 invented names: median, ms': '≤ 5',
      '/go/ on three servers with 10,000 invented names: 99th percentile, ms': '',
      'invented names with rows of their own': `≤ ${newNamesPerDay.total}`,
      'rows of counts for them': `≤ ${newNamesPerDay.total + 1}`,
      'clicks of the listed partner that are lost': '0',
      'all other clicks that are lost': '0',
    },
    measure: flood,
  },
];

async function flood(): Promise<number[]> {
  const programs = findPrograms();
  if (!programs) throw new Error('There is no PostgreSQL here.');
  const cluster = await startCluster(programs);
  try {
    const url = await cluster.createDatabase('flood', 'template0');
    const db = await prepareDatabase({ kind: 'postgres', url }, [sampleSeed]);
    const env = { DATABASE_URL: url, TRUST_PROXY: 'true' };
    const servers = await Promise.all([1, 2, 3].map(() => startServer(env)));
    const sent = await clickAll(servers.map((server) => server.url));
    // A server writes its counts before it stops.
    for (const server of servers) await server.stop();
    const counts = await db.selectFrom('counts').select(['partner', 'count']).where('kind', '=', 'download').execute();
    const names = await db.selectFrom('partner_names').select('id').execute();
    await db.destroy();
    const listed = counts
      .filter(({ partner }) => partner === 'mehwish-gul')
      .reduce((sum, row) => sum + Number(row.count), 0);
    const all = counts.reduce((sum, row) => sum + Number(row.count), 0);
    const delays = sent.delaysMs.toSorted((one, other) => one - other);
    const at = (share: number) => delays[Math.floor(delays.length * share)] ?? Number.NaN;
    return [
      at(0.5),
      at(0.99),
      names.length,
      counts.filter(({ partner }) => partner !== 'mehwish-gul').length,
      sent.listed - listed,
      sent.invented - (all - listed),
    ];
  } finally {
    await cluster.end('SIGINT');
    cluster.remove();
  }
}

/** Clicks at a fixed rate on each server in turn, each time from another network. */
async function clickAll(urls: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const answered = { listed: 0, invented: 0, delaysMs: [] as number[] };
  const pending: Promise<void>[] = [];
  const start = performance.now();
  const clickOnce = (n: number, partner: string, plannedMs: number) =>
    new Promise<void>((resolve) => {
      const address = `${urls[n % urls.length]}/go/lab-notebook?partner=${partner}`;
      const headers = { 'User-Agent': agentText, 'X-Forwarded-For': `11.${n >> 16}.${(n >> 8) & 255}.${n & 255}` };
      get(address, { agent, headers }, (response) => {
        response.resume();
        if (response.statusCode === 302) {
          answered.delaysMs.push(performance.now() - plannedMs);
          answered[partner === 'mehwish-gul' ? 'listed' : 'invented'] += 1;
        }
        response.once('close', () => resolve());
      }).once('error', () => resolve());
    });
  for (let sent = 0; sent < inventedNames; ) {
    const due = Math.min(inventedNames, Math.floor(((performance.now() - start) / 1_000) * namesPerSecond));
    for (; sent < due; sent += 1) {
      const plannedMs = start + (sent / namesPerSecond) * 1_000;
      pending.push(clickOnce(sent, `invented-${sent}`, plannedMs));
      if (sent % listedEvery === 0) pending.push(clickOnce(100_000 + sent, 'mehwish-gul', plannedMs));
    }
    await wait(1);
  }
  await Promise.all(pending);
  agent.destroy();
  return answered;
}
