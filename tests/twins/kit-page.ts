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
  picture: Buffer;
  /** The accessibility tree, a line for each node. */
  tree: string;
}

/** Opens the stories' page of a built kit. */
export async function openKit(page: Page, kit: string): Promise<void> {
  await page.goto(new URL('iframe.html', kit).href);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() => (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__.ready());
}

/** Renders a story, lets its visitor act, and looks. */
export async function look(page: Page, storyId: string): Promise<Look> {
  const globals = await page.evaluate(
    async (id) =>
      (await (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__.loadStory({ storyId: id })).storyGlobals,
    storyId,
  );
  await page.setViewportSize(sizeOf(globals?.viewport));
  await page.mouse.move(0, 0);
  const trouble = await page.evaluate(show, storyId);
  if (trouble) throw new Error(`${storyId} did not come to its end: ${trouble}`);
  await page.evaluate(settle);
  return {
    picture: await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true }),
    tree: await page.locator('body').ariaSnapshot(),
  };
}

/** In the page: says when the story has been rendered and played, and what went wrong. */
function show(storyId: string): Promise<string | undefined> {
  const { channel } = (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__;
  return new Promise((done) => {
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
      done(trouble);
    };
    for (const [event, listener] of Object.entries(endings)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** In the page: waits for fonts, pictures and transitions, until nothing has moved for two frames. */
async function settle(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;
  for (const picture of document.images) {
    picture.loading = 'eager';
    // One that fails is shown as such.
    await picture.decode().catch(() => undefined);
  }
  let before = '';
  for (let still = 0, frames = 0; still < 3 && frames < 300; frames++) {
    const running = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      );
    await Promise.race([
      Promise.allSettled(running.map(({ finished }) => finished)),
      new Promise((done) => setTimeout(done, 2_000)),
    ]);
    await frame();
    const now = document.body.innerHTML;
    still = now === before ? still + 1 : 0;
    before = now;
  }
}
