import { contrast, MIN_CONTRAST, onAccent } from '../../../src/domain/embed/contrast.ts';
import type { Check } from '../context.ts';
import type { Finding } from '../finding.ts';
import { openingTag, type Placement } from '../placements.ts';
import { parentOf, ruleFor } from '../rules.ts';

/** Checks the contrast, and reports a dark widget on a light page and vice versa. */
export const checkColours: Check = ({ placements }) =>
  placements.flatMap((placement) => [...compareBackgrounds(placement), ...examine(placement)]);

const isDark = (background: string) => onAccent(background) === '#ffffff';

function compareBackgrounds(placement: Placement): Finding[] {
  const view = placement.element?.shadowRoot?.querySelector('.s');
  const widget = view && hexOf(getComputedStyle(view).backgroundColor);
  if (!widget) return [];
  const around = parentOf(placement.host);
  const page = (around && backgroundOf(around)) ?? canvasOf(document.documentElement);
  if (isDark(widget) === isDark(page)) return [];
  const [own, other] = isDark(widget) ? ['dark', 'light'] : ['light', 'dark'];
  return [
    {
      verdict: 'note',
      title: `${openingTag(placement)} is ${own} on a ${other} page`,
      detail: `The widget’s background is ${widget}, the page’s is ${page}. Without a theme, the visitor’s system decides.`,
      remedy: `If your page is always ${other}, write:`,
      code: `${placement.method === 'data' ? 'data-' : ''}theme="${other}"`,
    },
  ];
}

/** The background of a page that sets none: white, or black in a dark colour scheme. */
function canvasOf(root: Element): string {
  const { colorScheme } = getComputedStyle(root);
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return colorScheme.includes('dark') && (prefersDark || !colorScheme.includes('light')) ? '#000000' : '#ffffff';
}

const pairs: readonly [part: string, what: string, remedy: string][] = [
  ['.s', 'Text', 'Set --steam-text and --steam-surface together, or theme="light" on a page that is always light.'],
  ['[part~=button]', 'Text on a button', 'Set --steam-on-accent along with --steam-accent.'],
  ['[part~=link]', 'A link', 'Choose a --steam-accent that is darker on light, or lighter on dark.'],
];

function examine(placement: Placement): Finding[] {
  const root = placement.element?.shadowRoot;
  if (!root || root.querySelector('slot')) return [];
  return pairs.flatMap(([part, what, remedy]): Finding[] => {
    const shown = root.querySelector(part);
    const background = shown && backgroundOf(shown);
    const ink = shown && hexOf(getComputedStyle(shown).color);
    const ratio = background && ink ? contrast(ink, background) : MIN_CONTRAST;
    if (ratio >= MIN_CONTRAST) return [];
    const rule = ['--steam-accent', '--steam-on-accent', '--steam-text', '--steam-surface']
      .map((property) => ruleFor(placement.host, property))
      .find(Boolean);
    return [
      {
        verdict: 'note',
        title: `${what} is hard to read in ${openingTag(placement)}`,
        detail: `${ink} on ${background} is ${ratio.toFixed(1)}:1; the minimum is ${MIN_CONTRAST}:1.${rule ? ` Your rule: ${rule}` : ''}`,
        remedy,
      },
    ];
  });
}

function backgroundOf(element: Element): string | undefined {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const hex = hexOf(getComputedStyle(at).backgroundColor);
    if (hex) return hex;
  }
  return undefined;
}

/** Converts a CSS colour to `#rrggbb`; undefined if it is transparent. */
function hexOf(colour: string): string | undefined {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return undefined;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  if (alpha < 250) return undefined;
  return `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
