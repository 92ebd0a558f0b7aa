import { BucketError } from '../content/media/media.ts';
import { codeOf, isDatabaseUnavailable, isDiskFull, isReadOnlyFault } from '../db/unavailable.ts';
import { databaseName, databaseOrigin } from '../settings/database-name.ts';
import { loadEnvFile } from '../settings/env-file.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { UserError } from '../settings/user-error.ts';

export interface Cli {
  /** Printed if the arguments cannot be parsed. */
  usage: string;
  /** Runs the command. Prints the returned text or outcome; for a `UserError`, prints only its message. */
  run: (args: string[], settings: Settings) => Promise<string | Outcome | undefined>;
  /** Returns a sentence on the effect of a failure, such as "Nothing was imported." */
  afterFailure?: () => string;
  /** True if standard output is data for another program. Then the database's name is printed to standard error. */
  isData?: (args: readonly string[]) => boolean;
  /** The name of the database in error messages. @default 'The database' */
  database?: string;
  /** The error message for a full disk, instead of the default one. */
  diskFull?: string;
}

export interface Outcome {
  output?: string | undefined;
  /** The message of an expected failure. */
  failure?: string;
}

/** Runs the command of this process: prints the result, and ends with exit code 1 after an expected failure. */
export async function runCli(cli: Cli): Promise<void> {
  const { output, failure } = await runCommand(cli, process.argv.slice(2), process.env);
  if (output !== undefined) console.log(output);
  if (failure === undefined) return;
  console.error(failure);
  process.exitCode = 1;
}

/**
 * Runs a command with the settings of `env` and of `.env`, and prints the database's name first.
 *
 * @throws unexpected errors
 */
export async function runCommand(cli: Cli, args: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  try {
    loadEnvFile(env);
    const settings = readSettings(env);
    const line = `Database: ${databaseName(settings)} (${databaseOrigin(settings)})`;
    if (cli.isData?.(args)) console.error(line);
    else console.log(line);
    const result = await cli.run(args, settings);
    return typeof result === 'object' ? result : { output: result };
  } catch (error) {
    const failure = describeFailure(error, cli);
    if (failure === undefined) throw error;
    return { failure };
  }
}

/** Returns the message for an expected failure; undefined for a bug. */
function describeFailure(error: unknown, cli: Cli): string | undefined {
  const { usage, afterFailure, database = 'The database', diskFull } = cli;
  const after = (sentence: string) => [sentence, afterFailure?.()].filter(Boolean).join(' ');
  if (error instanceof BucketError) return after(error.message);
  if (error instanceof UserError) return error.message;
  const code = codeOf(error);
  if (code.startsWith('ERR_PARSE_ARGS')) return usage;
  if (isDiskFull(error)) return diskFull ?? after('The disk is full.');
  if (isReadOnlyFault(error)) return after(`${database} or its disk can only be read.`);
  // Omits the database URL, which may contain a password.
  if (isDatabaseUnavailable(error)) return after(`${database} cannot be used (${code || 'connection lost'}).`);
  if (error instanceof Error && 'syscall' in error) return after(`${error.message}.`);
  return undefined;
}
