import type { Page } from '@playwright/test';
import { sizeOf, type ViewportGlobal } from '../../.storybook/viewports.ts';

/** The globals that Storybook sets on the page of its stories. */
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

/** The state of a story after everything has settled. */
export interface Look {
  /** The screenshot, if requested. */
  picture?: Buffer;
  /** The DOM, one element or text per line. */
  dom: string;
  /** The accessibility tree, one node per line; '' if not requested. */
  tree: string;
}

/** Opens the story page of a built kit. */
export async function openKit(page: Page, kit: string): Promise<void> {
  await page.addInitScript(freezeClock);
  await page.goto(new URL('iframe.html', kit).href);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() => (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__.ready());
}

/** Renders a story, runs its `play`, and captures its state. */
export async function look(page: Page, storyId: string, { pixels = true, tree = true } = {}): Promise<Look> {
  const globals = await page.evaluate(
    async (id) =>
      (await (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__.loadStory({ storyId: id })).storyGlobals,
    storyId,
  );
  await page.setViewportSize(sizeOf(globals?.viewport));
  await page.mouse.move(0, 0);
  const trouble = await page.evaluate(show, storyId);
  if (trouble) throw new Error(`${storyId} did not come to its end: ${trouble}`);
  // A document applies `autofocus` once, but renders many stories one after the other.
  await page.evaluate(() => document.querySelector<HTMLElement>('[autofocus]')?.focus());
  await page.evaluate(settle);
  return {
    ...(pixels && { picture: await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true }) }),
    dom: await page.evaluate(domLines),
    tree: tree ? await page.locator('body').ariaSnapshot() : '',
  };
}

/**
 * Runs in the page: stops timers of a second and more (a toast closes, a carousel advances) until both runtimes are
 * captured. Storybook's own timeouts still run: it waits for animations, also for that of a removed spinner.
 */
function freezeClock(): void {
  const { setTimeout: later } = window;
  const byStorybook = () => /\/sb-preview\//.test(new Error().stack?.split('\n')[3] ?? '');
  const delayUnlessLong = (act: TimerHandler, milliseconds?: number, ...rest: unknown[]) =>
    (milliseconds ?? 0) >= 2_500 && !byStorybook() ? 0 : later(act, milliseconds, ...rest);
  window.setTimeout = delayUnlessLong as typeof setTimeout;
}

/** Runs in the page: resolves after the story has rendered and played, with its errors. */
function show(storyId: string): Promise<string | undefined> {
  const { channel } = (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__;
  return new Promise((done) => {
    // The story is rendered already: render it again.
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

/** Runs in the page: waits for fonts, images and animations until nothing has changed for some frames. */
async function settle(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  /** All elements, including those in shadow roots. */
  const within = (root: ParentNode): Element[] =>
    Array.from(root.querySelectorAll('*')).flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  await document.fonts.ready;
  const lively = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;
  let before = '';
  for (let still = 0, frames = 0; still < 3 && frames < 600; frames++) {
    await frame();
    const all = within(document);
    const pictures = all.filter((element) => element instanceof HTMLImageElement);
    for (const picture of pictures) picture.loading = 'eager';
    // A broken image shows its alt text.
    await Promise.all(pictures.filter(({ complete }) => !complete).map((one) => one.decode().catch(() => undefined)));
    const moving = document.getAnimations().some(lively);
    const scrolled = all.map(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop).filter(Boolean);
    const roots = all.flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot.innerHTML] : []));
    const now = [scrolled, roots, document.body.innerHTML].join(' ');
    still = now === before && !moving ? still + 1 : 0;
    before = now;
  }
  // The last image appears a frame after it was decoded.
  await Promise.all(
    within(document)
      .filter((element) => element instanceof HTMLImageElement)
      .map((picture) => picture.decode().catch(() => undefined)),
  );
}

/** Runs in the page: serialises the story's elements. Attributes are sorted, and ids are numbered by first use. */
function domLines(): string {
  const ids = new Map<string, string>();
  // Both runtimes generate ids (`useId`). Only the references matter.
  const named = (value: string) =>
    value
      .split(' ')
      .map((id) => {
        if (!document.getElementById(id)) return id;
        if (!ids.has(id)) ids.set(id, `id-${ids.size}`);
        return ids.get(id);
      })
      .join(' ');
  // The panels of an accordion share a name, which is not an id.
  const groups = new Map<string, string>();
  const grouped = (value: string) => {
    if (!groups.has(value)) groups.set(value, `group-${groups.size}`);
    return groups.get(value);
  };
  const refers = /^(id|for|name|list|form|aria-(labelledby|describedby|controls|owns|errormessage))$/;
  const stateOf = (node: Element): string[] =>
    ['value', 'checked', 'selected', 'spellcheck'].flatMap((name) => {
      const value: unknown = node.matches('input,select,option,textarea') && Reflect.get(node, name);
      return value === undefined || value === false ? [] : [`.${name}=${JSON.stringify(value)}`];
    });
  const lines = (node: Node, depth: number): string[] => {
    const indent = '  '.repeat(depth);
    if (node instanceof Text) return node.data.trim() ? [`${indent}${JSON.stringify(node.data)}`] : [];
    if (!(node instanceof Element)) return [];
    // React writes the state of a control as attributes, Preact as properties: compare the properties. For `autoFocus`,
    // React calls focus() and writes no attribute; Preact writes it, and the `defaultValue` of a select.
    const attributes = [...node.attributes]
      .filter(({ name }) => !/^(autofocus|value|defaultvalue|checked|selected|spellcheck)$/.test(name))
      .map(({ name, value }) => {
        const shared = node.localName === 'details' && name === 'name';
        return `${name}="${shared ? grouped(value) : refers.test(name) ? named(value) : value}"`;
      })
      .concat(stateOf(node))
      .sort();
    const inner = [...node.childNodes].flatMap((child) => lines(child, depth + 1));
    return [`${indent}<${[node.localName, ...attributes].join(' ')}>`, ...inner];
  };
  const root = document.getElementById('storybook-root');
  root?.normalize();
  return [...(root?.childNodes ?? [])].flatMap((node) => lines(node, 0)).join('\n');
}
