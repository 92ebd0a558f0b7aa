import { codeOf, isDatabaseUnavailable, isDiskFull } from '../db/unavailable.ts';
import { databaseName, databaseOrigin } from '../settings/database-name.ts';
import { loadEnvFile } from '../settings/env-file.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { UserError } from '../settings/user-error.ts';

export interface Cli {
  /** Printed if the arguments cannot be parsed. */
  usage: string;
  /** Runs the command. Prints the returned text; for a `UserError`, prints only its message. */
  run: (args: string[], settings: Settings) => Promise<string | undefined>;
  /** States the result of a failure in a sentence: "Nothing was imported." */
  afterFailure?: () => string;
  /** Whether standard output is data for another program: the database's name then goes to standard error. */
  isData?: (args: readonly string[]) => boolean;
  /** @default 'The database' */
  database?: string;
  /** Replaces the message if the disk is full. */
  diskFull?: string;
}

/**
 * Runs a command: reads the settings once, prints the database's name and the result, and turns an expected failure into one sentence and exit
 * code 1. An unexpected error keeps its stack trace.
 */
export async function runCli(cli: Cli): Promise<void> {
  try {
    loadEnvFile();
    const args = process.argv.slice(2);
    const settings = readSettings(process.env);
    const line = `Database: ${databaseName(settings)} (${databaseOrigin(settings)})`;
    if (cli.isData?.(args)) console.error(line);
    else console.log(line);
    const output = await cli.run(args, settings);
    if (output !== undefined) console.log(output);
  } catch (error) {
    const message = describeFailure(error, cli);
    if (message === undefined) throw error;
    console.error(message);
    process.exitCode = 1;
  }
}

/** Returns the sentence for an expected failure; undefined for a bug. */
function describeFailure(error: unknown, cli: Cli): string | undefined {
  const { usage, afterFailure, database = 'The database', diskFull } = cli;
  const after = (sentence: string) => [sentence, afterFailure?.()].filter(Boolean).join(' ');
  if (error instanceof UserError) return error.message;
  const code = codeOf(error);
  if (code.startsWith('ERR_PARSE_ARGS')) return usage;
  if (isDiskFull(error)) return diskFull ?? after('The disk is full.');
  // Omits the database URL, which may contain a password.
  if (isDatabaseUnavailable(error)) return after(`${database} cannot be used (${code || 'connection lost'}).`);
  if (error instanceof Error && 'syscall' in error) return after(`${error.message}.`);
  return undefined;
}
