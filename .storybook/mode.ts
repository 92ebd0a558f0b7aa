import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { ThemeName } from './theme.ts';

/** The toolbar's choices; `system` follows the system. */
export interface Mode {
  theme: 'system' | ThemeName;
  direction: 'ltr' | 'rtl';
}

export const initialMode: Mode = { theme: 'system', direction: 'ltr' };

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** The theme that a choice of the toolbar shows. */
export const themeShown = (theme: unknown): ThemeName =>
  theme === 'dark' || (theme !== 'light' && systemIsDark.matches) ? 'dark' : 'light';

interface Channel {
  on: (event: string, listener: (payload: { globals: Record<string, unknown> }) => void) => void;
}

/** Calls back with the theme now, and after each change of the toolbar or the system. */
export function onThemeChange(channel: Channel, theme: unknown, callback: (theme: ThemeName) => void): void {
  let chosen = theme;
  const update = () => callback(themeShown(chosen));
  const read = ({ globals, userGlobals = globals }: { globals: Globals; userGlobals?: Globals }) => {
    // Not the globals of the story: a story in the dark theme does not change the pages around it.
    chosen = userGlobals.theme;
    update();
  };
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, read);
  systemIsDark.addEventListener('change', update);
  update();
}

type Globals = Record<string, unknown>;
