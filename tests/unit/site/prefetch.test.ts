import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createData } from '../../../src/data/create-data.ts';
import { sampleSchool } from '../../../src/domain/school.ts';
import { prefetchWhenIdle } from '../../../src/site/prefetch.ts';

const swiper = vi.hoisted(() => ({ isLoaded: false }));
vi.mock('swiper', () => {
  swiper.isLoaded = true;
  return {};
});

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  return () => vi.unstubAllGlobals();
});

/** Starts the prefetches of a page with this HTML. Returns a list of requested API paths, which grows. */
async function idle(path: string, html = '') {
  document.body.innerHTML = `<main>${html}</main>`;
  const requested: string[] = [];
  const fetch = async (url: RequestInfo | URL) => {
    requested.push(String(url).replace(/^.*\/api/, ''));
    return new Response('[]');
  };
  onTestFinished(prefetchWhenIdle(path, createData({ host: '/api', fetch }), sampleSchool));
  return requested;
}

it('An idle home page prefetches the first courses of the catalogue', async () => {
  const requested = await idle('/');
  await vi.waitFor(() => expect(requested).toEqual(['/course?counts']));
});

it('An idle page with a carousel loads the carousel’s controls', async () => {
  await idle('/aboutus', '<section aria-roledescription="carousel"></section>');
  await vi.waitFor(() => expect(swiper.isLoaded).toBe(true));
});
