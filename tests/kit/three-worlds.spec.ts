import { expect, type Page } from '@playwright/test';
import { type RunningServer, startServer } from '../server.ts';
import { test } from './runtimes.ts';
import { show } from './story-page.ts';

// Run in one worker, because all four tests share one server.
test.describe.configure({ mode: 'default' });

let site: RunningServer;

test.beforeAll(async () => {
  site = await startServer();
});
test.afterAll(() => site.stop());

/**
 * Runs in the page: the elements, roles and texts below an element, one per line. Omits classes, ids, URLs and the loading of
 * images, which differ between site, story and widget.
 */
function shapeOf(start: Element): string {
  const lines: string[] = [];
  const kept =
    /^(part|role|type|name|required|open|hidden|lang|dir|alt|placeholder|autocomplete|rows|aria-(?!labelledby|describedby|controls).*)$/;
  const walk = (node: Node, depth: number) => {
    if (node instanceof Text) {
      if (node.data.trim()) lines.push(`${' '.repeat(depth)}${node.data.trim()}`);
      return;
    }
    if (!(node instanceof Element) || /^(style|script|noscript|template)$/.test(node.localName)) return;
    // Skip the search, which no story has, and what only the site has: further filters, their sheet, facts on cards and the heart.
    if (node.matches('label:has([name=q], [name=order]), fieldset, [popovertarget], [popover] > h2')) return;
    if (node.matches('[part=heading] + p > bdi, button[aria-pressed]')) return;
    if (node.matches('[popover], [popover] > div')) {
      for (const child of node.childNodes) walk(child, depth);
      return;
    }
    const attributes = [...node.attributes]
      .filter(({ name }) => kept.test(name) && !(name === 'name' && node.localName === 'details'))
      .map(({ name, value }) => ` ${name}="${value}"`)
      .sort();
    lines.push(`${' '.repeat(depth)}<${node.localName}${attributes.join('')}>`);
    for (const child of node.childNodes) walk(child, depth + 1);
  };
  walk(start, 0);
  return lines.join('\n');
}

/** The page, story and outermost element of each section. For the FAQ, its list: only the home page has a lead above it. */
const sections = {
  'course-finder': {
    path: '/explore-allcourses',
    story: 'sections-course-finder--loaded',
    root: 'div:has(> [role=status] ~ * [part=card])',
  },
  'contact-form': { path: '/contactus', story: 'sections-contact-form--empty', root: 'form:has(textarea)' },
  faq: { path: '/', story: 'sections-faq--loaded', root: 'div:has(> details)' },
  'product-list': { path: '/steam-products', story: 'sections-product-list--loaded', root: 'ul:has([part=card])' },
};

async function shape(page: Page, root: string): Promise<string> {
  const found = page.locator(root).first();
  await found.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  // A widget loads the rest of the courses when the visitor scrolls near them.
  const more = found.getByRole('button', { name: 'Show more courses' });
  if ((await more.count()) > 0) {
    await more.scrollIntoViewIfNeeded();
    await expect(more).toHaveCount(0);
  }
  return found.evaluate(shapeOf);
}

for (const [name, { path, story, root }] of Object.entries(sections)) {
  test(`${name}: site, story and widget have the same DOM`, async ({ page, runtimes: { react } }) => {
    page.setDefaultTimeout(15_000);
    await page.goto(site.url + path);
    const onSite = await shape(page, root);
    await show(react, story);
    const inStory = await react.locator(root).first().evaluate(shapeOf);
    await page.route(`${site.url}/partner-page`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>A partner</title><script type="module" src="${site.url}/embed/v1/steam.js"></script><steam-${name}></steam-${name}>`,
      }),
    );
    await page.goto(`${site.url}/partner-page`);
    const inWidget = await shape(page, root);
    expect(inWidget.split('\n').length).toBeGreaterThan(8);
    expect(inStory).toBe(onSite);
    expect(inWidget).toBe(onSite);
  });
}
