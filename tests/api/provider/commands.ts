import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { root } from '../../../src/settings/folders.ts';
import { counted } from '../../runner/counts.ts';

export interface CommandResult {
  code: number;
  out: string;
  err: string;
}

export type Command = 'content' | 'office' | 'backup' | 'import';

/** The environment of a command; it ignores the .env of this checkout. */
export const withEnv = (env: Record<string, string>) => ({ ...process.env, ENV_FILE: '/dev/null', ...env });

/** Runs a command like `npm run`, in a separate process. */
export const run = (command: Command, args: string[], env: Record<string, string>): Promise<CommandResult> =>
  execute(root, command, args, withEnv(env));

/** Runs a command in another checkout, without any setting in the environment. */
export const runIn = (checkout: string, command: Command, args: string[]): Promise<CommandResult> =>
  execute(checkout, command, args, { PATH: process.env.PATH });

function execute(cwd: string, command: Command, args: string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  counted('processes');
  return new Promise((resolve) => {
    execFile(process.execPath, [`src/cli/${command}.ts`, ...args], { cwd, env, maxBuffer: 32e6 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out, err }),
    );
  });
}

/** Starts a command that the test can kill. */
export function start(command: Command, args: string[], env: Record<string, string>): ChildProcess {
  counted('processes');
  return spawn(process.execPath, [`src/cli/${command}.ts`, ...args], {
    cwd: root,
    env: withEnv(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
