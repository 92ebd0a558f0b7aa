import type { Page } from '@playwright/test';
import { expect } from '../fault-site.ts';
import { type ApiCall, callsOn } from './calls.ts';
import type { FaultCase } from './fault-case.ts';
import { isFailure } from './faults.ts';

interface PageContent {
  path: string;
  spinners: number;
  /** The names of the requests whose content is on the page. */
  shown: string[];
  /** Texts on the page that only a bug renders, such as `undefined` or `[object Object]`. */
  slips: string[];
  /** Header, navigation and footer are visible. */
  hasShell: boolean;
  /** The message of a page whose main content is missing. */
  message: '' | 'try again' | 'not here';
  /** A response has changed Object.prototype. */
  isPolluted: boolean;
}

type Probe = readonly [name: string, selector: string, text: string];

const readPageContent = (page: Page, probes: readonly Probe[]) =>
  page.evaluate((probes): PageContent => {
    const html = document.getElementById('root')?.innerHTML ?? '';
    const nav = document.querySelector('header nav');
    const has = (selector: string, text = '') =>
      [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(text));
    const statuses = [...document.querySelectorAll('main [role=status]')];
    return {
      path: location.pathname,
      spinners: statuses.filter(({ textContent }) => /loading/i.test(textContent)).length,
      shown: probes.filter(([, selector, text]) => has(selector, text)).map(([name]) => name),
      slips: html.match(/.{0,40}(?:undefined|\[object |\bNaN\b|\bnull\b|polluted).{0,40}/g) ?? [],
      hasShell:
        nav?.checkVisibility() === true &&
        nav.querySelectorAll('li a').length === 8 &&
        document.querySelector('header')?.getBoundingClientRect().height === 88 &&
        document.querySelector('footer')?.checkVisibility() === true,
      message: has('main button', 'Try again') ? 'try again' : has('main h1', 'not here') ? 'not here' : '',
      isPolluted: 'polluted' in {},
    };
  }, probes);

const patient = { intervals: [30, 60, 120, 250, 500], timeout: 20_000 };

/** Waits until the page shows everything except the list of the failed request. */
export async function expectPageContent(
  page: Page,
  { call, fault }: FaultCase,
  outcome = fault.outcome,
): Promise<void> {
  const failed = isFailure(outcome);
  // Offline, all requests fail. If `course/single` fails, the course page shows no other list.
  const allFailed = fault.name === 'offline' || (failed && call.name === 'course/single');
  const isShown = (other: ApiCall) => !(allFailed || (other.name === call.name && (failed || outcome === 'empty')));
  const probed = callsOn(call).filter(({ name }) => outcome !== 'either' || (!call.subject && name !== call.name));
  const probes = probed.map(({ name, shows: [selector, text] }): Probe => [name, selector, text]);
  const isLost = failed && (call.subject || (fault.name === 'offline' && callsOn(call).some(({ subject }) => subject)));
  const message = !isLost ? '' : fault.name.startsWith('404') ? 'not here' : 'try again';
  const expected: Partial<PageContent> = {
    path: call.page,
    spinners: 0,
    shown: probed.filter(isShown).map(({ name }) => name),
    slips: [],
    hasShell: true,
    isPolluted: false,
    ...(outcome !== 'either' && { message }),
  };
  await expect
    .poll(() => readPageContent(page, probes), { message: `${call.name} × ${fault.name}`, ...patient })
    .toMatchObject(expected);
}

/** Waits until all lists of the page are loaded, except the list whose request never ends. */
export async function expectOnlyHanging(page: Page, { call }: FaultCase): Promise<void> {
  // The course page shows no other list before the course.
  if (call.name === 'course/single') return;
  const others = callsOn(call).filter(({ name }) => name !== call.name);
  const probes = others.map(({ name, shows: [selector, text] }): Probe => [name, selector, text]);
  const names = others.map(({ name }) => name);
  await expect.poll(async () => (await readPageContent(page, probes)).shown, patient).toEqual(names);
}
