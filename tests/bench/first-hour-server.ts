import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs the command that invites the first owner. Returns the invitation link that it prints. */
export async function inviteOwner(dataDir: string, url: string): Promise<string> {
  const env = { ...process.env, ENV_FILE: '/dev/null', DATA_DIR: dataDir };
  const command = ['src/cli/office.ts', 'staff', 'add', 'owner@bright.example'];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  const [, path] = /https?:\/\/[^/\s]+(\/office\/invitation#\S+)/.exec(stdout) ?? [];
  if (path === undefined) throw new Error(`The command printed no invitation:\n${stdout}`);
  return url + path;
}
