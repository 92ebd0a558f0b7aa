import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A separate build folder, because `dist` may contain a kit. */
const buildDir = await mkdtemp(join(tmpdir(), 'steam-kit-build-'));
vi.stubEnv('BUILD_DIR', buildDir);
// Import dynamically: the modules read BUILD_DIR when they load.
const { withBuildLock } = await import('../../src/server/build/build-lock.ts');
const { readSettings } = await import('../../src/settings/settings.ts');
const { kitPages } = await import('../../src/server/showcase/kit.ts');
const { createKitBuild, noKitBuild, shouldBuildKit } = await import('../../src/server/showcase/kit-build.ts');

/** Starting a process may take seconds on a busy machine. */
const patient = { timeout: 20_000 };
const log: string[] = [];
/** Starts a kit build that runs `script` instead of Storybook. */
function startBuilder(script: string) {
  const build = createKitBuild((line) => log.push(line), [process.execPath, '--input-type=module', '-e', script]);
  build.start();
  return build;
}
const request = (path: string, build = noKitBuild) => kitPages(build.state).request(path);

beforeEach(async () => {
  log.length = 0;
  await mkdir(join(buildDir, 'kit'), { recursive: true });
});
afterEach(() => rm(buildDir, { recursive: true, force: true }));

describe('The kit (documentation of the components at /kit/)', () => {
  it('shows the progress of its background build, and then its pages', async () => {
    const go = join(buildDir, 'go');
    const build = startBuilder(`
      import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
      console.log('Building the kit on <React>…');
      while (!existsSync(${JSON.stringify(go)})) await new Promise((done) => setTimeout(done, 5));
      const folder = ${JSON.stringify(join(buildDir, 'kit/react'))};
      mkdirSync(folder + '/assets', { recursive: true });
      writeFileSync(folder + '/index.html', '<title>The kit</title>');
      writeFileSync(folder + '/assets/Dialog-C34N01rE.js', '');
      writeFileSync(folder + '/runtime.js', '');
    `);
    await expect.poll(async () => (await request('/kit/', build)).text(), patient).toContain('on &lt;React&gt;…');
    const waiting = await request('/kit/', build);
    expect([waiting.status, waiting.headers.get('cache-control')]).toEqual([202, 'no-store']);
    expect(await (await request('/kit/preact/', build)).text()).toContain('<progress');

    await writeFile(go, '');
    await expect.poll(() => build.state(), patient).toEqual({ kind: 'done' });
    const shown = await request('/kit/', build);
    expect([shown.status, await shown.text()]).toEqual([200, '<title>The kit</title>']);
    const cacheOf = async (path: string) => (await request(path, build)).headers.get('cache-control');
    expect(await cacheOf('/kit/assets/Dialog-C34N01rE.js')).toMatch(/immutable/);
    expect(await cacheOf('/kit/runtime.js')).toBe('no-cache');
    expect(log).toEqual([]);
  });

  it('shows the progress page before its build starts, which waits for the build of the site', async () => {
    const early = await request(
      '/kit/',
      createKitBuild((line) => log.push(line)),
    );
    expect(early.status).toBe(202);
    expect(await early.text()).toContain('Waiting until the site is ready…');
  });

  it('shows why its build failed and how to repeat it', async () => {
    const build = startBuilder(`console.error('Error: no <space> left'); process.exitCode = 1;`);
    await expect.poll(() => build.state().kind, patient).toBe('failed');
    const page = await (await request('/kit/', build)).text();
    expect(page).toContain('Error: no &lt;space&gt; left');
    expect(page).toContain('<code>npm run build</code>');
    expect(page).not.toContain('<script');
    expect(log.join()).toMatch(/could not be built.*npm run build\nError: no <space> left/);
  });

  it('shows the build command if this server does not build it, and no request starts a build', async () => {
    for (const path of ['/kit/', '/kit/preact/', '/kit/iframe.html?id=x', '/kit/assets/x.js']) {
      const response = await request(path);
      expect([path, response.status]).toEqual([path, 503]);
      expect(await response.text()).toContain('<code>npm run build</code>');
    }
    expect(existsSync(join(buildDir, 'kit/lock'))).toBe(false);
  });

  it('is built by a child process that ends with the server', async () => {
    const alive = join(buildDir, 'alive');
    const build = startBuilder(`
      import { rmSync, writeFileSync } from 'node:fs';
      writeFileSync(${JSON.stringify(alive)}, '');
      process.once('SIGTERM', () => { rmSync(${JSON.stringify(alive)}); process.exit(1); });
      setInterval(() => {}, 1000);
    `);
    await expect.poll(() => existsSync(alive), patient).toBe(true);
    build.stop();
    await expect.poll(() => existsSync(alive), patient).toBe(false);
    expect(log).toEqual([]);
  });

  it('is built only by a server that shows it and that may build', () => {
    const here = { isDev: false, mayBuild: true };
    const builds = (env: Record<string, string>, more = {}) => shouldBuildKit(readSettings(env), { ...here, ...more });
    expect(builds({})).toBe(true);
    expect(builds({ SHOW: 'kit' })).toBe(true);
    expect(builds({ SHOW: 'demo,add' })).toBe(false);
    expect(builds({ SHOW: 'none' })).toBe(false);
    expect(builds({ BUILD_KIT: 'false' })).toBe(false);
    expect(builds({}, { isDev: true })).toBe(false);
    expect(builds({}, { mayBuild: false })).toBe(false);
  });
});

describe('The build lock', () => {
  const file = () => join(buildDir, 'kit/lock');

  it('lets one process build at a time; the others wait', async () => {
    const events: string[] = [];
    const first = Promise.withResolvers<void>();
    const one = withBuildLock(file(), () => first.promise.then(() => void events.push('first')));
    await expect.poll(() => existsSync(file()), patient).toBe(true);
    const two = withBuildLock(file(), async () => void events.push('second'), { onWait: () => events.push('waits') });
    await expect.poll(() => events, patient).toEqual(['waits']);
    first.resolve();
    await Promise.all([one, two]);
    expect(events).toEqual(['waits', 'first', 'second']);
    expect(existsSync(file())).toBe(false);
  });

  it('is released by a failed build, and taken from a killed process', async () => {
    await expect(withBuildLock(file(), () => Promise.reject(new Error('full')))).rejects.toThrow('full');
    await writeFile(file(), '');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(file(), longAgo, longAgo);
    expect(await withBuildLock(file(), async () => 'built')).toBe('built');
  });

  it('stops waiting when the build is aborted', async () => {
    await writeFile(file(), '');
    const aborter = new AbortController();
    const { signal } = aborter;
    const waiting = withBuildLock(file(), async () => {}, { onWait: () => aborter.abort(), signal });
    await expect(waiting).rejects.toThrow(/abort/);
  });
});
