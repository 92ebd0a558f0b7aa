import type { Page } from '@playwright/test';
import { acceptInvitation, officeTest, owner } from './office-site.ts';
import { expect } from './site.ts';

const ordered = (page: Page) => page.waitForResponse(/\/content\/order$/);

async function orderList(page: Page, url: string) {
  await page.goto(`${url}/office/content/faq`);
  const rows = page.getByRole('main').getByRole('listitem');
  const titles = () => rows.getByRole('link').allInnerTexts();
  await expect(rows.nth(2)).toBeVisible();
  const [first = '', second = '', third = '', ...rest] = await titles();

  const dragged = ordered(page);
  await rows.nth(0).dragTo(rows.nth(2));
  expect((await dragged).status()).toBe(200);
  await page.reload();
  await expect(rows.nth(2)).toBeVisible();
  expect(await titles()).toEqual([second, third, first, ...rest]);

  const moved = ordered(page);
  await page.getByRole('button', { name: `Move ${first} up` }).click();
  expect((await moved).status()).toBe(200);
  await expect(page.getByRole('button', { name: `Move ${first} up` })).toBeFocused();
  await page.reload();
  await expect(rows.nth(2)).toBeVisible();
  expect(await titles()).toEqual([second, first, third, ...rest]);
}

async function goBackFromForm(page: Page) {
  await page.getByRole('link', { name: 'Content', exact: true }).first().click();
  await page.getByRole('link', { name: 'Questions', exact: true }).click();
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  const question = page.getByRole('textbox', { name: 'Question' });
  await question.fill('Typed, not saved');
  const form = page.url();

  await page.goBack();
  await page.getByRole('button', { name: 'Stay here' }).click();
  expect(page.url()).toBe(form);
  await expect(question).toHaveValue('Typed, not saved');

  await page.goBack();
  await page.getByRole('button', { name: 'Leave and lose them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/office/content/faq');
}

/** Expects that the browser's undo removes an inserted picture, and then the text that was typed before. */
async function undoPicture(page: Page, url: string) {
  await page.goto(`${url}/office/content/blogs/new`);
  const text = page.getByRole('textbox', { name: /^Text/ });
  // Insert the text at once: a busy browser would divide typed keys into several undo steps.
  await text.focus();
  await page.keyboard.insertText('Kites.');
  await page.getByLabel('Add a picture to Text').setInputFiles('src/site/media/banners/explore.svg');
  await expect(text).toHaveValue(/^Kites\.!\[Describe the picture\]\(\/media\/\S+\)$/);
  await text.press('ControlOrMeta+z');
  await expect(text).toHaveValue('Kites.');
  await text.press('ControlOrMeta+z');
  await expect(text).toHaveValue('');
}

async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

async function usePasskey(page: Page, url: string) {
  await page.goto(`${url}/office/me`);
  await page.getByLabel('Name of this device').fill('My phone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const confirm = page.getByRole('dialog', { name: 'Is it you?' });
  const added = page.getByText('You can sign in with it from now on.');
  await expect(confirm.or(added)).toBeVisible();
  if (await confirm.isVisible()) {
    await confirm.getByLabel('Your password').fill(owner.password);
    await confirm.getByRole('button', { name: 'Confirm', exact: true }).click();
  }
  await expect(added).toBeVisible();
  await expect(page.getByText('Never used')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(/^Last used /)).toBeVisible();
}

officeTest('The office orders a list, asks before it loses text, and accepts a passkey', async ({ page, office }) => {
  // Passkeys need a host name: they do not work with an IP address.
  const url = office.server.url.replace('127.0.0.1', 'localhost');
  await addAuthenticator(page);
  await acceptInvitation(page, office.invitation.replace('127.0.0.1', 'localhost'));
  const { step } = officeTest;
  await step('Back on a form with unsaved text asks first', () => goBackFromForm(page));
  await step('Dragging a row, and its buttons, order a list', () => orderList(page, url));
  await step('Undo takes back a picture in a text, and what was typed before it', () => undoPicture(page, url));
  await step('A passkey is registered, and signs in', () => usePasskey(page, url));
});
