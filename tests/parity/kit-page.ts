import type { Page } from '@playwright/test';
import { sizeOf, type ViewportGlobal } from '../../.storybook/viewports.ts';

/** What Storybook leaves on its stories' page. */
interface StoryWindow {
  __STORYBOOK_PREVIEW__: {
    channel: {
      emit: (event: string, detail: unknown) => void;
      on: (event: string, listener: (detail: unknown) => void) => void;
      off: (event: string, listener: (detail: unknown) => void) => void;
    };
    loadStory: (story: { storyId: string }) => Promise<{ storyGlobals?: { viewport?: ViewportGlobal } }>;
    ready: () => Promise<void>;
  };
}

/** One story as it stands when everything in it has come to rest. */
export interface Look {
  /** Its pixels, where they were asked for. */
  picture?: Buffer;
  /** Its DOM, an element or text a line. */
  dom: string;
  /** The accessibility tree, a line for each node. */
  tree: string;
}

/** Opens the stories' page of a built kit. */
export async function openKit(page: Page, kit: string): Promise<void> {
  await page.addInitScript(holdTheClock);
  await page.goto(new URL('iframe.html', kit).href);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() => (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__.ready());
}

/** Renders a story, runs its `play`, and looks. */
export async function look(page: Page, storyId: string, { pixels = true } = {}): Promise<Look> {
  const globals = await page.evaluate(
    async (id) =>
      (await (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__.loadStory({ storyId: id })).storyGlobals,
    storyId,
  );
  await page.setViewportSize(sizeOf(globals?.viewport));
  await page.mouse.move(0, 0);
  const trouble = await page.evaluate(show, storyId);
  if (trouble) throw new Error(`${storyId} did not come to its end: ${trouble}`);
  // A browser follows `autofocus` once in a document, in which many stories stand one after the other.
  await page.evaluate(() => document.querySelector<HTMLElement>('[autofocus]')?.focus());
  await page.evaluate(settle);
  return {
    ...(pixels && { picture: await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true }) }),
    dom: await page.evaluate(domLines),
    tree: await page.locator('body').ariaSnapshot(),
  };
}

/**
 * In the page: what happens by itself after seconds (a toast leaves, the next slide comes) waits until both were looked at.
 * Storybook's own limits hold: it waits for motions to end, and for one of a spinner that has gone, until its time is over.
 */
function holdTheClock(): void {
  const { setTimeout: later } = window;
  const byStorybook = () => /\/sb-preview\//.test(new Error().stack?.split('\n')[3] ?? '');
  const held = (act: TimerHandler, milliseconds?: number, ...rest: unknown[]) =>
    (milliseconds ?? 0) >= 2_500 && !byStorybook() ? 0 : later(act, milliseconds, ...rest);
  window.setTimeout = held as typeof setTimeout;
}

/** In the page: says when the story has been rendered and played, and what went wrong. */
function show(storyId: string): Promise<string | undefined> {
  const { channel } = (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__;
  return new Promise((done) => {
    // It stands there already: then anew.
    const again = () => channel.emit('forceRemount', { storyId });
    const endings = {
      storyFinished: (detail: unknown) => {
        const { status } = detail as { status: string };
        end(status === 'error' ? 'it failed' : undefined);
      },
      storyErrored: (detail: unknown) => end(String((detail as Error).message ?? detail)),
      storyThrewException: (detail: unknown) => end(String((detail as Error).message ?? detail)),
      storyMissing: () => end('there is no such story'),
    };
    const end = (trouble?: string) => {
      for (const [event, listener] of Object.entries(endings)) channel.off(event, listener);
      channel.off('storyUnchanged', again);
      done(trouble);
    };
    for (const [event, listener] of Object.entries(endings)) channel.on(event, listener);
    channel.on('storyUnchanged', again);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** In the page: waits for fonts, pictures and motion, until nothing has changed for some frames. */
async function settle(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  /** All elements, those in shadow roots too. */
  const within = (root: ParentNode): Element[] =>
    Array.from(root.querySelectorAll('*')).flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  await document.fonts.ready;
  const lively = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;
  let before = '';
  let enough = 3;
  for (let still = 0, frames = 0; still < enough && frames < 600; frames++) {
    await frame();
    const all = within(document);
    const pictures = all.filter((element) => element instanceof HTMLImageElement);
    for (const picture of pictures) picture.loading = 'eager';
    // One that fails is shown as such.
    await Promise.all(pictures.filter(({ complete }) => !complete).map((one) => one.decode().catch(() => undefined)));
    const moving = document.getAnimations().some(lively);
    const scrolled = all.map(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop).filter(Boolean);
    // What glides by itself may not have begun to.
    enough = scrolled.length > 0 ? 15 : 3;
    const roots = all.flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot.innerHTML] : []));
    const now = [scrolled, roots, document.body.innerHTML].join(' ');
    still = now === before && !moving ? still + 1 : 0;
    before = now;
  }
  // The last of the pictures is on the screen a frame after it was decoded.
  await Promise.all(
    within(document)
      .filter((element) => element instanceof HTMLImageElement)
      .map((picture) => picture.decode().catch(() => undefined)),
  );
}

/** In the page: the story's elements, attributes in order of their names, ids by where they first stand. */
function domLines(): string {
  const ids = new Map<string, string>();
  // Both runtimes make ids of their own (`useId`); what counts is what they connect.
  const named = (value: string) =>
    value
      .split(' ')
      .map((id) => {
        if (!document.getElementById(id)) return id;
        if (!ids.has(id)) ids.set(id, `id-${ids.size}`);
        return ids.get(id);
      })
      .join(' ');
  // Panels of one accordion share a name, which is no id.
  const groups = new Map<string, string>();
  const grouped = (value: string) => {
    if (!groups.has(value)) groups.set(value, `group-${groups.size}`);
    return groups.get(value);
  };
  const refers = /^(id|for|name|list|form|aria-(labelledby|describedby|controls|owns|errormessage))$/;
  const lines = (node: Node, depth: number): string[] => {
    const indent = '  '.repeat(depth);
    if (node instanceof Text) return node.data.trim() ? [`${indent}${JSON.stringify(node.data)}`] : [];
    if (!(node instanceof Element)) return [];
    const attributes = [...node.attributes]
      .map(({ name, value }) => {
        const shared = node.localName === 'details' && name === 'name';
        return `${name}="${shared ? grouped(value) : refers.test(name) ? named(value) : value}"`;
      })
      .sort();
    const inner = [...node.childNodes].flatMap((child) => lines(child, depth + 1));
    return [`${indent}<${[node.localName, ...attributes].join(' ')}>`, ...inner];
  };
  const root = document.getElementById('storybook-root');
  root?.normalize();
  return [...(root?.childNodes ?? [])].flatMap((node) => lines(node, 0)).join('\n');
}
