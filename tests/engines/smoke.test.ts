import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSelector, type Name, names, sampledCases, script, tag } from '../hosts/snippets.ts';
import { allRoutes } from '../routes.ts';
import type { Engine, Tab } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startServers, type TestServers } from './servers.ts';
import { startWebKit } from './webkit.ts';

const widths = [390, 1366];

declare global {
  /** Errors and policy violations that `watch` (servers.ts) recorded. */
  var pageErrors: string[] | undefined;
}

const expectVisible = (tab: Tab, selector: string, text?: string) =>
  expect.poll(() => tab.shows(selector, text), { message: `${selector} ${text ?? ''} shows` }).toBe(true);

async function expectNoErrors(tab: Tab) {
  expect(await tab.run(() => globalThis.pageErrors ?? ['The page keeps nothing.'])).toEqual([]);
}

async function expectNoOverflow(tab: Tab) {
  for (const width of widths) {
    await tab.resize(width, 900);
    // Poll, because WebKit lays out the page one or two frames after a resize.
    const overflow = () => tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, { message: `overflow in a window of ${width} px` }).toBeLessThanOrEqual(0);
  }
}

async function sendMessage(tab: Tab) {
  await tab.click('form button', 'Send');
  await expectVisible(tab, '*', 'Email is required');
  await tab.type('[name=recipient]', 'someone@example.org');
  await tab.type('[name=subject]', 'A question');
  await tab.type('[name=body]', `When does the next course begin? ${Math.random()}`);
  await tab.click('form button', 'Send');
  await expectVisible(tab, '*', 'Thank you, your message has been received.');
}

async function filter(tab: Tab) {
  // Click first: WebKit's driver cannot focus fields of a frame before a click in the frame.
  await tab.click('[role=status]', '42 courses');
  await tab.type('select', 'Sci');
  await expectVisible(tab, '[role=status]', '9 of 42 courses');
}

const use: Record<Name, (tab: Tab) => Promise<void>> = {
  'course-finder': filter,
  'contact-form': sendMessage,
  async faq(tab) {
    await tab.click('summary');
    await expectVisible(tab, '[part=answer]');
  },
  async 'product-list'(tab) {
    await tab.run(() => {
      addEventListener('steam-download', (event) => {
        event.preventDefault();
        document.title = 'Downloaded';
      });
      return null;
    });
    await tab.click('a[href^=http]', 'Download Now');
    await expect.poll(() => tab.run(() => document.title)).toBe('Downloaded');
  },
};

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('%s', (_, start) => {
  let servers: TestServers;
  let engine: Engine;
  let tab: Tab;

  beforeAll(async () => {
    servers = await startServers();
    engine = await start();
    tab = engine.tab;
  });
  afterAll(async () => {
    await engine?.stop();
    await servers?.stop();
  });

  describe('the site', () => {
    for (const route of allRoutes) {
      test(`renders ${route} at ${widths.join(' and ')} px`, async () => {
        await tab.open(`${servers.site}${route}`);
        await expectVisible(tab, 'h1');
        await expectNoOverflow(tab);
        await expectNoErrors(tab);
      });
    }

    test('filters the courses, keeps the filter in the URL, and Back removes it', async () => {
      await tab.open(`${servers.site}/explore-allcourses`);
      await filter(tab);
      await expect.poll(() => tab.run(() => location.search)).toBe('?category=science');
      await tab.back();
      await expectVisible(tab, '[role=status]', '42 courses');
      await expectNoErrors(tab);
    });

    test('opens a course from a card, then an FAQ answer', async () => {
      await tab.open(`${servers.site}/explore-allcourses`);
      await tab.click('article a');
      await expect.poll(() => tab.run(() => location.pathname)).toMatch(/^\/course-details\//);
      await expectVisible(tab, 'h1');
      await tab.click('main summary');
      await expectVisible(tab, 'main details[open] > :not(summary)');
      await expectNoErrors(tab);
    });

    test('validates and sends a message', async () => {
      await tab.open(`${servers.site}/contactus`);
      await sendMessage(tab);
      await expectNoErrors(tab);
    });

    test('opens the dialog, validates, and signs a visitor in', async () => {
      const email = 'zainab@example.org';
      const password = 'kite over Lahore';
      const name = { firstName: 'Zainab', lastName: 'Qureshi' };
      const signedUp = await fetch(`${servers.site}/api/user/signup`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: servers.site },
        body: JSON.stringify({ ...name, email, phone: '+923001234567', password, cpassword: password }),
      });
      expect(signedUp.status).toBe(201);

      await tab.open(servers.site);
      await tab.click('header :is(a, button)', 'Login');
      await expectVisible(tab, 'dialog[open]', 'Welcome Back');
      await tab.click('dialog[open] form [type=submit]');
      await expectVisible(tab, 'dialog[open] *', 'Email is required');
      await tab.type('dialog[open] [name=email]', email);
      await tab.type('dialog[open] [name=password]', password);
      await tab.click('dialog[open] label', 'I agree');
      await tab.click('dialog[open] form [type=submit]');
      await expectVisible(tab, 'header *', 'Zainab');
      await expectNoErrors(tab);
    });
  });

  describe.each(sampledCases)('$name ($way)', ({ name, way }) => {
    test('works under a strict policy', async () => {
      await tab.open(servers.host(script(name, way, servers.site), tag(name, way)));
      await expectVisible(tab, contentSelector[name]);
      await use[name](tab);
      await expectNoOverflow(tab);
      await expectNoErrors(tab);
    });
  });

  describe.each(names)('%s in a frame', (name) => {
    for (const sandbox of ['', 'sandbox="allow-scripts"']) {
      test(`works ${sandbox || 'without a sandbox'}`, async () => {
        const src = `${servers.site}/embed/v1/frame/${name}`;
        await tab.open(servers.host('', `<iframe ${sandbox} src="${src}" title="A widget" height="700"></iframe>`));
        await expectNoOverflow(tab);
        await expectNoErrors(tab);
        await tab.enter();
        await expectVisible(tab, contentSelector[name]);
        await use[name](tab);
        await expectNoErrors(tab);
      });
    }
  });
});
