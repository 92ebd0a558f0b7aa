import type { Page } from '@playwright/test';
import type { OddApi } from '../fault-api.ts';
import { expect, test } from '../fault-site.ts';
import { open, openModal } from '../helpers.ts';
import { held, noise } from './cell.ts';
import { commands, type Kind, offline } from './faults.ts';
import { sample } from './sample.ts';

test.use({ noise });

interface Form {
  name: string;
  /** Opens the form. */
  show: (page: Page) => Promise<unknown>;
  fields: Record<string, string>;
  button: string;
  /** The success message. */
  worked: string;
}

const secret = 'kite over Lahore';
const forms: readonly Form[] = [
  {
    name: 'contactus',
    show: (page) => open(page, '/contactus'),
    fields: { recipient: 'parent@example.com', subject: 'Kites', body: 'How high?\nAnd why?' },
    button: 'Send message',
    worked: 'Thank you, your message has been received.',
  },
  {
    name: 'user/signin',
    show: (page) => open(page, '/vr-labs').then(() => openModal(page, 'Login')),
    fields: { email: 'nobody@example.com', password: secret },
    button: 'Sign In',
    worked: 'User login Successfully',
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
    worked: 'Registered Successfully',
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
const speak = (api: OddApi) => api.speak((path) => ({ status: 200, text: JSON.stringify(good[path] ?? []) }));

const toasts = (page: Page) =>
  page.locator('[data-toasts] [role=alert], [data-toasts] [role=status]').filter({ hasText: /\S/ });
const slips = /undefined|\[object |\bNaN\b|\bnull\b/;

for (const [place, form] of forms.entries()) {
  test(`POST ${form.name} keeps the typed values after any outcome, and sends one request per click`, async ({
    page,
    context,
    api,
  }, info) => {
    speak(api);
    api.break({});
    await page.clock.install();
    await form.show(page);
    const field = (name: string) => page.locator(`form [name=${name}]`).last();
    for (const [name, value] of Object.entries(form.fields)) await field(name).fill(value);
    const terms = page.getByRole('checkbox', { name: /Terms/ });
    if (form.name !== 'contactus') await terms.check();
    const button = page.getByRole('button', { name: form.button, exact: true });
    const typed = () =>
      page.evaluate(
        (names) =>
          names.map((name) => [...document.querySelectorAll<HTMLInputElement>(`form [name=${name}]`)].at(-1)?.value),
        Object.keys(form.fields),
      );
    const values = await typed();

    for (const kind of sample([...commands, offline], place)) {
      await test.step(kind.name, async () => {
        // The previous toast has closed.
        await page.clock.fastForward(6_000);
        await expect(toasts(page)).toHaveCount(0);
        api.break(kind === offline ? {} : { [form.name]: kind.answer });
        await context.setOffline(kind === offline);
        await button.click();
        if (kind.waits) {
          await expect.poll(() => api.calls()[form.name]).toBe(1);
          await page.clock.fastForward(11_000);
        }
        await settled(page, kind);
        await expect(button).toBeEnabled();
        await expect(button).not.toHaveAttribute('aria-busy');
        expect(await typed(), kind.name).toEqual(values);
        await expect(page.locator('body')).not.toContainText(slips);
        // A rejected preflight prevents the request. The browser caches a permission for seconds.
        const times = api.calls()[form.name] ?? 0;
        if (kind.name === 'cors') expect(times).toBeLessThanOrEqual(1);
        else expect(times, `${kind.name}: requests`).toBe({ offl: 0, loop: 21 }[kind.name] ?? 1);
        held(info, form.name, kind, 'site');
      });
    }
    await context.setOffline(false);
    api.break({});
    await page.clock.fastForward(6_000);
    await button.dblclick();
    await expect(page.getByText(form.worked).first()).toBeVisible();
    expect(api.calls()[form.name]).toBe(1);
  });
}

/** Expects the server's message in a toast; without one, a line in the form and no toast. */
async function settled(page: Page, { quotes, name }: Kind) {
  if (quotes) {
    // A long message must not cover the page. Read all toasts in one evaluation: a toast closes after a while.
    const read = () =>
      toasts(page).evaluateAll((all) =>
        all.map((toast) => `${toast.getBoundingClientRect().height < 450} ${toast.textContent.slice(0, 80)}`),
      );
    const words = quotes === true ? /on fire|Nothing is here/ : quotes;
    const due = [expect.stringMatching(new RegExp(`^true .*(${words.source})`, 's'))];
    await expect.poll(read, { message: name, intervals: [50, 100, 200] }).toEqual(due);
  } else {
    await expect(page.locator('form').last().getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
  }
}

test('POST contactus without scripts returns a page with the typed values, after any outcome', async ({
  browser,
  site,
  api,
}, info) => {
  speak(api);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  const fields = { recipient: 'parent@example.com', subject: 'Kites', body: 'How high?\nAnd why?' };
  for (const kind of sample(
    commands.filter(({ waits }) => !waits),
    3,
  )) {
    api.break({ contactus: kind.answer });
    await page.goto('/contactus');
    for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.locator('body')).not.toContainText(slips);
    // No CORS: the server makes the request.
    if (kind.served !== 'shown') {
      for (const [name, value] of Object.entries(fields))
        await expect(page.locator(`[name=${name}]`), kind.name).toHaveValue(value);
      await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
    }
    held(info, 'contactus', kind, 'server');
  }
  await context.close();
});
