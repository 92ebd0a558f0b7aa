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
  const blank = await browser.newPage();
  const changes: Change[] = [];
  for (const [index, id] of ids.entries()) {
    if (index > 0 && index % 100 === 0) console.log(`  ${index} compared, ${changes.length} changed`);
    const shoot = async (): Promise<Change> => {
      const shots = await Promise.allSettled([
        before.ids.has(id) ? look(old, id, { tree: false }) : undefined,
        after.ids.has(id) ? look(fresh, id, { tree: false }) : undefined,
      ]);
      const [was, is] = shots.map((shot) => (shot.status === 'fulfilled' ? shot.value?.picture : undefined));
      const problem = shots.flatMap((shot) => (shot.status === 'rejected' ? [String(shot.reason)] : [])).join('\n');
      return { id, mode, before: was, after: is, problem };
    };
    let change = await shoot();
    // Again, because a late repaint is not a change.
    if (!(await isSame(blank, change))) change = await shoot();
    if (!(await isSame(blank, change))) changes.push(change);
  }
  await Promise.all([old, fresh, blank].map((page) => page.close()));
  return changes;
}

/** @param blank A page that decodes the pictures. */
async function isSame(blank: Page, { before, after, problem }: Change): Promise<boolean> {
  if (problem || !before || !after) return false;
  if (before.equals(after)) return true;
  return !(await blank.evaluate(
    isVisible,
    [before, after].map((picture) => picture.toString('base64')),
  ));
}

/**
 * Runs in the page: whether two pictures differ visibly. The same page may be painted with a few pixels one level lighter.
 * A level of a whole area is a change.
 */
export async function isVisible(pictures: string[]): Promise<boolean> {
  const pixelsOf = async (base64: string) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return context?.getImageData(0, 0, image.width, image.height);
  };
  const [one, other] = await Promise.all(pictures.map(pixelsOf));
  if (!one || !other || one.width !== other.width || one.height !== other.height) return true;
  let different = 0;
  for (let index = 0; index < one.data.length; index++) {
    const distance = Math.abs((one.data[index] ?? 0) - (other.data[index] ?? 0));
    if (distance > 2) return true;
    if (distance > 0) different++;
  }
  return different > one.data.length / 1000;
}
