import { expect, test } from '../host.ts';
import { selector, ways } from '../snippets.ts';

for (const way of ways) {
  const attribute = (name: string) => (way === 'loader' ? name : `data-${name}`);

  test(`contact-form (${way}): a late attribute value is shown, unless the visitor has edited the field`, async ({
    page,
    show,
  }) => {
    await show('contact-form', way);
    const form = page.locator(selector('contact-form', way));
    await form.hover();
    await page.getByLabel('Your e-mail').fill('mine@example.org');
    await form.evaluate(
      (element, [subject, recipient]) => {
        element.setAttribute(subject, 'A visit');
        element.setAttribute(recipient, 'yours@example.org');
      },
      [attribute('subject'), attribute('recipient')] as const,
    );
    await expect(page.getByLabel('Subject')).toHaveValue('A visit');
    await expect(page.getByLabel('Your e-mail')).toHaveValue('mine@example.org');
  });

  test(`contact-form (${way}): values that a script sets without an event are sent`, async ({ page, show, kit }) => {
    await show('contact-form', way);
    await page.getByLabel('Subject').focus();
    const values = { 'Your e-mail': 'a@example.org', Subject: 'Filled', 'Your message': 'By a password manager' };
    for (const [label, value] of Object.entries(values)) {
      await page.getByLabel(label).evaluate((field: HTMLInputElement, text) => {
        field.value = text;
      }, value);
    }
    const sent = page.waitForRequest(`${kit.url}/api/contactus`);
    await page.getByRole('button').click();
    expect((await sent).postDataJSON()).toEqual({
      recipient: 'a@example.org',
      subject: 'Filled',
      body: 'By a password manager',
    });
  });

  for (const capture of [false, true]) {
    test(`contact-form (${way}): keyboard shortcuts of the page${capture ? ' in the capture phase' : ''} do not block keys in a field`, async ({
      page,
      show,
    }) => {
      const head = `<script>
        addEventListener('keydown', (event) => {
          if (/^[ jk]$/.test(event.key) && !/INPUT|TEXTAREA/.test(event.target.nodeName)) event.preventDefault();
        }, ${capture});
        addEventListener('keypress', (event) => event.key === 'Enter' && event.preventDefault(), ${capture});
      </script>`;
      await show('contact-form', way, {}, { head });
      const message = page.getByLabel('Your message');
      await message.focus();
      await page.keyboard.type('jack kept two');
      await page.keyboard.press('Enter');
      await page.keyboard.type('lines');
      await expect(message).toHaveValue('jack kept two\nlines');
    });
  }
}

for (const way of ways) {
  test(`${way}: requests of widgets succeed on a page whose fetch adds headers`, async ({ page, show }) => {
    const head = `<script>{
      const own = window.fetch;
      window.fetch = (input, init = {}) => own(input, { ...init, headers: {
        ...init.headers, traceparent: '00-1-1-00', 'X-CSRF-TOKEN': '1', 'X-Requested-With': 'XMLHttpRequest' } });
    }</script>`;
    await show('course-finder', way, {}, { head });
    await show('contact-form', way, {}, { head });
    await page.getByLabel('Your e-mail').fill('a@example.org');
    await page.getByLabel('Subject').fill('Traced');
    await page.getByLabel('Your message').fill('With headers of the page');
    await page.getByRole('button').click();
    await expect(page.getByText('Thank you, your message has been received.')).toBeVisible();
  });
}
