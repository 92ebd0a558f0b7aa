import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { ThemeName } from './theme.ts';

/** The toolbar's choices; `system` follows the system. */
export interface Mode {
  theme: 'system' | ThemeName;
  direction: 'ltr' | 'rtl';
  /** The size of texts that a visitor has set in the browser, in percent. */
  textSize: '100' | '200';
}

export const initialMode: Mode = { theme: 'system', direction: 'ltr', textSize: '100' };

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** The theme that a choice of the toolbar shows. */
export const themeShown = (theme: unknown): ThemeName =>
  theme === 'dark' || (theme !== 'light' && systemIsDark.matches) ? 'dark' : 'light';

interface Channel {
  on: (event: string, listener: (payload: { globals: Record<string, unknown> }) => void) => void;
}

/** The preview of this frame, which Storybook sets on the window. The manager has none. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get: () => Globals } } };
}

/** The toolbar's choice in this frame: the frames of stories inside a docs page send their own globals over the channel. */
const chosenHere = (): Globals | undefined =>
  (window as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get();

/** Calls back with the theme now, and after each change of the toolbar or the system. */
export function onThemeChange(channel: Channel, theme: unknown, callback: (theme: ThemeName) => void): void {
  let chosen = theme;
  const update = () => callback(themeShown(chosen));
  const read = ({ globals, userGlobals = globals }: { globals: Globals; userGlobals?: Globals }) => {
    // Not the globals of the story: a story in the dark theme does not change the pages around it.
    chosen = (chosenHere() ?? userGlobals).theme;
    update();
  };
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, read);
  systemIsDark.addEventListener('change', update);
  update();
}

type Globals = Record<string, unknown>;
