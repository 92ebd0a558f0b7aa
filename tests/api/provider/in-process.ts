import { vi } from 'vitest';
import { backupCli, restoreCli } from '../../../src/cli/backup.ts';
import { contentCli } from '../../../src/cli/content.ts';
import { importCli } from '../../../src/cli/import.ts';
import { officeCli } from '../../../src/cli/office.ts';
import { type Cli, runCommand } from '../../../src/cli/run-cli.ts';
import { type Command, type CommandResult, withEnv } from './commands.ts';

const clis: Record<Command, (args: string[]) => Cli> = {
  content: () => contentCli,
  office: () => officeCli,
  backup: ([name]) => (name === 'restore' ? restoreCli : backupCli),
  import: importCli,
};

/** Runs a command in this process: a separate process takes a second of processor time to start. */
export async function runInProcess(
  command: Command,
  args: string[],
  env: Record<string, string>,
): Promise<CommandResult> {
  const print = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const warn = vi.spyOn(console, 'error').mockReturnValue(undefined);
  try {
    const { output, failure } = await runCommand(clis[command](args), args, withEnv(env));
    const text = (lines: unknown[], last: string | undefined) =>
      [...lines, ...(last === undefined ? [] : [last])].map((line) => `${line}\n`).join('');
    const [out, err] = [text(print.mock.calls.flat(), output), text(warn.mock.calls.flat(), failure)];
    return { code: failure === undefined ? 0 : 1, out, err };
  } finally {
    print.mockRestore();
    warn.mockRestore();
  }
}
