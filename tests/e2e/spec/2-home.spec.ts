import { cycle } from '../../../src/tokens/colours.ts';
import { carouselIn, expectSlides, open } from '../helpers.ts';
import { expect, test } from '../site.ts';

test.describe('2 Screens and routes: / (Home)', () => {
  test('The home page has the colours, carousels and questions of the specification', async ({ page }) => {
    await open(page, '/');
    await test.step('Category cards have five border colours', async () => {
      const cards = page.getByRole('region', { name: 'Five subjects, one curious mind' }).locator('ul > li:has(h3)');
      const borders = () => cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).borderTopColor));
      expect((await borders()).map(hex)).toEqual([...cycle]);
      // Two copies make more than five cards, so the colours repeat.
      await cards.first().evaluate((card) => {
        for (let copy = 0; copy < 2; copy++) card.parentElement?.append(card.cloneNode(true));
      });
      expect((await borders()).map(hex)).toEqual([...cycle, ...cycle.slice(0, 2)]);
    });
    await test.step('The programs are numbered', async () => {
      const programs = page.getByRole('region', { name: 'Our Programs' }).locator('ol > li');
      const numbers = await programs.evaluateAll((all) =>
        all.map((item) => getComputedStyle(item, '::before').content),
      );
      expect(new Set(numbers)).toEqual(new Set(['counter(program)']));
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
    await test.step('Slides out of view are not focusable', async () => {
      const carousel = carouselIn(page, 'What Families Say');
      await carousel.scrollIntoViewIfNeeded();
      for (const element of await carousel.locator('a, button').all()) {
        await element.focus();
        if (!(await element.evaluate((one) => one === document.activeElement))) continue;
        await expect(element).toBeInViewport();
      }
    });
    await test.step('One question is expanded at a time', async () => {
      const faq = page.getByRole('region', { name: 'Frequently Asked Questions' });
      const questions = faq.locator('summary');
      for (const index of [0, 3, 5]) {
        await questions.nth(index).click();
        await expect(faq.locator('details[open] summary')).toHaveText([
          (await questions.nth(index).textContent()) ?? '',
        ]);
        await expect(faq.locator('details[open] p').first()).toBeVisible();
      }
      await questions.nth(5).click();
      await expect(faq.locator('details[open]')).toHaveCount(0);
    });
  });
});

const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
