import { expect, receivedEvents, test } from '../host.ts';
import { names, script, selector, tag, loaderAndClassic as ways } from '../snippets.ts';

const set = (target: string, name: string, value: string | null) => [target, name, value] as const;
const write = ([target, name, value]: readonly [string, string, string | null]) => {
  const element = document.querySelector(target);
  if (value === null) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
};

for (const way of ways) {
  const own = (name: string) => (way === 'loader' ? name : `data-${name}`);

  test(`${way}: changed attributes and texts of a widget take effect`, async ({ page, show, kit }) => {
    await show('course-finder', way, { category: 'Science' });
    const target = selector('course-finder', way);
    await expect(page.getByLabel('Category')).toHaveValue('science');
    await page.evaluate(write, set(target, own('category'), 'maths'));
    await expect(page.getByLabel('Category')).toHaveValue('maths');
    await page.evaluate(write, set(target, own('limit'), '2'));
    await expect(page.locator('[part=card]')).toHaveCount(2);
    await expect(page.getByRole('status')).toHaveText('2 of 8 courses');
    await page.evaluate(write, set(target, own('hide-filters'), ''));
    await expect(page.getByLabel('Category')).toHaveCount(0);
    await page.evaluate(write, set(target, own('heading-level'), '4'));
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(2);
    await page.evaluate(write, set(target, own('partner'), 'green-valley'));
    await expect(page.getByRole('link').first()).toHaveAttribute('href', /[?&]partner=green-valley/);
    const rest = page.getByRole('link', { name: 'See all 8', exact: true });
    await expect(rest).toHaveAttribute('href', `${kit.url}/explore-allcourses?category=maths&partner=green-valley`);
    await page.evaluate(write, set(target, own('link-target'), '_blank'));
    await expect(page.getByRole('link').first()).toHaveAttribute('target', '_blank');
    await page.evaluate(write, set(target, own('partner'), 'not a slug'));
    await expect(page.getByRole('link').first()).toHaveAttribute('href', /^[^?]*$/);
    await page.evaluate(write, set(target, own('limit'), null));
    await expect(page.locator('[part=card]').nth(2)).toBeVisible();
    await expect(rest).toHaveCount(0);

    const say = (learnMore: string) =>
      page.locator(selector('course-finder', way)).evaluate(
        (place, texts) => {
          Object.assign(place.shadowRoot?.querySelector('steam-course-finder') ?? place, { texts });
        },
        { learnMore },
      );
    for (const words of ['See what is in it', 'Read on']) {
      await say(words);
      await expect(page.getByRole('link', { name: words })).toHaveCount(8);
    }
  });
}

test('a widget shows texts that the page sets before the script runs, from the start', async ({ page, open, kit }) => {
  await open({
    head: script('course-finder', 'loader', kit.url),
    body: `${tag('course-finder', 'loader', { limit: '2' })}
      <script>document.querySelector('steam-course-finder').texts = { learnMore: 'Read on' }</script>`,
  });
  await expect(page.getByRole('link', { name: 'Read on' })).toHaveCount(2);
});

test('a changed lang attribute takes effect if the visitor filters while the labels load', async ({ page, show }) => {
  const words = Promise.withResolvers<void>();
  await page.route('**/ur.*.js', async (route) => {
    await words.promise;
    await route.continue();
  });
  await show('course-finder', 'loader');
  const requested = page.waitForRequest('**/ur.*.js');
  await page.evaluate(write, set('steam-course-finder', 'lang', 'ur_PK'));
  await requested;
  await page.locator('select[name=category]').selectOption('maths');
  await expect(page.locator('[part=card]')).not.toHaveCount(24);
  words.resolve();
  await expect(page.getByLabel('مضمون')).toHaveValue('maths');
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveCount(0);
  // An empty field has the direction of its label. With dir="auto", it would be left to right.
  await expect(page.getByRole('searchbox')).toHaveCSS('direction', 'rtl');
  // The school's texts are English: they need their direction, and `lang` for the voice of screen readers.
  const card = page.locator('[part=card]').first();
  for (const text of [card.locator('[part=heading]'), card.getByRole('listitem').first(), card.locator('a bdi')]) {
    await expect(text).toHaveAttribute('lang', 'en');
    await expect(text).toHaveCSS('direction', 'ltr');
  }
  await expect(card.locator('bdi').first()).toHaveText('ریاضی');
  await expect(card.locator('bdi').first()).not.toHaveAttribute('lang');
});

test('faq shows the questions of a course when its course attribute is set', async ({ page, show }) => {
  await show('faq', 'loader');
  const first = await page.locator('summary').first().textContent();
  const id = await page.evaluate(async () => {
    const { host } = new URL(document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '');
    const courses: { _id: string }[] = await (await fetch(`http://${host}/api/course`)).json();
    return courses[0]?._id ?? '';
  });
  await page.evaluate(write, set('steam-faq', 'course', id));
  await expect(page.locator('summary').first()).not.toHaveText(first ?? '');
  await page.evaluate(write, set('steam-faq', 'heading', 'What parents ask'));
  await expect(page.getByRole('heading', { name: 'What parents ask' })).toBeVisible();
  expect((await receivedEvents(page)).map(({ type }) => type)).toEqual(['ready', 'ready']);
});

test('product-list shows the named products in the given order, as a list or a grid', async ({ page, show }) => {
  await show('product-list', 'loader');
  const names = await page.getByRole('heading').allTextContents();
  const ids = await page.evaluate(async () => {
    const { host } = new URL(document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '');
    const products: { _id: string }[] = await (await fetch(`http://${host}/api/product`)).json();
    return products.map(({ _id }) => _id);
  });
  await page.evaluate(write, set('steam-product-list', 'products', `${ids[2]}, nobody ${ids[0]}`));
  await expect(page.getByRole('heading')).toHaveText([names[2] ?? '', names[0] ?? '']);
  await page.evaluate(write, set('steam-product-list', 'layout', 'grid'));
  const [one, two] = await Promise.all([0, 1].map((index) => page.locator('[part=card]').nth(index).boundingBox()));
  expect(one?.y).toBe(two?.y);
});

test('contact-form prefills the e-mail address and subject from its attributes, and sends the partner', async ({
  page,
  show,
  kit,
}) => {
  await show('contact-form', 'loader', { recipient: 'a@example.org', subject: 'Visit', partner: 'green-valley' });
  await expect(page.getByLabel('Your e-mail')).toHaveValue('a@example.org');
  await expect(page.getByLabel('Subject')).toHaveValue('Visit');
  await page.getByLabel('Your message').fill('Hello');
  const [request] = await Promise.all([
    page.waitForRequest(`${kit.url}/api/contactus`),
    page.getByRole('button').click(),
  ]);
  expect(request.postDataJSON()).toEqual({
    recipient: 'a@example.org',
    subject: 'Visit',
    body: 'Hello',
    partner: 'green-valley',
  });
  await expect
    .poll(async () => (await receivedEvents(page)).map(({ type }) => type))
    .toEqual(['ready', 'submit', 'sent']);
});

test('properties and attributes of each widget reflect each other, set before or after the script runs', async ({
  page,
  open,
  kit,
}) => {
  await open({ body: '<main></main>' });
  await page.evaluate((all) => {
    for (const name of all) {
      const element = document.createElement(`steam-${name}`);
      Object.assign(element, { partner: 'green-valley', headingLevel: 3, theme: 'dark', linkTarget: '_blank' });
      // Test tools and page builders redefine layout properties of elements.
      Object.defineProperty(element, 'offsetTop', { value: 0, configurable: true });
      Object.defineProperty(element, 'offsetLeft', { value: 0 });
      document.querySelector('main')?.append(element);
    }
  }, names);
  await page.addScriptTag({ url: `${kit.url}/embed/v1/steam.js`, type: 'module' });
  for (const name of names) {
    const element = page.locator(`steam-${name}`);
    await expect(element).toHaveAttribute('partner', 'green-valley');
    await expect(element).toHaveAttribute('heading-level', '3');
    await expect(element).toHaveAttribute('link-target', '_blank');
    const seen = await element.evaluate((host) => {
      const typed = host as unknown as Record<string, unknown>;
      host.setAttribute('api-host', '/x');
      const read = [typed.partner, typed.headingLevel, typed.theme, typed.apiHost];
      typed.theme = undefined;
      host.removeAttribute('api-host');
      return [...read, host.hasAttribute('theme'), typed.theme];
    });
    expect(seen, name).toEqual(['green-valley', 3, 'dark', '/x', false, '']);
  }
});
