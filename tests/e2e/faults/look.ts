import type { Page } from '@playwright/test';
import { expect } from '../fault-site.ts';
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
const sight = (page: Page, probes: readonly Probe[]) =>
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

/** A broken call, and what is to come of it here. */
export interface Cell {
  call: Call;
  kind: Kind;
  outcome: Outcome;
}

type Probe = readonly [name: string, selector: string, words: string];
const probeOf = ({ name, shows: [selector, words] }: Call): Probe => [name, selector, words];

/** What a page looks like when some of its calls end so and the others well. Unknown for those whose shape decides. */
function expected(cells: readonly Cell[]): { due: Sight; probes: Probe[]; said: boolean } {
  const [first] = cells;
  if (!first) throw new Error('There is no cell to look at.');
  const here = callsOn(first.call);
  const cellOf = ({ name }: Call) => cells.find(({ call }) => call.name === name);
  const offline = cells.some(({ kind }) => kind.name === 'offl');
  // A page that is about one thing shows nothing else without it.
  const subject = cells.find(({ call }) => call.subject);
  const gone = offline || (subject?.outcome === 'refused' && subject.call.name === 'course/single');
  const known = here.filter((call) => cellOf(call)?.outcome !== 'either' && subject?.outcome !== 'either');
  const shows = known.filter((call) => (cellOf(call)?.outcome ?? (gone ? 'refused' : 'shown')) === 'shown');
  const lost = subject?.outcome === 'refused' || (offline && here.some((call) => call.subject));
  return {
    probes: known.map(probeOf),
    said: subject?.outcome !== 'either',
    due: {
      at: first.call.page,
      waits: 0,
      shows: shows.map(({ name }) => name),
      slips: [],
      shell: true,
      says: !lost ? '' : /^404/.test(subject?.kind.name ?? '') ? 'not here' : 'try again',
      polluted: false,
    },
  };
}

const patient = { intervals: [30, 60, 120, 250, 500], timeout: 20_000 };

/** Waits until all but the calls that hang have shown what they have, so that a leap in time hits nothing else. */
export async function expectOthers(page: Page, cells: readonly Cell[]): Promise<void> {
  const hanging = cells.filter(({ kind }) => kind.waits);
  if (hanging.some(({ call }) => call.name === 'course/single')) return;
  const { due, probes } = expected(cells.map((cell) => (cell.kind.waits ? { ...cell, outcome: 'refused' } : cell)));
  // The heading of what still waits may stand there already.
  const others = probes.filter(([name]) => !hanging.some(({ call }) => call.name === name));
  await expect.poll(async () => (await sight(page, others)).shows, patient).toEqual(due.shows);
  // And those that come to nothing have done so.
  const waiting = hanging.filter(({ call }) => !/^(module.single|aboutus|hero)/.test(call.name)).length;
  await expect.poll(async () => (await sight(page, probes)).waits, patient).toBeLessThanOrEqual(waiting);
}

/** Waits until the page looks so. */
export async function expectSights(page: Page, cells: readonly Cell[]): Promise<void> {
  const { due, probes, said } = expected(cells);
  const look = async () => {
    const seen = await sight(page, probes);
    return said ? seen : { ...seen, says: '' };
  };
  const message = cells.map(({ call, kind }) => `${call.name} × ${kind.name}`).join(', ');
  await expect.poll(look, { message, ...patient }).toEqual(due);
}
