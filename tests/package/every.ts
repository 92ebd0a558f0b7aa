import { expect, type Page } from '@playwright/test';
import { readValue } from '../../src/domain/embed/attribute-kinds.ts';
import { contract, properties } from '../../src/domain/embed/contract.ts';
import { widgetNames } from '../../src/domain/embed/widgets.ts';

/*
 * Tests every property and event of the contract. A consumer renders `everyRow`, and writes each received event into #heard as
 * `tag:event`. New attributes are tested automatically. A new event fails the test until it has an action in `causes`.
 */

/** A host without a server: requests to it fail. */
const closedHost = 'http://localhost:9';

/** The data of each widget, as JSON. It replaces the word EVERY in a consumer's code. */
export const everyRow = (kit: string) =>
  widgetNames.map((name) => {
    const { tag, attributes, events, labels } = contract[name];
    const [label = ''] = Object.keys(labels);
    return {
      tag,
      attributes: attributes.map(({ name: attribute, property, kind, example }) => {
        const text = { 'api-host': `${kit}/api`, site: kit }[attribute] ?? example;
        return { name: attribute, property: property || attribute, value: property ? readValue(kind, text) : text };
      }),
      /** Properties that have no attribute. */
      objects: Object.fromEntries(properties.map((property) => [property.name, { [label]: 'Our own word' }])),
      events: events.map((event) => event.name),
    };
  });

const send = async (page: Page) => {
  await page.locator('steam-contact-form input[type=email]').fill('someone@example.org');
  await page.locator('steam-contact-form input[name=subject]').fill('A visit');
  await page.locator('steam-contact-form textarea').fill('When does the next course begin?');
  await page.locator('steam-contact-form [part~=button]').click();
};
const loseApi = (page: Page, tag: string) =>
  page.locator(tag).evaluate((element, apiHost) => void Object.assign(element, { apiHost }), closedHost);

/** Actions of a visitor or the page, in order, and the events that each causes. */
const causes: { heard: string[]; cause: (page: Page) => Promise<unknown> }[] = [
  {
    heard: ['steam-course-finder:steam-filter'],
    cause: (page) => page.locator('steam-course-finder select').first().selectOption({ index: 0 }),
  },
  {
    heard: ['steam-course-finder:steam-course-select'],
    cause: (page) => page.locator('steam-course-finder [part~=card] a').first().click(),
  },
  { heard: ['steam-faq:steam-toggle'], cause: (page) => page.locator('steam-faq summary').first().click() },
  {
    heard: ['steam-product-list:steam-download'],
    cause: (page) => page.locator('steam-product-list [part~=button]').first().click(),
  },
  { heard: ['steam-contact-form:steam-submit', 'steam-contact-form:steam-sent'], cause: send },
  {
    heard: ['steam-contact-form:steam-submit', 'steam-contact-form:steam-refused'],
    cause: async (page) => {
      await loseApi(page, 'steam-contact-form');
      await send(page);
    },
  },
  ...['steam-course-finder', 'steam-faq', 'steam-product-list'].map((tag) => ({
    heard: [`${tag}:steam-error`],
    cause: (page: Page) => loseApi(page, tag),
  })),
];
/** The error event of contact-form. It loads no list that could fail, so only a text of the host page that cannot render causes it. */
const broken = 'steam-contact-form:steam-error';

/** Expects that each property can be read and reflects to its attribute, and that each action dispatches its event once. */
export async function expectEverything(page: Page, address: string, kit: string) {
  const rows = everyRow(kit);
  const ready = rows.map(({ tag }) => `${tag}:steam-ready`);
  const known = rows.flatMap(({ tag, events }) => events.map((event) => `${tag}:${event}`));
  expect([...new Set([...ready, ...causes.flatMap(({ heard }) => heard), broken])].sort()).toEqual([...known].sort());

  const heard = async () => ((await page.locator('#heard').textContent()) ?? '').split(' ').filter(Boolean);
  await page.goto(address);
  await expect.poll(async () => (await heard()).sort()).toEqual([...ready].sort());

  for (const { tag, attributes, objects } of rows) {
    for (const { name, property, value } of attributes) {
      // Read the value that the server or framework has set, then remove it and set it again.
      const seen = await page.locator(tag).evaluate(
        (element, { name, property, value }) => {
          const holder = element as unknown as Record<string, unknown>;
          // A server may write a property name as a lower-case attribute.
          const text = () => element.getAttribute(name) ?? element.getAttribute(name.replaceAll('-', ''));
          const look = () => ({ value: holder[property], text: text() });
          const first = look();
          holder[property] = ['lang', 'dir'].includes(property) ? '' : undefined;
          const without = text() || null;
          holder[property] = value;
          return { first, without, again: look() };
        },
        { name, property, value },
      );
      const set = { value, text: value === true ? '' : String(value) };
      expect(seen, `${name} of ${tag}`).toEqual({ first: set, without: null, again: set });
    }
    for (const [property, value] of Object.entries(objects)) {
      const seen = await page.locator(tag).evaluate((element, name) => Reflect.get(element, name), property);
      expect(seen, `${property} of ${tag}`).toEqual(value);
    }
  }

  // Choose modes in which the visitor can reach everything: no dialog, all products as cards, and the filters.
  for (const [tag, shown] of Object.entries({
    'steam-course-finder': { mode: 'inline', layout: 'grid', hideFilters: false },
    'steam-contact-form': { mode: 'inline' },
    'steam-product-list': { layout: 'grid' },
  }))
    await page.locator(tag).evaluate((element, values) => void Object.assign(element, values), shown);
  const all = [...ready];
  for (const { heard: more, cause } of causes) {
    await cause(page);
    all.push(...more);
    await expect.poll(async () => (await heard()).sort(), more.join()).toEqual([...all].sort());
  }
  expect(new URL(page.url()).pathname, 'preventDefault() stops the navigation').toBe(new URL(address).pathname);

  await page.goto(`${address}?broken`);
  const others = ready.filter((one) => !one.startsWith('steam-contact-form'));
  await expect.poll(async () => (await heard()).sort()).toEqual([...others, broken].sort());
}
