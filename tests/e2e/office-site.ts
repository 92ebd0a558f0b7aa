import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { type RunningServer, startServer } from '../server.ts';
import { test } from './site.ts';

const run = promisify(execFile);

export const owner = { email: 'owner@reed.example', password: 'eleven blue kites over lahore' };

interface OfficeFixtures {
  /** Additional environment variables of the server. */
  serverEnv: Record<string, string>;
  office: { server: RunningServer; invitation: string };
}

export const officeTest = test.extend<OfficeFixtures>({
  serverEnv: [{}, { option: true }],
  /** A separate server for each test, and the invitation link of its first owner. */
  office: async ({ serverEnv }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'steam-office-'));
    const server = await startServer({ DATA_DIR: dataDir, ...serverEnv });
    const env = { ...process.env, ENV_FILE: '/dev/null', DATA_DIR: dataDir };
    const { stdout } = await run(process.execPath, ['src/cli/office.ts', 'staff', 'add', owner.email], {
      env,
    });
    const [, path = ''] = /https?:\/\/[^/\s]+(\/office\/invitation#\S+)/.exec(stdout) ?? [];
    await use({ server, invitation: server.url + path });
    await server.stop();
  },
});

/** Opens the invitation link, creates the account of the first owner, and signs in. */
export async function acceptInvitation(page: Page, invitation: string): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel('Your name').fill('Amina Khan');
  await page.getByLabel('A password').fill(owner.password);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { name: 'Welcome, Amina' }).waitFor();
}
