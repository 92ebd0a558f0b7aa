import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { ThemeName } from './theme.ts';

/** The settings of the toolbar. 'system' uses the theme of the operating system. */
export interface Mode {
  theme: 'system' | ThemeName;
  direction: 'ltr' | 'rtl';
  /** The visitor's browser setting for the text size, in percent. */
  textSize: '100' | '200';
}

export const initialMode: Mode = { theme: 'system', direction: 'ltr', textSize: '100' };

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** The theme for a toolbar setting. */
export const themeShown = (theme: unknown): ThemeName =>
  theme === 'dark' || (theme !== 'light' && systemIsDark.matches) ? 'dark' : 'light';

interface Channel {
  on: (event: string, listener: (payload: { globals: Record<string, unknown> }) => void) => void;
}

/** Storybook sets its preview on the window of the stories' frame. The manager's window has none. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get: () => Globals } } };
}

/**
 * The toolbar's settings in this frame. Not read from the channel, which also carries the globals of other story
 * frames.
 */
const chosenHere = (): Globals | undefined =>
  (window as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get();

/** Calls back with the theme now, and after each change of the toolbar or the system. */
export function onThemeChange(channel: Channel, theme: unknown, callback: (theme: ThemeName) => void): void {
  let chosen = theme;
  const update = () => callback(themeShown(chosen));
  const read = ({ globals, userGlobals = globals }: { globals: Globals; userGlobals?: Globals }) => {
    // Uses the user's globals, because a story in the dark theme must not change the pages around it.
    chosen = (chosenHere() ?? userGlobals).theme;
    update();
  };
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, read);
  systemIsDark.addEventListener('change', update);
  update();
}

type Globals = Record<string, unknown>;
