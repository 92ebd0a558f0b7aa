import { describe, expect, it } from 'vitest';
import { kitPages } from '../../src/server/kit/kit.ts';

function kit(built: boolean) {
  const answer = Promise.withResolvers<void>();
  const log: string[] = [];
  let builds = 0;
  const app = kitPages({
    isBuilt: async () => built,
    build: () => {
      builds += 1;
      return answer.promise;
    },
    log: (line) => log.push(line),
  });
  return { app, log, answer, builds: () => builds };
}

describe('Who asks for the kit', () => {
  it('is told that it is being built, and comes back by itself', async () => {
    const { app } = kit(false);
    const page = await app.request('/kit/');
    expect(page.status).toBe(503);
    expect(page.headers.get('refresh')).toBe('3');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('The kit is being built');
  });

  it('starts one build, however many ask', async () => {
    const { app, builds } = kit(false);
    await Promise.all(['/kit/', '/kit/preact/', '/kit/iframe.html'].map((path) => app.request(path)));
    expect(builds()).toBe(1);
  });

  it('builds nothing where it is built', async () => {
    const { app, builds } = kit(true);
    expect((await app.request('/kit/no-such-file.js')).status).toBe(404);
    expect(builds()).toBe(0);
  });

  it('is told when it could not be built, and the log why', async () => {
    const { app, log, answer } = kit(false);
    await app.request('/kit/');
    answer.reject(new Error('no room left'));
    await expect.poll(async () => (await app.request('/kit/')).text()).toContain('could not be built');
    expect((await app.request('/kit/')).headers.has('refresh')).toBe(false);
    expect(log).toEqual(['Error: no room left']);
  });

  it('finds it under a path that ends with a slash', async () => {
    const { app } = kit(true);
    for (const path of ['/kit', '/kit/preact']) {
      const answer = await app.request(path);
      expect(answer.status).toBe(308);
      expect(answer.headers.get('location')).toBe(`${path}/`);
    }
  });
});
