import type { Page } from '@playwright/test';
import { expect } from '../odd-site.ts';
import { type Call, callsOn } from './calls.ts';
import type { Kind, Outcome } from './faults.ts';

export interface Sight {
  at: string;
  /** How many lists still wait. */
  waits: number;
  /** The calls whose content is there. */
  shows: string[];
  /** Words that only a mistake writes. */
  slips: string[];
  /** Header, navigation and footer: all there and in their places. */
  shell: boolean;
  /** Of a page that is about one thing: what it says when that is not there. */
  says: '' | 'try again' | 'not here';
  /** An answer has changed what all objects have. */
  polluted: boolean;
}

/** Looks at the page, once. */
const sight = (page: Page, probes: readonly (readonly [name: string, selector: string, words: string])[]) =>
  page.evaluate((probes): Sight => {
    const root = document.getElementById('root');
    const html = root?.innerHTML ?? '';
    const nav = document.querySelector('header nav');
    const seen = (selector: string, words = '') =>
      [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(words));
    return {
      at: location.pathname,
      waits: [...document.querySelectorAll('main [role=status]')].filter(({ textContent }) =>
        /loading/i.test(textContent),
      ).length,
      shows: probes.filter(([, selector, words]) => seen(selector, words)).map(([name]) => name),
      slips: Array.from(
        html.matchAll(/.{0,40}(?:undefined|\[object |\bNaN\b|\bnull\b|polluted).{0,40}/g),
        ([slip]) => slip,
      ),
      shell:
        nav?.checkVisibility() === true &&
        nav.querySelectorAll('li a').length === 8 &&
        document.querySelector('header')?.getBoundingClientRect().height === 88 &&
        document.querySelector('footer')?.checkVisibility() === true,
      says: seen('main button', 'Try again') ? 'try again' : seen('main h1', 'not here') ? 'not here' : '',
      polluted: 'polluted' in {},
    };
  }, probes);

/** What a page looks like when one of its calls ends so. */
export function expected(call: Call, { name }: Pick<Kind, 'name'>, outcome: Outcome): Sight {
  const refused = outcome === 'refused';
  const all = callsOn(call).map((other) => other.name);
  const others = all.filter((other) => other !== call.name);
  const alone = call.name === 'course/single' || name === 'offl' ? [] : others;
  // Without its modules nothing asks for their lessons.
  const rest =
    call.name === 'module/course' && outcome !== 'shown' ? alone.filter((o) => o !== 'module/single') : alone;
  return {
    at: call.page,
    waits: 0,
    shows: outcome === 'shown' ? all : outcome === 'empty' ? others : rest,
    slips: [],
    shell: true,
    says:
      refused && (call.subject || (name === 'offl' && all.includes('course/single')))
        ? /^404/.test(name)
          ? 'not here'
          : 'try again'
        : '',
    polluted: false,
  };
}

/** Waits until all but the broken call have shown what they have, so that a leap in time hits nothing else. */
export async function expectOthers(page: Page, call: Call): Promise<void> {
  if (call.name === 'course/single') return;
  const wanted = callsOn(call).filter(
    ({ name }) => name !== call.name && !(call.name === 'module/course' && name === 'module/single'),
  );
  const probes = wanted.map(({ name, shows: [selector, words] }) => [name, selector, words] as const);
  await expect
    .poll(async () => (await sight(page, probes)).shows, { intervals: [30, 60, 120, 250] })
    .toEqual(wanted.map(({ name }) => name));
}

/** Waits until the page looks so; where the shape decides, the call's own content may be there or not. */
export async function expectSight(page: Page, call: Call, kind: Kind, outcome: Outcome): Promise<void> {
  const probes = callsOn(call).map(({ name, shows: [selector, words] }) => [name, selector, words] as const);
  const look = async () => {
    const seen = await sight(page, probes);
    if (outcome !== 'either') return seen;
    return { ...seen, ...(call.subject ? { shows: [], says: '' as const } : { shows: without(seen.shows) }) };
  };
  const without = (shows: string[]) => shows.filter((name) => name !== call.name);
  const wanted = expected(call, kind, outcome);
  const due = outcome === 'either' ? { ...wanted, shows: call.subject ? [] : without(wanted.shows) } : wanted;
  await expect
    .poll(look, { message: `${call.name} × ${kind.name}`, intervals: [30, 60, 120, 250, 500], timeout: 20_000 })
    .toEqual(due);
}
