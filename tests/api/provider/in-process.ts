import { vi } from 'vitest';
import { contentCli } from '../../../src/cli/content.ts';
import { officeCli } from '../../../src/cli/office.ts';
import { runCommand } from '../../../src/cli/run-cli.ts';
import type { CommandResult } from './commands.ts';

const clis = { content: contentCli, office: officeCli };

/** Runs a command in this process: starting one takes a second of processor time. */
export async function runInProcess(
  command: keyof typeof clis,
  args: string[],
  env: Record<string, string>,
): Promise<CommandResult> {
  const print = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const warn = vi.spyOn(console, 'error').mockReturnValue(undefined);
  try {
    const { output, failure } = await runCommand(clis[command], args, { ...process.env, ...env });
    const text = (lines: unknown[], last: string | undefined) =>
      [...lines, ...(last === undefined ? [] : [last])].map((line) => `${line}\n`).join('');
    const [out, err] = [text(print.mock.calls.flat(), output), text(warn.mock.calls.flat(), failure)];
    return { code: failure === undefined ? 0 : 1, out, err };
  } finally {
    print.mockRestore();
    warn.mockRestore();
  }
}
