import type { Page } from '@playwright/test';
import { full } from '../../full.ts';
import type { FaultyApi } from '../fault-api.ts';
import { expect, test } from '../fault-site.ts';
import { open, openModal } from '../helpers.ts';
import { faultsAt, noise } from './fault-case.ts';
import { commandFaults, type Fault, isFailure, offline } from './faults.ts';

test.use({ noise });

interface Form {
  name: string;
  show: (page: Page) => Promise<unknown>;
  fields: Record<string, string>;
  button: string;
  /** The message that the page shows after success. */
  success: string;
}

const secret = 'kite over Lahore';
const forms: readonly Form[] = [
  {
    name: 'contactus',
    show: (page) => open(page, '/contactus'),
    fields: { recipient: 'parent@example.com', subject: 'Kites', body: 'How high?\nAnd why?' },
    button: 'Send message',
    success: 'Thank you, your message has been received.',
  },
  {
    name: 'user/signin',
    show: (page) => open(page, '/vr-labs').then(() => openModal(page, 'Login')),
    fields: { email: 'nobody@example.com', password: secret },
    button: 'Sign In',
    success: 'User login Successfully',
  },
  {
    name: 'user/signup',
    show: (page) => open(page, '/vr-labs').then(() => openModal(page, 'Sign Up')),
    fields: {
      firstName: 'Zainab',
      lastName: 'Qureshi',
      email: 'zainab@example.com',
      phone: '0300 1234567',
      password: secret,
      cpassword: secret,
    },
    button: 'Create Account',
    success: 'Registered Successfully',
  },
];

const good: Record<string, unknown> = {
  contactus: { success: true, data: { message: 'Thank you, your message has been received.' } },
  'user/signin': {
    success: true,
    token: 'a-token',
    user: { _id: 'u', firstName: 'Z', lastName: 'Q', email: 'z@q.pk' },
  },
  'user/signup': { success: true },
};
const answerSuccessfully = (api: FaultyApi) =>
  api.setContent((path) => ({ status: 200, text: JSON.stringify(good[path] ?? []) }));

const toasts = (page: Page) =>
  page.locator('[data-toasts] [role=alert], [data-toasts] [role=status]').filter({ hasText: /\S/ });
const slips = /undefined|\[object |\bNaN\b|\bnull\b/;

/** The other forms send with the same code, and have unit tests with failed responses. */
const tested = full ? forms : forms.slice(0, 1);

for (const [place, form] of tested.entries()) {
  test(`POST ${form.name} keeps the typed values and sends once for each press, for any response`, async ({
    page,
    context,
    api,
  }) => {
    answerSuccessfully(api);
    await page.clock.install();
    await form.show(page);
    const field = (name: string) => page.locator(`form [name=${name}]`).last();
    for (const [name, value] of Object.entries(form.fields)) await field(name).fill(value);
    const terms = page.getByRole('checkbox', { name: /Terms/ });
    if (form.name !== 'contactus') await terms.check();
    const button = page.getByRole('button', { name: form.button, exact: true });
    const values = () => Promise.all(Object.keys(form.fields).map((name) => field(name).inputValue()));
    const typed = await values();

    for (const fault of faultsAt([...commandFaults, offline], 3 * tested.length, 3 * place)) {
      await test.step(fault.name, async () => {
        // Toasts of the previous fault close.
        await page.clock.fastForward(6_000);
        await expect(toasts(page)).toHaveCount(0);
        api.break(fault === offline ? {} : { [form.name]: fault.answer });
        await context.setOffline(fault === offline);
        await button.click();
        if (fault.waits) {
          await expect.poll(() => api.calls()[form.name]).toBe(1);
          await page.clock.fastForward(11_000);
        }
        await expectMessage(page, fault);
        await expect(button).toBeEnabled();
        await expect(button).not.toHaveAttribute('aria-busy');
        expect(await values(), fault.name).toEqual(typed);
        await expect(page.locator('body')).not.toContainText(slips);
        // No request follows a rejected preflight, but the browser may have cached an earlier permission.
        const requests = api.calls()[form.name] ?? 0;
        if (fault.name === 'cors') expect(requests).toBeLessThanOrEqual(1);
        else expect(requests, fault.name).toBe({ offline: 0, 'redirect loop': 21 }[fault.name] ?? 1);
      });
    }
    await context.setOffline(false);
    api.break({});
    await page.clock.fastForward(6_000);
    await button.dblclick();
    await expect(page.getByText(form.success).first()).toBeVisible();
    expect(api.calls()[form.name]).toBe(1);
  });
}

/** Expects a toast with the server's message, or a status line in the form if the response has no message. */
async function expectMessage(page: Page, { quotes, name }: Fault) {
  if (quotes) {
    // Check that a long message is clamped. Read all at once, because a toast closes after a time.
    const read = () =>
      toasts(page).evaluateAll((all) =>
        all.map((toast) => `${toast.getBoundingClientRect().height < 450} ${toast.textContent.slice(0, 80)}`),
      );
    const text = quotes === true ? /on fire|Nothing is here/ : quotes;
    const expected = [expect.stringMatching(new RegExp(`^true .*(${text.source})`, 's'))];
    await expect.poll(read, { message: name, intervals: [50, 100, 200] }).toEqual(expected);
  } else {
    await expect(page.locator('form').last().getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
  }
}

test('POST contactus without scripts answers with a page that keeps the typed values', async ({
  browser,
  site,
  api,
}) => {
  answerSuccessfully(api);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  const fields = { recipient: 'parent@example.com', subject: 'Kites', body: 'How high?\nAnd why?' };
  const instant = commandFaults.filter(({ waits }) => !waits);
  for (const fault of faultsAt(instant, 9, 1)) {
    api.break({ contactus: fault.answer });
    await page.goto('/contactus');
    for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.locator('body')).not.toContainText(slips);
    // Here the site's server calls the API: CORS does not apply.
    if (!isFailure(fault.served ?? fault.outcome)) continue;
    for (const [name, value] of Object.entries(fields))
      await expect(page.locator(`[name=${name}]`), fault.name).toHaveValue(value);
    await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
  }
  await context.close();
});
