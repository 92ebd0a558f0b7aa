import { expect, test } from '../host.ts';
import { ways } from '../snippets.ts';
import { fileOf } from './packages.ts';

for (const way of ways) {
  test(`contact-form (${way}) keeps every typed character on a page with Mousetrap`, async ({ page, hosts, show }) => {
    hosts.put('/mousetrap.js', 'text/javascript', fileOf('mousetrap', 'mousetrap.min.js'));
    const head =
      '<script src="/mousetrap.js"></script><script>Mousetrap.bind(["space", "enter", "a", "b", "c"], () => false)</script>';
    await show('contact-form', way, {}, { head });
    await page.getByLabel('Subject').pressSequentially('a bc /?');
    await expect(page.getByLabel('Subject')).toHaveValue('a bc /?');
    await page.getByLabel('Your message').pressSequentially('a b\nc');
    await expect(page.getByLabel('Your message')).toHaveValue('a b\nc');
  });

  test(`contact-form (${way}) accepts line breaks inside a form of the page that prevents Enter`, async ({
    page,
    show,
  }) => {
    const stops = `<script>addEventListener('DOMContentLoaded', () => {
      const form = document.createElement('form');
      form.setAttribute('onkeypress', 'return event.keyCode !== 13');
      form.setAttribute('onkeydown', 'return event.keyCode !== 13');
      document.body.append(form);
      form.append(document.querySelector('[data-steam], steam-contact-form'));
    })</script>`;
    await show('contact-form', way, {}, { head: stops });
    await page.getByLabel('Your message').pressSequentially('One\ntwo');
    await expect(page.getByLabel('Your message')).toHaveValue('One\ntwo');
  });
}

test('the page receives its shortcuts outside a widget', async ({ page, show }) => {
  const head = `<script>addEventListener('keydown', (event) => { if (event.key === 'm') document.title = 'Menu' })</script>`;
  await show('contact-form', 'loader', {}, { head });
  await page.getByLabel('Subject').pressSequentially('m');
  await expect(page).toHaveTitle('A host');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('m');
  await expect(page).toHaveTitle('Menu');
});
