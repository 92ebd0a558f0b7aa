import type { Browser } from '@playwright/test';
import type { Measurement } from './run.ts';
import { laptop, openAndRead, press, pressToPaint, type VisitOptions, visit } from './visit.ts';

const catalogue = '/explore-allcourses';
const course = '/course-details/kitchen-chemistry';

/* These run in the page: whether the outcome of a click is visible after layout, not only in the DOM. */
const isPanelOpen = () => document.querySelector('details[open] > :last-child')?.checkVisibility() === true;
const isDialogOpen = () => document.querySelector('dialog[open] input')?.checkVisibility() === true;
const showsAllCourses = () => document.querySelector('main [role=status]')?.textContent?.includes(' of ') === false;
const hasAdvanced = () => (document.querySelector('main .swiper-wrapper')?.scrollLeft ?? 0) > 4;
const isCatalogue = () =>
  location.pathname === '/explore-allcourses' && document.querySelector('main article')?.checkVisibility() === true;
const isCourse = () =>
  location.pathname.startsWith('/course-details/') && document.querySelector('main h1')?.checkVisibility() === true;

const plainPage =
  '<!doctype html><meta name="viewport" content="width=device-width"><details><summary>A</summary><p>B</p></details>';

interface Press extends VisitOptions {
  path: string;
  selector: string;
  wanted?: string;
  /** The time for which the pointer hovers before the click. */
  restMs?: number;
}

const measureClick =
  (browser: Browser) =>
  (what: string, { path, selector, wanted = '', restMs = 0, ...options }: Press): Measurement => ({
    rows: { [`${what}, ms`]: wanted },
    measure: (url) =>
      visit(browser, options, async (page) => {
        if (path === '/plain')
          await page.route('**/plain', (route) => route.fulfill({ body: plainPage, contentType: 'text/html' }));
        await openAndRead(page, url + path);
        await press(page, selector, restMs);
        return [await pressToPaint(page)];
      }),
  });

/** Measures the time from when the carousel comes into view to its next slide. Clicks as soon as the button exists. */
const carousel = (browser: Browser): Measurement => ({
  rows: { 'carousel, next slide after it came into view, ms': '≤ 300' },
  measure: (url) =>
    visit(browser, { shown: hasAdvanced }, async (page) => {
      await openAndRead(page, `${url}/`);
      await page.evaluate(() => {
        const pressNext = () => {
          // Scroll again in each frame, because layout changes move the carousel.
          const found = document.querySelector('main [aria-roledescription=carousel]');
          found?.scrollIntoView({ block: 'center', behavior: 'instant' });
          const next = found?.querySelector<HTMLButtonElement>('button[aria-label="Next slide"]');
          if (next?.checkVisibility({ visibilityProperty: true })) next.click();
          else requestAnimationFrame(pressNext);
        };
        sessionStorage.setItem('pressedAt', String(performance.timeOrigin + performance.now()));
        requestAnimationFrame(pressNext);
      });
      return [await pressToPaint(page)];
    }),
});

export function presses(browser: Browser): Measurement[] {
  const pressing = measureClick(browser);
  const summary = 'details:not([open]) > summary';
  const clear = {
    // On a phone, the button is in a sheet.
    device: laptop,
    path: `${catalogue}?category=science`,
    selector: 'main form button[form$=-clear]',
    shown: showsAllCourses,
  };
  const dialog = { path: '/', device: laptop, shown: isDialogOpen, wanted: '≤ 300' };
  const overhead = '≤ 100 beyond the plain page';
  return [
    pressing('`<details>` on a plain page: the tool’s overhead', {
      path: '/plain',
      selector: summary,
      shown: isPanelOpen,
    }),
    pressing('FAQ', { path: '/', selector: `main ${summary}`, shown: isPanelOpen, wanted: overhead }),
    pressing('lesson', { path: course, selector: `main ${summary}`, shown: isPanelOpen, wanted: overhead }),
    pressing('Clear Filter', { ...clear, wanted: overhead }),
    carousel(browser),
    pressing('Login', { ...dialog, selector: 'header button[value=signin]' }),
    pressing('Sign up', { ...dialog, selector: 'header button[value=signup]' }),
  ];
}

export function links(browser: Browser): Measurement[] {
  const pressing = measureClick(browser);
  const link = { path: '/', selector: `header nav a[href="${catalogue}"]`, device: laptop, shown: isCatalogue };
  const card = { path: catalogue, selector: 'main article a', shown: isCourse };
  return [
    pressing('navigation link', { ...link, wanted: '≤ scripts off' }),
    pressing('navigation link, scripts off', { ...link, scripts: false }),
    pressing('navigation link, pointer rested 1 s', { ...link, restMs: 1_000, wanted: '≤ 300' }),
    pressing('course card', { ...card, wanted: '≤ scripts off' }),
    pressing('course card, scripts off', { ...card, scripts: false }),
    pressing('course card, pointer rested 1 s', { ...card, device: laptop, restMs: 1_000, wanted: '≤ 300' }),
  ];
}
