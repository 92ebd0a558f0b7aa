import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { globalsOf, openKit, pictureOf, type StoryGlobals, settled, show } from '../kit/story-page.ts';

export const modes = ['light', 'dark', 'right-to-left', 'forced-colours', 'double-text'] as const;
export type Mode = (typeof modes)[number];
/** Modes in which only the first story of each component is compared. */
const componentModes: readonly Mode[] = ['forced-colours', 'double-text'];

/** The component in a story id: `ui-button` for `ui-button--plain`. */
export const componentOf = (id: string): string => id.split('--')[0] ?? '';

export interface Change {
  id: string;
  mode: Mode;
  /** The screenshot of the base; undefined if the story is new. */
  before: Buffer | undefined;
  after: Buffer | undefined;
  /** The error of a kit that could not render or play the story; '' if both could. */
  problem: string;
}

/** A built kit, with a story page that stays open. */
interface Kit {
  page: Page;
  ids: ReadonlySet<string>;
  /** The folder that caches the screenshots of this kit. */
  kept?: string;
}

/** The screenshots of a story, or the error. */
interface Shots {
  pictures: Partial<Record<Mode, Buffer>>;
  problem: string;
}

export interface Comparison {
  browser: Browser;
  /** The URL and story ids of the base; `kept` is the folder that caches its screenshots. */
  before: { url: string; ids: ReadonlySet<string>; kept: string };
  after: { url: string; ids: ReadonlySet<string> };
  ids: readonly string[];
  /** The stories that are compared in all modes. */
  inAllModes: ReadonlySet<string>;
  onProgress: (compared: number) => void;
}

/** Compares the screenshots of both kits in each mode, with two workers. Returns the differences. */
export async function findChanges({
  browser,
  before,
  after,
  ids,
  inAllModes,
  onProgress,
}: Comparison): Promise<Change[]> {
  mkdirSync(before.kept, { recursive: true });
  const queue = ids.values();
  let compared = 0;
  const work = async (): Promise<Change[]> => {
    // A window for each page, because a background tab does not animate.
    const open = async (url: string) => {
      const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce', locale: 'en' });
      await openKit(page, url);
      return page;
    };
    const old: Kit = { ...before, page: await open(before.url) };
    const fresh: Kit = { ...after, page: await open(after.url) };
    const blank = await browser.newPage();
    const changes: Change[] = [];
    for (const id of queue) {
      const wanted = modes.filter((mode) => inAllModes.has(id) || !componentModes.includes(mode));
      let found = await changesOf(id, wanted, old, fresh, blank, true);
      // Compare again without the cached screenshots, because a late repaint is not a change.
      if (found.length > 0) found = await changesOf(id, wanted, old, fresh, blank, false);
      changes.push(...found);
      onProgress(++compared);
    }
    await Promise.all([old.page, fresh.page, blank].map((page) => page.close()));
    return changes;
  };
  return (await Promise.all([work(), work()])).flat();
}

async function changesOf(
  id: string,
  wanted: readonly Mode[],
  old: Kit,
  fresh: Kit,
  blank: Page,
  useKept: boolean,
): Promise<Change[]> {
  const [was, is] = await Promise.all([
    (useKept && keptShots(old, id, wanted)) || shoot(old, id, wanted),
    shoot(fresh, id, wanted),
  ]);
  const problem = [was?.problem, is?.problem].filter(Boolean).join('\n');
  if (problem) return [{ id, mode: 'light', before: was?.pictures.light, after: is?.pictures.light, problem }];
  const changes: Change[] = [];
  for (const mode of wanted) {
    const change = { id, mode, before: was?.pictures[mode], after: is?.pictures[mode], problem };
    if (!(await isSame(blank, change))) changes.push(change);
  }
  return changes;
}

const keptFile = (kept: string, id: string, mode: Mode) => join(kept, `${id}.${mode}.png`);

function keptShots({ kept, ids }: Kit, id: string, wanted: readonly Mode[]): Shots | undefined {
  if (!kept || !ids.has(id) || !existsSync(keptFile(kept, id, 'light'))) return undefined;
  const pictures: Shots['pictures'] = {};
  for (const mode of wanted) {
    const file = keptFile(kept, id, mode);
    if (existsSync(file)) pictures[mode] = readFileSync(file);
  }
  return { pictures, problem: '' };
}

/** Renders and plays a story once, and takes a screenshot in each mode. */
async function shoot({ page, ids, kept }: Kit, id: string, wanted: readonly Mode[]): Promise<Shots | undefined> {
  if (!ids.has(id)) return undefined;
  try {
    await show(page, id);
    const globals = await globalsOf(page, id);
    const rendered = await page.evaluate(readMode);
    const pictures: Shots['pictures'] = {};
    for (const mode of wanted.filter((one) => isFree(one, globals))) {
      await page.emulateMedia({ forcedColors: mode === 'forced-colours' ? 'active' : 'none' });
      await page.evaluate(setMode, {
        theme: mode === 'dark' ? 'dark' : rendered.theme,
        direction: mode === 'right-to-left' ? 'rtl' : rendered.direction,
        textSize: mode === 'double-text' ? '200%' : rendered.textSize,
      });
      await settled(page);
      pictures[mode] = await pictureOf(page);
      if (kept) writeFileSync(keptFile(kept, id, mode), pictures[mode]);
    }
    await page.emulateMedia({ forcedColors: 'none' });
    return { pictures, problem: '' };
  } catch (error) {
    return { pictures: {}, problem: String(error) };
  }
}

/** Whether a mode applies: a story may set its theme or direction itself. */
const isFree = (mode: Mode, { theme, direction }: StoryGlobals) =>
  !(mode === 'dark' && theme) && !(mode === 'right-to-left' && direction);

/** Runs in the page: the theme, direction and text size of the rendered story. */
function readMode() {
  const { dataset, dir, style } = document.documentElement;
  return { theme: dataset.theme ?? '', direction: dir, textSize: style.fontSize };
}

/** Runs in the page. */
function setMode({ theme, direction, textSize }: ReturnType<typeof readMode>): void {
  const { dataset, style } = document.documentElement;
  dataset.theme = theme;
  document.documentElement.dir = direction;
  style.fontSize = textSize;
}

/** @param blank A page that decodes the pictures. */
async function isSame(blank: Page, { before, after }: Change): Promise<boolean> {
  if (!before && !after) return true;
  if (!before || !after) return false;
  if (before.equals(after)) return true;
  return !(await blank.evaluate(
    isVisible,
    [before, after].map((picture) => picture.toString('base64')),
  ));
}

/**
 * Runs in the page: whether two pictures differ visibly. Ignores a few pixels that differ by one or two levels, as two paints of
 * the same page do. Such a difference in a whole area is visible.
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
