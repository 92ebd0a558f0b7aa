import { brand } from '../../src/tokens/brand.ts';
import { readingRoutes } from '../routes.ts';
import { carouselIn, lesson, logIn, sampleUser } from './helpers.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

/* every-page.spec compares the content of every page with and without JavaScript. */
test.describe('With JavaScript off', () => {
  test('the catalogue has pages of 24 courses, which lead to each other', async ({ page, server }) => {
    const courses = await (await fetch(`${server.url}/api/course?brief`)).json();
    const names = () => page.getByRole('main').locator('article h2').allTextContents();
    await page.goto('/explore-allcourses?partner=green-valley');
    const first = await names();
    // By keyboard: cards with content-visibility can change the position of the link between scrolling and the click.
    await page.getByRole('link', { name: 'Show more courses' }).press('Enter');
    await expect(page).toHaveURL('/explore-allcourses?page=2&partner=green-valley');
    await expect(page).toHaveTitle(/^Explore All Our Courses, page 2/);
    expect([...first, ...(await names())]).toEqual(courses.map(({ name }: { name: string }) => name));
    await expect(page.getByRole('link', { name: 'Show more courses' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Previous courses' }).click();
    await expect(page).toHaveURL('/explore-allcourses?partner=green-valley');
    expect((await page.goto('/explore-allcourses?page=3'))?.status()).toBe(404);
  });

  test('answers and lessons expand, one at a time', async ({ page }) => {
    for (const path of ['/', '/course-details/kitchen-chemistry']) {
      await page.goto(path);
      const panels = page.getByRole('main').locator('details');
      for (const index of [0, 2]) {
        await panels.nth(index).locator('summary').click();
        await expect(panels.nth(index).locator('p').first()).toBeVisible();
        await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
      }
    }
  });

  test('every slide of a carousel can be scrolled to', async ({ page }) => {
    await page.goto('/aboutus');
    for (const heading of ['Get To Know About Our Team', 'Competition We Won']) {
      const last = carouselIn(page, heading).getByRole('article').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
    }
  });
});

test.describe('With JavaScript off navigation works', () => {
  test('by the header’s links on a wide screen', async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    for (const [name, path] of [
      ['About Us', '/aboutus'],
      ['Courses', '/explore-allcourses'],
      ['Contact Us', '/contactus'],
      ['Home', '/'],
    ] as const) {
      await nav.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(nav.locator('[aria-current=page]')).toHaveText(name);
    }
  });

  test('by the menu on a narrow screen, which closes again', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav).toBeHidden();
    await page.getByRole('link', { name: 'Open the menu' }).click();
    await expect(nav).toBeVisible();
    await nav.getByRole('link', { name: 'Close the menu' }).click();
    await expect(nav).toBeHidden();
    await page.getByRole('link', { name: 'Open the menu' }).click();
    await nav.getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveURL('/blogs');
    await expect(nav).toBeHidden();
  });

  test('by the footer’s links, a course card and the breadcrumb', async ({ page }) => {
    await page.goto('/vr-labs');
    await page.getByRole('contentinfo').getByRole('link', { name: 'STEAM Words' }).click();
    await expect(page).toHaveURL('/steam-products');
    await page.goto('/explore-allcourses?category=maths');
    await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .click({ position: { x: 30, y: 30 } });
    await expect(page).toHaveURL(/\/course-details\//);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Courses' }).click();
    await expect(page).toHaveURL('/explore-allcourses');

    // The partner parameter survives both forms.
    await page.goto('/explore-allcourses?partner=green-valley');
    await page.getByLabel('Category').selectOption('maths');
    await page.getByRole('button', { name: 'Show courses' }).click();
    await expect(page).toHaveURL('/explore-allcourses?partner=green-valley&q=&age=&category=maths&level=');
    await page.getByLabel('Search').fill('tiles');
    await page.getByRole('button', { name: 'Show courses' }).click();
    await expect(page).toHaveURL('/explore-allcourses?partner=green-valley&q=tiles&age=&category=maths&level=');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear Filter' }).click();
    await expect(page).toHaveURL('/explore-allcourses?partner=green-valley');
  });

  test('the header shows the name of the signed-in visitor', async ({ page, context, server }) => {
    await logIn(context, server.url);
    for (const path of readingRoutes.slice(0, 3)) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByText(`${sampleUser.firstName} ${sampleUser.lastName}`)).toBeVisible();
    }
  });

  test('a lecture redirects to the home page with a message if the visitor is not logged in', async ({ page }) => {
    await page.goto(`/video/${lesson}?partner=green-valley`);
    await expect(page).toHaveURL(/^[^?]*\/\?.*\bpartner=green-valley/);
    await expect(page.getByRole('alert').getByText('Please login for course lecture')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(brand.product);
  });
});

test.describe('With JavaScript off the contact form responds with a page', () => {
  test('with an error below each invalid field', async ({ page }) => {
    await page.goto('/contactus');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    for (const [label, message] of [
      ['Your e-mail', 'Email is required'],
      ['Subject', 'Subject is required'],
      ['Your message', 'Your Message is required'],
    ] as const) {
      const field = page.getByLabel(label);
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const text = page.getByText(message, { exact: true });
      expect((await text.boundingBox())?.y).toBeGreaterThan((await field.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
    }
  });

  test('with the typed values, if validation or the server rejects them', async ({ page }) => {
    const subject = 'Kites & "strings" <b>';
    const body = 'First line\n\n</textarea><script>alert(1)</script>\nاردو بھی';
    for (const address of ['no address', 'a"b@c.pk']) {
      await page.goto('/contactus');
      await page.getByLabel('Your e-mail').fill(address);
      await page.getByLabel('Subject').fill(subject);
      await page.getByLabel('Your message').fill(body);
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        page.getByRole('button', { name: 'Send message' }).click(),
      ]);
      expect(answer.status()).toBe(422);
      await expect(page.getByLabel('Your e-mail')).toHaveAccessibleDescription(/Invalid email address/);
      await expect(page.getByLabel('Your e-mail')).toHaveValue(address);
      await expect(page.getByLabel('Subject')).toHaveValue(subject);
      await expect(page.getByLabel('Your message')).toHaveValue(body);
    }
  });

  test('with the server’s thanks, and empty fields', async ({ page }) => {
    await page.goto('/contactus');
    await page.getByLabel('Your e-mail').fill('parent@example.com');
    await page.getByLabel('Subject').fill('Kites');
    await page.getByLabel('Your message').fill('How high may they fly?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('status').getByText('Thank you, your message has been received.')).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('');
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  });
});
