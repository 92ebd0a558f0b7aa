import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Settings } from '../../settings/settings.ts';
import type { Log } from '../http/log.ts';

/** The state of the background build of the kit (Storybook). */
export type KitBuildState =
  | { kind: 'off' }
  | { kind: 'building'; since: number; step: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'done' };

export interface KitBuild {
  state: () => KitBuildState;
  start: () => void;
  stop: () => void;
}

/** No build in this process: in production, in development, or with `BUILD_KIT=false`. */
export const noKitBuild: KitBuild = { state: () => ({ kind: 'off' }), start: () => {}, stop: () => {} };

/** True if this server builds the kit (Storybook) in the background. */
export const shouldBuildKit = (
  { show, buildKit }: Pick<Settings, 'show' | 'buildKit'>,
  { isDev, mayBuild }: { isDev: boolean; mayBuild: boolean },
): boolean => show.includes('kit') && buildKit && !isDev && mayBuild;

const builder = [process.execPath, join(import.meta.dirname, '../build/kit-process.ts')] as const;

/**
 * Builds a missing or outdated kit in a child process. Its low priority keeps the server responsive. Its output lines
 * are the steps of the build.
 *
 * @param command The program and its arguments.
 */
export function createKitBuild(log: Log, command: readonly [string, ...string[]] = builder): KitBuild {
  // The state before `start` as well: visitors then see the progress page from the beginning.
  let state: KitBuildState = { kind: 'building', since: Date.now(), step: 'Waiting until the site is ready…' };
  let child: ChildProcess | undefined;
  const update = (next: KitBuildState) => {
    if (state.kind === 'building') state = next;
  };
  const fail = (reason: string) => {
    if (state.kind !== 'building') return;
    update({ kind: 'failed', reason });
    log(`The kit at /kit/ could not be built. To see why and to build it again, run: npm run build\n${reason}`);
  };
  return {
    state: () => state,
    start: () => {
      const since = Date.now();
      const showStep = (step: string) => update({ kind: 'building', since, step });
      showStep('Checking whether the kit is up to date…');
      child = run(command, { showStep, fail, done: () => update({ kind: 'done' }) });
    },
    stop: () => {
      state = { kind: 'off' };
      child?.kill('SIGTERM');
    },
  };
}

interface Listeners {
  showStep: (step: string) => void;
  fail: (reason: string) => void;
  done: () => void;
}

function run([program, ...words]: readonly [string, ...string[]], { showStep, fail, done }: Listeners): ChildProcess {
  let errors = '';
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const step = text.trim().split('\n').at(-1);
    if (step) showStep(step);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-4_000);
  });
  child.on('error', (error) => fail(error.message));
  // Not `exit`, which may come before the last output.
  child.on('close', (code, signal) => {
    if (code === 0) done();
    else fail(errors.trim() || `The build ended with ${signal ?? code} and printed no reason.`);
  });
  return child;
}
