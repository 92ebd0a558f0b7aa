import { expect, expectAllVisible, test } from '../host.ts';
import { mixesOf, script, scriptsOf, tag, tagsOf, ways } from '../snippets.ts';
import { use, useAll } from '../use.ts';

/* Bugs that were reported to other projects. tests/FIELD.md has the URLs of the reports. */

for (const mix of mixesOf(2)) {
  test(`${mix.title} work when an optimiser runs their scripts only after the first interaction`, async ({
    page,
    kit,
    open,
  }) => {
    // Models WP Rocket: it disables scripts, and inserts clones after the first interaction. Their `document.currentScript` is null.
    const late = scriptsOf(mix, kit.url)
      .replaceAll('<script', '<script data-late')
      .replaceAll('type="module"', 'data-module');
    const inert = late.replaceAll('data-late', 'type="rocketlazyloadscript"').replaceAll(' src=', ' data-rocket-src=');
    const starts = `<script>addEventListener('keydown', () => {
      for (const old of document.querySelectorAll('[data-rocket-src]')) {
        const made = document.createElement('script');
        if (old.hasAttribute('data-module')) made.type = 'module';
        made.crossOrigin = old.getAttribute('crossorigin');
        made.src = old.getAttribute('data-rocket-src');
        old.replaceWith(made);
      }
    }, { once: true })</script>`;
    await open({ head: inert + starts, body: tagsOf(mix) });
    await expect(page.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Shift');
    await expectAllVisible(page, mix);
    await useAll(page, mix);
  });
}

for (const mix of mixesOf(0)) {
  test(`${mix.title} show after a hidden tab panel opens`, async ({ page, kit, open }) => {
    await open({
      head: scriptsOf(mix, kit.url),
      body: `<button onclick="panel.style.display = ''">Open</button><div id="panel" style="display: none">${tagsOf(mix)}</div>`,
    });
    await page.getByRole('button', { name: 'Open' }).click();
    await expectAllVisible(page, mix);
  });
}

for (const way of ways) {
  test(`course-finder (${way}) shows inside an open shadow root of a framework`, async ({ page, kit, open }) => {
    await open({ head: script('course-finder', way, kit.url), body: '<div id="app"></div>' });
    await page.evaluate(
      (text) => {
        const root = document.querySelector('#app')?.attachShadow({ mode: 'open' });
        if (root) root.innerHTML = text;
      },
      tag('course-finder', 'loader'),
    );
    // Classic scripts find `<div>`s only in the document, so the test uses the tag, which also works in a shadow root.
    await expect(page.locator('steam-course-finder [part=card]').first()).toBeVisible();
    await use['course-finder'](page);
  });

  test(`contact-form (${way}) sends one message for a double click`, async ({ page, show }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await show('contact-form', way);
    await page.getByLabel('Your e-mail').fill('parent@example.org');
    await page.getByLabel('Subject').fill('A visit');
    await page.getByLabel('Your message').fill('When may we come?');
    await page.getByRole('button').dblclick();
    await expect(page.getByText('Thank you, your message has been received.')).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test(`course-finder (${way}) leaves a Ctrl click on a card to the browser`, async ({ page, context, show }) => {
    await show('course-finder', way);
    const address = page.url();
    const opened = context.waitForEvent('page');
    await page
      .locator('[part=card] a')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    expect((await opened).url()).toBeTruthy();
    expect(page.url()).toBe(address);
  });

  test(`faq (${way}) works if cookies and storage throw`, async ({ page, show }) => {
    const blocked = `<script>for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get() { throw new DOMException('Access is denied', 'SecurityError') } });
    }
    Object.defineProperty(Document.prototype, 'cookie', {
      get() { throw new DOMException('Access is denied', 'SecurityError') },
      set() { throw new DOMException('Access is denied', 'SecurityError') },
    });</script>`;
    await show('faq', way, {}, { head: blocked });
    await use.faq(page);
  });
}

test('a frame in a container shows its widget, and a lazy frame far down shows it after scrolling', async ({
  page,
  kit,
  open,
}) => {
  const frame = (id: string) =>
    `<div class="container"><iframe id="${id}" src="${kit.url}/embed/v1/frame/faq" loading="lazy" width="900" height="600"></iframe></div>`;
  await open({ body: `${frame('one')}<div style="block-size: 9000px"></div>${frame('two')}` });
  await expect(page.frameLocator('#one').locator('summary').first()).toBeVisible();
  await page.locator('#two').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('#two').locator('summary').first()).toBeVisible();
});
