import { cycle, dark, light } from '../tokens/colours.ts';
import { fonts, radius, space, type } from '../tokens/scale.ts';

const declare = (prefix: string, values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join('');

const scaled = (values: Record<string, number>, unit: Unit) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, unit === 'rem' ? `${value}rem` : `${value * 16}px`]),
  );

/** `rem` follows the visitor's own text size; `px` is for widgets, whose host page may have set any root size. */
export type Unit = 'rem' | 'px';

/**
 * The custom properties that every part is drawn with (`--accent`, `--text-md`, `--space-4`…), for the element that
 * `selector` names. Dark follows the system, or `data-theme="dark"` / `"light"` on that element.
 */
export function themeCss(
  selector: string,
  unit: Unit,
  colours: Partial<typeof light> | Record<string, string> = {},
): string {
  const day = `color-scheme:light;${declare('', { ...light, ...colours })}`;
  const night = `color-scheme:dark;${declare('', { ...dark, ...colours })}`;
  const sizes = [
    declare('text-', scaled(type, unit)),
    declare('space-', scaled(space, unit)),
    declare('radius-', scaled(radius, unit)),
    declare('font-', fonts),
    declare('cycle-', Object.fromEntries(cycle.map((colour, index) => [String(index), colour]))),
  ].join('');
  return (
    `${selector}{${day}${sizes}}` +
    // On paper it is always day: light ink on white could not be read.
    `@media screen and (prefers-color-scheme:dark){${selector}:not([data-theme=light]){${night}}}` +
    `@media screen{${selector}[data-theme=dark]{${night}}}`
  );
}
