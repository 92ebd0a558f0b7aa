import { expect, it } from 'vitest';
import { read, sources } from './sources.ts';

/** A property whose value must come from src/tokens/effects.ts. */
const properties = /(?<![\w-])(box-shadow|text-shadow|z-index|transition|animation):\s*([^;]+);/g;

/** A ring or a copy of the box without a blur is a border, not a shadow. */
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
