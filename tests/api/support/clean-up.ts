import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { type RunningServer, startServer } from '../../server.ts';

/** Runs `undo` after the current test. Called outside of a test, runs it after all tests of the file or the `describe`. */
export function cleanUp(undo: () => unknown): void {
  const run = async () => {
    await undo();
  };
  if (TestRunner.getCurrentTest()) onTestFinished(run);
  else afterAll(run);
}

/** A temporary folder that is deleted after the test or the file. */
export function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'steam-test-'));
  cleanUp(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the real server. Stops it after the test or the file. */
export async function testServer(...options: Parameters<typeof startServer>): Promise<RunningServer> {
  const server = await startServer(...options);
  cleanUp(() => server.stop());
  return server;
}

export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
