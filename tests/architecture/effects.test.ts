import { expect, it } from 'vitest';
import { isPurple } from '../../src/domain/accent.ts';
import { read, sources } from './sources.ts';

/** CSS declarations whose value must come from src/tokens/effects.ts. */
const properties = /(?<![\w-])(box-shadow|text-shadow|z-index|transition|animation):\s*([^;]+);/g;

/** A `box-shadow` without blur is a ring or an offset border, not a shadow. */
const isRing = (value: string) => /^(?:calc\([^;]*\)|\S+) \S+ 0 (?:\S+ )?var\(--[\w-]+\)$/.test(value);
const ownValue: Readonly<Record<string, (value: string) => boolean>> = {
  'box-shadow': (value) => !isRing(value) && /\d/.test(value.replaceAll(/\$\{[^}]*\}/g, '')),
  'text-shadow': (value) => /\d/.test(value),
  'z-index': (value) => /\d/.test(value),
  transition: (value) => /[\d.]+m?s\b/.test(value),
  animation: (value) => /[\d.]+m?s\b|cubic-bezier|ease|linear/.test(value.replaceAll(/\$\{[^}]*\}/g, '')),
};

it('Shadows, durations, easings and layers of components come from src/tokens/effects.ts', () => {
  const components = sources().filter((file) => /^src\/(style|ui|sections|site)\/.*\.tsx?$/.test(file));
  const own = components.flatMap((file) =>
    Array.from(read(file).matchAll(properties), ([, property = '', value = '']) => ({ property, value }))
      .filter(({ property, value }) => ownValue[property]?.(value.trim()))
      .map(({ property, value }) => `${file}: ${property}: ${value}`),
  );
  expect(own).toEqual([]);
});

/** Files that may contain a purple colour, with the reason. */
const purpleFiles: readonly [file: RegExp, reason: string][] = [
  [/^src\/tokens\//, 'the palette'],
  [/^src\/domain\/drawings\//, 'drawn in the product’s purple, then tinted'],
  [/^src\/domain\/embed\/contrast\.ts$/, 'a copy of three tokens, which a test compares'],
  [/^src\/content\/folder\/fields\.ts$/, 'an example in a message'],
];

it('Purple colours are only in src/tokens and in listed files, so that a school’s own accent replaces them', () => {
  const code = sources().filter((file) => /^(src|embed)\/.*\.tsx?$/.test(file));
  const purples = code
    .filter((file) => !purpleFiles.some(([allowed]) => allowed.test(file)))
    .flatMap((file) =>
      // `%23` is `#` in a data URL.
      Array.from(
        read(file).matchAll(/(?:#|%23|\brgba?\()([\da-f]{6}|[\da-f]{3}|\d+ \d+ \d+)\b/gi),
        ([, colour = '']) => (colour.includes(' ') ? `rgb(${colour})` : `#${colour}`),
      )
        .filter(isPurple)
        .map((hex) => `${file}: ${hex}`),
    );
  expect(purples).toEqual([]);
});
