import type { Page } from '@playwright/test';
import { expect } from '../fault-site.ts';
import { type Call, callsOn } from './calls.ts';
import type { Kind, Outcome } from './faults.ts';

export interface Sight {
  at: string;
  /** The number of lists that are still loading. */
  waits: number;
  /** The requests whose content is visible. */
  shows: string[];
  /** Texts that only a bug can render. */
  slips: string[];
  /** Whether header, navigation and footer are visible and in place. */
  shell: boolean;
  /** The message of a page whose main content is missing. */
  says: '' | 'try again' | 'not here';
  /** Whether a response changed Object.prototype. */
  polluted: boolean;
}

/** Reads the state of the page once. */
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

/** A failing request and its expected outcome on the page. */
export interface Cell {
  call: Call;
  kind: Kind;
  outcome: Outcome;
}

type Probe = readonly [name: string, selector: string, words: string];
const probeOf = ({ name, shows: [selector, words] }: Call): Probe => [name, selector, words];

/** The expected state of a page for these outcomes. Ignores requests whose outcome depends on the shape of the data. */
function expected(cells: readonly Cell[]): { due: Sight; probes: Probe[]; said: boolean } {
  const [first] = cells;
  if (!first) throw new Error('There is no cell to look at.');
  const here = callsOn(first.call);
  const cellOf = ({ name }: Call) => cells.find(({ call }) => call.name === name);
  const offline = cells.some(({ kind }) => kind.name === 'offl');
  // A page about one thing shows nothing else without it.
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

/**
 * Waits until all requests except the hanging ones have finished. Otherwise advancing the clock would time them out,
 * too.
 */
export async function expectOthers(page: Page, cells: readonly Cell[]): Promise<void> {
  const hanging = cells.filter(({ kind }) => kind.waits);
  if (hanging.some(({ call }) => call.name === 'course/single')) return;
  const { due, probes } = expected(cells.map((cell) => (cell.kind.waits ? { ...cell, outcome: 'refused' } : cell)));
  // The heading of a list that is still loading may be visible already.
  const others = probes.filter(([name]) => !hanging.some(({ call }) => call.name === name));
  await expect.poll(async () => (await sight(page, others)).shows, patient).toEqual(due.shows);
  // Wait for the requests that render nothing, too.
  const waiting = hanging.filter(({ call }) => !/^(module.single|aboutus|hero)/.test(call.name)).length;
  await expect.poll(async () => (await sight(page, probes)).waits, patient).toBeLessThanOrEqual(waiting);
}

/** Waits until the page has the expected state. */
export async function expectSights(page: Page, cells: readonly Cell[]): Promise<void> {
  const { due, probes, said } = expected(cells);
  const look = async () => {
    const seen = await sight(page, probes);
    return said ? seen : { ...seen, says: '' };
  };
  const message = cells.map(({ call, kind }) => `${call.name} × ${kind.name}`).join(', ');
  await expect.poll(look, { message, ...patient }).toEqual(due);
}
