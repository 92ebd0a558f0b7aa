import type { Browser, Page } from '@playwright/test';
import { look, openKit } from '../parity/kit-page.ts';

/** The globals of the toolbar in which every story is compared. */
export const modes = {
  light: { theme: 'light', direction: 'ltr' },
  dark: { theme: 'dark', direction: 'ltr' },
  'right-to-left': { theme: 'light', direction: 'rtl' },
} as const;
export type Mode = keyof typeof modes;

export interface Change {
  id: string;
  mode: Mode;
  /** The screenshots of both kits; undefined if a kit does not have the story. */
  before: Buffer | undefined;
  after: Buffer | undefined;
  /** Why a kit could not render the story; '' if it could. */
  problem: string;
}

interface ChannelWindow {
  __STORYBOOK_PREVIEW__: { channel: { emit: (event: string, detail: unknown) => void } };
}

/** Opens the story page of a kit in a mode. Each page has a window of its own: a background tab does not animate. */
async function openMode(browser: Browser, kit: string, mode: Mode): Promise<Page> {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce', locale: 'en' });
  await openKit(page, kit);
  await page.evaluate(
    (globals) => (window as unknown as ChannelWindow).__STORYBOOK_PREVIEW__.channel.emit('updateGlobals', { globals }),
    modes[mode],
  );
  return page;
}

export interface Comparison {
  browser: Browser;
  /** The URLs of both kits, and the stories of each. */
  before: { url: string; ids: ReadonlySet<string> };
  after: { url: string; ids: ReadonlySet<string> };
  ids: readonly string[];
}

/** The stories whose screenshots differ in a mode. */
export async function changesIn(mode: Mode, { browser, before, after, ids }: Comparison): Promise<Change[]> {
  const [old, fresh] = await Promise.all([openMode(browser, before.url, mode), openMode(browser, after.url, mode)]);
  const changes: Change[] = [];
  for (const id of ids) {
    const shoot = async (): Promise<Change> => {
      const shots = await Promise.allSettled([
        before.ids.has(id) ? look(old, id) : undefined,
        after.ids.has(id) ? look(fresh, id) : undefined,
      ]);
      const [was, is] = shots.map((shot) => (shot.status === 'fulfilled' ? shot.value?.picture : undefined));
      const problem = shots.flatMap((shot) => (shot.status === 'rejected' ? [String(shot.reason)] : [])).join('\n');
      return { id, mode, before: was, after: is, problem };
    };
    let change = await shoot();
    // Again, because a late repaint is not a change.
    if (!isSame(change)) change = await shoot();
    if (!isSame(change)) changes.push(change);
  }
  await Promise.all([old.close(), fresh.close()]);
  return changes;
}

const isSame = ({ before, after, problem }: Change) => !problem && before && after && before.equals(after);
