import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { type RunningServer, startServer } from '../../server.ts';

/** Runs `undo` after the current test; outside of a test, at the top of a file or of a `describe`, after all of its tests. */
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

/** The real server, stopped after the test or the file. */
export async function testServer(...options: Parameters<typeof startServer>): Promise<RunningServer> {
  const server = await startServer(...options);
  cleanUp(() => server.stop());
  return server;
}

/** Posts JSON. */
export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
