import type { Browser } from '@playwright/test';
import { laptop, openAndRead, phone, press, pressToPaint, type VisitOptions, visit } from './person.ts';
import type { Measurement } from './run.ts';

const home = '/';
const catalogue = '/explore-allcourses';
const course = '/course-details/kitchen-chemistry';

/* These run in the page: an outcome counts when it is laid out, not when it is in the DOM. */
const outcomes = {
  dialog: () => document.querySelector('dialog[open] input')?.checkVisibility() === true,
  panel: () => document.querySelector('main details[open] > :last-child')?.checkVisibility() === true,
  allCourses: () => document.querySelectorAll('main article').length > 20,
  catalogue: () =>
    location.pathname === '/explore-allcourses' && document.querySelector('main article')?.checkVisibility() === true,
  course: () =>
    location.pathname.startsWith('/course-details/') && document.querySelector('main h1')?.checkVisibility() === true,
  slide: () => (document.querySelector('main .swiper-wrapper')?.scrollLeft ?? 0) > 4,
};

type Press = [what: string, path: string, selector: string, target: string, outcome: keyof typeof outcomes];

const summary = 'main details:not([open]) > summary';
const plain: Press[] = [
  ['FAQ', home, summary, '≤ 100 ms', 'panel'],
  ['lesson', course, summary, '≤ 100 ms', 'panel'],
  ['Clear Filter', `${catalogue}?category=science`, 'main form button:last-of-type', '≤ 100 ms', 'allCourses'],
];
const login: Press = ['Login', home, 'header button[value=signin]', '≤ 300 ms', 'dialog'];
const signUp: Press = ['Sign up', home, 'header button[value=signup]', '≤ 300 ms', 'dialog'];
const link: Press = ['navigation link', home, `header nav a[href="${catalogue}"]`, '≤ scripts off', 'catalogue'];
const card: Press = ['course card', catalogue, 'main article a', '≤ scripts off', 'course'];

function measurement(
  browser: Browser,
  [what, path, selector, target, outcome]: Press,
  { restMs = 0, ...options }: VisitOptions & { restMs?: number } = {},
): Measurement {
  const how = restMs ? ', pointer rested 1 s' : options.scripts === false ? ', scripts off' : '';
  const wanted = restMs ? '≤ 300 ms' : options.scripts === false ? '' : target;
  return {
    what: what + how,
    rows: [{ what: what + how, target: wanted, unit: 'ms' }],
    measure: (url) =>
      visit(browser, { ...options, shown: outcomes[outcome] }, async ({ page }) => {
        await openAndRead(page, url + path);
        await press(page, selector, restMs);
        return [await pressToPaint(page)];
      }),
  };
}

/** From the moment in which the carousel comes into view to its next slide, pressed as soon as there is a button. */
const carousel = (browser: Browser): Measurement => ({
  what: 'carousel',
  rows: [{ what: 'carousel, next slide after it came into view', target: '≤ 300 ms', unit: 'ms' }],
  measure: (url) =>
    visit(browser, { shown: outcomes.slide }, async ({ page }) => {
      await openAndRead(page, url + home);
      await page.evaluate(() => {
        const pressNext = () => {
          // Again in each frame: what is laid out on the way moves it.
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

/** First presses, three seconds after load. */
export const presses = (browser: Browser): Measurement[] => [
  ...plain.map((one) => measurement(browser, one)),
  carousel(browser),
  measurement(browser, login, { device: laptop }),
  measurement(browser, signUp, { device: laptop }),
];

export const linkPresses = (browser: Browser): Measurement[] => [
  measurement(browser, link, { device: laptop }),
  measurement(browser, link, { device: laptop, scripts: false }),
  measurement(browser, link, { device: laptop, restMs: 1_000 }),
  measurement(browser, card, { device: phone }),
  measurement(browser, card, { device: phone, scripts: false }),
  measurement(browser, card, { device: laptop, restMs: 1_000 }),
];
