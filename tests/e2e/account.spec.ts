import { axeViolations } from '../axe.ts';
import { type MailCatcher, startMailCatcher } from '../mail-catcher.ts';
import { type RunningServer, startServer } from '../server.ts';
import { hydrated, open, register } from './helpers.ts';
import { expect, test } from './site.ts';

const mailTest = test.extend<{ mailed: { catcher: MailCatcher; server: RunningServer } }>({
  /** A server that sends mails, and the mail server that receives them. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  mailed: async ({}, use) => {
    const catcher = await startMailCatcher();
    const mail = { SMTP_URL: catcher.smtpUrl, NOTIFY_EMAIL: 'office@school.pk' };
    const server = await startServer({ ...mail, PUBLIC_URL: 'http://school.test' });
    await use({ catcher, server });
    await server.stop();
    await catcher.close();
  },
});

mailTest('A parent sets a new password by a mail, signs in, and erases the account', async ({ page, mailed }) => {
  const { catcher, server } = mailed;
  const { email } = await register(server);
  const password = 'eleven blue kites';

  await open(page, `${server.url}/?auth=signin`);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Forgot Password/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Your Password?' })).toBeFocused();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await expect(page.getByText(/^If there is an account/)).toBeVisible();

  await expect.poll(() => catcher.mails.length, { timeout: 15_000 }).toBe(1);
  const link = new URL(catcher.linkIn(catcher.mails[0]));
  expect(link.origin).toBe('http://school.test');
  await page.goto(server.url + link.pathname + link.hash);
  await hydrated(page);
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByText(/^Your new password is set/)).toBeVisible();

  await page.goto(`${server.url}/account`);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Email').fill(email);
  await modal.getByRole('textbox', { name: 'Password' }).fill(password);
  await modal.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Name and phone' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('First name').fill('Zoya');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner').getByText('Zoya Qureshi')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');

  await page.getByRole('form', { name: 'Erase my account' }).getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Erase My Account' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
});
