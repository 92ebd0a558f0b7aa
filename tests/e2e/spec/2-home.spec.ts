import { brand } from '../../../src/tokens/brand.ts';
import { cycle } from '../../../src/tokens/colours.ts';
import { answer, carouselIn, expectSlides, open } from '../helpers.ts';
import { expect, test } from '../site.ts';

interface Row {
  _id: string;
  name: string;
}

test.describe('2 Screens and routes: / (Home)', () => {
  test('Content', async ({ page, server }) => {
    await open(page, '/');
    await test.step('The sections are in the order of the spec', async () => {
      const titles = [
        `Empowering Minds with ${brand.product}`,
        'Five subjects, one curious mind',
        'Our Programs',
        'Announcements',
        'Join STEAM Community',
        'What Families Say',
        'Frequently Asked Questions',
      ];
      await expect(page.getByRole('main').locator('h1, h2')).toHaveText(titles);
      const tops: (number | undefined)[] = [];
      for (const name of titles) tops.push((await page.getByRole('heading', { name, exact: true }).boundingBox())?.y);
      const footer = (await page.getByRole('contentinfo').boundingBox())?.y;
      expect([...tops, footer]).toEqual([...tops, footer].toSorted((a, b) => Number(a) - Number(b)));
    });
    await test.step('The hero has the headline, the button and the three figures', async () => {
      const hero = page.getByRole('region', { name: /^Empowering Minds with/ });
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(`Empowering Minds with ${brand.product}`);
      await expect(hero.getByRole('link', { name: 'Learn with Us' })).toHaveAttribute('href', '/explore-allcourses');
      const figures = await hero
        .locator('dl > div')
        .evaluateAll((all) =>
          all.map((stat) => `${stat.querySelector('dd')?.textContent} ${stat.querySelector('dt')?.textContent}`),
        );
      expect(figures).toEqual(['40+ courses', '20+ expert mentors', '1k+ students globally']);
    });
    await test.step('Each category card shows image and bullets, in five border colours', async () => {
      const categories = await answer<(Row & { catdescription: string[]; catimage: string })[]>(server, 'category');
      const cards = page.getByRole('region', { name: 'Five subjects, one curious mind' }).locator('ul > li:has(h3)');
      await expect(cards).toHaveCount(5);
      for (const [index, { name, catdescription, catimage }] of categories.entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole('heading')).toHaveText(name);
        await expect(card.getByRole('listitem')).toHaveText(catdescription);
        await expect(card.locator('img')).toHaveAttribute('src', catimage);
      }
      const colours = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).borderTopColor));
      expect(colours.map(hex)).toEqual([...cycle]);
    });
    await test.step('"Our Programs" shows three numbered programs', async () => {
      const programs = page.getByRole('region', { name: 'Our Programs' }).locator('ol > li');
      await expect(programs).toHaveCount(3);
      await expect(programs.nth(0)).toContainText(/web platforms.*immersive and simulative learning/is);
      await expect(programs.nth(1)).toContainText(/online classes.*personalized sessions/is);
      await expect(programs.nth(2)).toContainText(/mobile apps.*gamified and interactive/is);
      const numbers = await programs.evaluateAll((all) =>
        all.map((item) => getComputedStyle(item, '::before').content),
      );
      expect(new Set(numbers)).toEqual(new Set(['counter(program)']));
    });
    await test.step('The announcement banner shows each announcement with its bullets and image', async () => {
      const all = await answer<{ title: string; description: string[]; bannerfile: string }[]>(server, 'banner');
      const slides = page.getByRole('region', { name: 'Announcements' }).first().getByRole('article');
      await expect(slides).toHaveCount(all.length);
      for (const [index, { title, description, bannerfile }] of all.entries()) {
        await expect(slides.nth(index).getByRole('heading')).toHaveText(title);
        await expect(slides.nth(index).getByRole('listitem')).toHaveText(description);
        await expect(slides.nth(index).locator('img')).toHaveAttribute('src', bannerfile);
      }
    });
    await test.step('Each testimonial shows picture, name, course and content', async () => {
      const all = await answer<{ name: string; coursename: string; userpic: string; content: string }[]>(
        server,
        'hometest',
      );
      const slides = page.getByRole('region', { name: 'What Families Say' }).getByRole('figure');
      await expect(slides).toHaveCount(all.length);
      for (const [index, { name, coursename, userpic, content }] of all.entries()) {
        const slide = slides.nth(index);
        await expect(slide.locator('blockquote')).toHaveText(content);
        await expect(slide).toContainText(name);
        await expect(slide).toContainText(coursename);
        await expect(slide.locator('img')).toHaveAttribute('src', userpic);
      }
    });
    await test.step('The testimonials have pagination, navigation and rewind', async () => {
      const carousel = carouselIn(page, 'What Families Say');
      await carousel.scrollIntoViewIfNeeded();
      const dots = carousel.getByRole('button', { name: /^Go to slide/ });
      const current = carousel.locator('button[aria-current]');
      await expect(dots).toHaveCount(7);
      await expect(current).toHaveAttribute('aria-label', 'Go to slide 1');
      await carousel.getByRole('button', { name: 'Next slide' }).click();
      await expect(current).toHaveAttribute('aria-label', 'Go to slide 2');
      await expect(carousel.getByRole('group', { name: '3 of 8' })).toBeInViewport({ ratio: 0.9 });
      await dots.last().click();
      await expect(current).toHaveAttribute('aria-label', 'Go to slide 7');
      await expect(carousel.getByRole('group', { name: '8 of 8' })).toBeInViewport({ ratio: 0.9 });
      await carousel.getByRole('button', { name: 'Next slide' }).click();
      await expect(current).toHaveAttribute('aria-label', 'Go to slide 1');
      await expect(carousel.getByRole('group', { name: '1 of 8' })).toBeInViewport({ ratio: 0.9 });
      await carousel.getByRole('button', { name: 'Previous slide' }).click();
      await expect(current).toHaveAttribute('aria-label', 'Go to slide 7');
    });
    await test.step('Home testimonials: 2 slides at 768 px and above, 1 at 540 px and below, 35 px apart', () =>
      expectSlides(
        page,
        'What Families Say',
        [
          [1366, 2],
          [768, 2],
          [540, 1],
          [390, 1],
        ],
        35,
      ));
    await test.step('The FAQ shows the first 6 questions, one expanded at a time', async () => {
      const all = await answer<{ question: string; description: string }[]>(server, 'faq');
      expect(all.length).toBeGreaterThan(6);
      const faq = page.getByRole('region', { name: 'Frequently Asked Questions' });
      await expect(faq.locator('summary')).toHaveText(all.slice(0, 6).map(({ question }) => question));
      await expect(faq.locator('details[open]')).toHaveCount(0);
      for (const index of [0, 3, 5]) {
        await faq.locator('summary').nth(index).click();
        await expect(faq.locator('details[open]')).toHaveCount(1);
        await expect(faq.locator('details[open] summary')).toHaveText(all[index]?.question ?? '');
        await expect(faq.getByText(all[index]?.description.split('\n')[0] ?? '')).toBeVisible();
      }
      await faq.locator('summary').nth(5).click();
      await expect(faq.locator('details[open]')).toHaveCount(0);
    });
    await test.step('"Explore All Courses" leads to the catalogue', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Explore All Courses' }).click();
      await expect(page).toHaveURL(/\/explore-allcourses$/);
    });
  });
  test('The border colours repeat if there are more than five categories', async ({ page, server }) => {
    const categories = await answer<Row[]>(server, 'category');
    const seven = [...categories, ...categories].slice(0, 7).map((row, index) => ({ ...row, _id: `c${index}` }));
    await page.route('**/api/category', (route) => route.fulfill({ json: seven }));
    await open(page, '/vr-labs');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    const cards = page.getByRole('region', { name: 'Five subjects, one curious mind' }).locator('ul > li:has(h3)');
    await expect(cards).toHaveCount(7);
    const colours = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).borderTopColor));
    expect(colours.slice(5)).toEqual(colours.slice(0, 2));
  });
});

const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
