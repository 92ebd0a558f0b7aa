import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './folders.ts';
import { SettingsError } from './settings.ts';

type Environment = Record<string, string | undefined>;

/** The variables that the file supplied, because the environment does not contain them. */
const supplied = new Set<string>();
let file = '';

/**
 * Adds the variables of `.env`, beside package.json, to the environment, which takes precedence. ENV_FILE names another
 * file. Node's `process.loadEnvFile` does not fit: it keeps the BOM of Windows' Notepad in the first name.
 */
export function loadEnvFile(env: Environment = process.env): void {
  file = resolve(root, env.ENV_FILE || '.env');
  const text = readEnvFile(file, Boolean(env.ENV_FILE));
  if (text.includes('\0')) {
    throw new SettingsError(`${file} is no plain text. Save it as UTF-8 (in Notepad: "Save as", Encoding UTF-8).`);
  }
  supplied.clear();
  for (const [name, value] of Object.entries(parseEnv(text.replace(/^\uFEFF/, '')))) {
    if (env[name] !== undefined) continue;
    env[name] = value;
    supplied.add(name);
  }
}

function readEnvFile(path: string, isRequired: boolean): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT' && !isRequired) return '';
    if (code === 'ENOENT') throw new SettingsError(`ENV_FILE names ${path}, but there is no such file.`);
    throw new SettingsError(`${path} contains the settings, but this user may not read it (${code}).`);
  }
}

/** The source of a variable: "in /srv/steam-kit/.env", or "in the environment". */
export const originOf = (name: string): string => (supplied.has(name) ? `in ${file}` : 'in the environment');

/** The path of the settings file, for messages that ask for a new setting. */
export const envFile = (): string => file || join(root, '.env');
