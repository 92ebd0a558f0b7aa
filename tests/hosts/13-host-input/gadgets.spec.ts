import { expect, test } from '../host.ts';

test('undocumented data attributes, such as event handlers and styles, are not copied to the element', async ({
  page,
  show,
}) => {
  const code = 'window.hit = true';
  await show('faq', 'classic', {
    style: 'content-visibility:auto',
    oncontentvisibilityautostatechange: code,
    onmouseover: code,
    onfocusin: code,
    id: 'theirs',
    limit: '2',
  });
  await page.locator('summary').first().hover();
  await page.locator('summary').first().click();
  const seen = await page.evaluate(() => ({
    hit: 'hit' in window,
    attributes: document.querySelector('[data-steam]')?.shadowRoot?.querySelector('steam-faq')?.getAttributeNames(),
  }));
  expect(seen).toEqual({ hit: false, attributes: ['limit'] });
});

test('elements named currentScript do not replace the URL of the script', async ({ page, show, kit, hosts }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const gadget = `<img name="currentScript" src="${hosts.url}/embed/v1/contact-form.js" alt="">
    <form name="currentScript"></form><img name="currentScript" id="baseURI" src="data:," alt="">`;
  await show('contact-form', 'classic', {}, { head: `<script>document.write(${JSON.stringify(gadget)})</script>` });
  await page.getByLabel('Your e-mail').fill('a@example.org');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Your message').fill('When does it begin?');
  await page.getByRole('button').click();
  await expect(page.getByText('Thank you, your message has been received.')).toBeVisible();
  expect(requested.filter((url) => url.endsWith('/contactus'))).toEqual([`${kit.url}/api/contactus`]);
});
