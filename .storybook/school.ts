import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { fonts } from '../src/domain/embed/choices.ts';
import { accentByTheme } from '../src/domain/embed/contrast.ts';
import { radius } from '../src/tokens/scale.ts';

/**
 * The settings of the tool "School" (school-tool.tsx), for every story: the accent of `school.yaml`, and the corners
 * and fonts that a partner can choose for a widget. '' uses the product's default.
 */
export const initialGlobals = { accent: '', corners: '', font: '' };

const roots = [':root', '.kit-frame'];
const sheet = new CSSStyleSheet();

type Choices = Partial<typeof initialGlobals>;

/** Returns the custom properties for the site's components, and `--steam-…` for the widgets. */
export async function schoolCss({ accent = '', corners = '', font = '' }: Choices): Promise<string> {
  const declarations: string[] = [];
  const scale = Number(corners) / (radius.md * 16);
  if (corners !== '') {
    for (const [name, value] of Object.entries(radius)) declarations.push(`--radius-${name}:${value * 16 * scale}px`);
    declarations.push(`--steam-radius:${corners}px`);
  }
  const family = fonts[font]?.css;
  if (family)
    for (const name of ['--font-text', '--font-display', '--steam-font']) declarations.push(`${name}:${family}`);
  const ofWidget = accentByTheme(accent);
  if (ofWidget) declarations.push(`--steam-accent:${ofWidget.accent}`, `--steam-on-accent:${ofWidget.onAccent}`);
  if (declarations.length === 0) return '';
  // The server uses the same function for `school.yaml`. Its colour library loads on first use.
  const { accentCss } = await import('../src/site/accent.ts');
  return [...roots.map((root) => accentCss(accent, root)), `${roots}{${declarations.join(';')}}`].join('\n');
}

async function apply(globals: Choices): Promise<void> {
  sheet.replaceSync(await schoolCss(globals));
  const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
  if (document.adoptedStyleSheets.at(-1) !== sheet) document.adoptedStyleSheets = [...others, sheet];
}

export const loaders = [({ globals }: { globals: Choices }) => apply(globals)];

// Loaders do not run for a guide without stories, so listen to changes, too.
for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
  addons.getChannel().on(event, ({ globals }: { globals: Choices }) => void apply(globals));
