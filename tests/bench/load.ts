import { Agent, get } from 'node:http';

export interface LoadOptions {
  headers?: Record<string, string>;
  /** Requests under way at once. @default 32 */
  connections?: number;
  /** Milliseconds. @default 1500 */
  time?: number;
}

/** Requests one address as fast as it answers; says how many requests a second that was. */
export async function load(
  url: string,
  { headers = {}, connections = 32, time = 1_500 }: LoadOptions = {},
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + time;
  let answered = 0;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (response) => {
        response.resume();
        response.on('end', resolve);
        if ((response.statusCode ?? 500) >= 400) reject(new Error(`${url} answered ${response.statusCode}.`));
      }).on('error', reject);
    });
  const worker = async () => {
    while (performance.now() < end) {
      await one();
      answered++;
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return answered / ((performance.now() - begun) / 1_000);
}

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Both in turn, several times, so that what else the machine does falls on both; the median of the pairs' ratios. */
export async function paired(rounds: number, ours: () => Promise<number>, other: () => Promise<number>) {
  const mine: number[] = [];
  const theirs: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const [a, b] = [await ours(), await other()];
    mine.push(a);
    theirs.push(b);
    ratios.push(a / b);
  }
  return { ours: median(mine), other: median(theirs), ratio: median(ratios) };
}
