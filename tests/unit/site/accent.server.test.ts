import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPurple } from '../../../src/domain/accent.ts';
import { contrast, schoolAccent } from '../../../src/domain/embed/contrast.ts';
import { accentCss } from '../../../src/site/accent.ts';
import type { light } from '../../../src/tokens/colours.ts';
import { dark as productDark, light as productLight } from '../../../src/tokens/colours.ts';
import { controls, texts } from '../../../src/tokens/pairs.ts';

type Theme = Record<keyof typeof light, string>;

/** The custom properties that a selector declares. */
function themeOf(css: string, selector: string, product: Theme): Theme {
  const body = css.slice(css.indexOf(`${selector}{`) + selector.length + 1);
  const own = body.slice(0, body.indexOf('}')).matchAll(/--([\w-]+):(#[\da-f]{6});/g);
  return { ...product, ...Object.fromEntries([...own].map(([, name, value]) => [name, value])) };
}

const themes = (accent: string) => {
  const css = accentCss(accent);
  return {
    light: themeOf(css, ':root', productLight),
    dark: themeOf(css, ':root[data-theme=dark]', productDark),
    'dark by the system': themeOf(css, ':root:not([data-theme=light])', productDark),
  };
};

const lowContrast = (accent: string) =>
  Object.entries(themes(accent)).flatMap(([theme, colours]) =>
    [...texts.map((pair) => [...pair, 4.5] as const), ...controls.map((pair) => [...pair, 3] as const)].flatMap(
      ([one, other, least]) => {
        const ratio = wcagContrast(colours[one], colours[other]);
        return ratio < least ? [`${theme}: ${one} on ${other} ${ratio.toFixed(2)}`] : [];
      },
    ),
  );

const samples = ['#ffffff', '#000000', '#ffff00', '#00ff00', '#0000ff', '#ff0000', '#808080', '#0b6e4f'];
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it('agrees with culori for any two colours', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        expect(contrast(one, other)).toBeCloseTo(wcagContrast(one, other), 9);
      }),
    );
  });
});

describe('A school’s own accent', () => {
  it.each(samples)('is readable in both themes: %s', (accent) => {
    expect(lowContrast(accent)).toEqual([]);
  });

  it.each(samples.filter((accent) => accent !== '#0000ff'))('also tints the shadows: %s', (accent) => {
    const shadows = [...accentCss(accent).matchAll(/--shadow:(\d+) (\d+) (\d+);/g)];
    expect(shadows).toHaveLength(3);
    for (const [, ...channels] of shadows) {
      const hex = `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
      expect(isPurple(hex), hex).toBe(false);
    }
  });

  it.each(samples)('gives the same colours as in the widgets, in both themes: %s', (accent) => {
    const { light, dark } = themes(accent);
    expect({ day: light.accent, night: dark.accent }).toEqual(schoolAccent(accent));
  });

  const fillOf = (accent: string) => {
    const css = accentCss(accent);
    const value = (name: string) => new RegExp(`--${name}:([^;]+);`).exec(css)?.[1] ?? '';
    return { ground: value('fill'), ink: value('on-fill'), hover: value('fill-strong'), css };
  };

  it.each([
    ['#ffc400', '#ffc400'],
    ['#ffeb3b', '#f2df38'],
    ['#f59e0b', '#f59e0b'],
  ])(
    '%s fills buttons of the light theme with %s and dark text, and the dark theme resets these colours',
    (accent, ground) => {
      expect(fillOf(accent)).toMatchObject({ ground, ink: '#101010' });
      expect(fillOf(accent).css.match(/--fill:initial;--on-fill:initial;--fill-strong:initial;/g)).toHaveLength(2);
    },
  );

  it.each(['#6d28d9', '#0b6e4f', '#0ea5e9', '#ffffff', '#fff7d6'])(
    'needs no separate colour for filled buttons with %s',
    (accent) => {
      expect(fillOf(accent).css).not.toContain('fill');
    },
  );

  it('is readable on filled buttons for any colour', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        const { ground, ink, hover } = fillOf(accent);
        for (const colour of ground ? [ground, hover] : [])
          expect(wcagContrast(colour, ink), accent).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 300 },
    );
  });

  it('is readable in both themes for any colour', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        expect(lowContrast(accent)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('changes neither theme if it is not set', () => {
    expect(accentCss('')).toBe('');
  });

  it('uses the light theme in print', () => {
    const onPaper = accentCss('#0b6e4f').replaceAll(/@media screen[^{]*\{[^{]*\{[^}]*\}\}/g, '');
    expect(onPaper).toMatch(/^:root\{[^}]*\}$/);
  });
});
