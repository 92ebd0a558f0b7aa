import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface CommandResult {
  code: number;
  out: string;
  err: string;
}

const root = join(import.meta.dirname, '../../..');

/** Runs a command like `npm run`: `content`, `office` or `backup`. */
export function run(
  command: 'content' | 'office' | 'backup',
  args: string[],
  env: Record<string, string>,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`src/cli/${command}.ts`, ...args],
      { cwd: root, env: { ...process.env, ...env }, maxBuffer: 32e6 },
      (error, out, err) => resolve({ code: error ? Number(error.code ?? 1) : 0, out, err }),
    );
  });
}

/** Starts a command that the test can kill. */
export const start = (
  command: 'content' | 'office' | 'backup',
  args: string[],
  env: Record<string, string>,
): ChildProcess =>
  spawn(process.execPath, [`src/cli/${command}.ts`, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
