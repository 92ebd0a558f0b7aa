import { focusPattern } from '../tokens/focus.ts';

/** The point of a picture that stays visible where the picture is cropped. */
export interface FocusPoint {
  /** In percent from the left. */
  x: number;
  /** In percent from the top. */
  y: number;
}

/** Splits `team/ada.webp#focus=50-20` before the `#`; the second part is '' without a focus point. */
export function splitFocus(written: string): [path: string, focus: string] {
  const at = written.search(focusPattern);
  return at < 0 ? [written, ''] : [written.slice(0, at), written.slice(at)];
}

/** The focus point of a path or an address; undefined if it has none. */
export function focusOf(written: string): FocusPoint | undefined {
  const [, x, y] = focusPattern.exec(written) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** A path or an address with another focus point, or without one. */
export const withFocus = (written: string, point: FocusPoint | undefined): string =>
  splitFocus(written)[0] + (point ? `#focus=${Math.round(point.x)}-${Math.round(point.y)}` : '');

/** The CSS declaration for a picture that fills its box; '' without a focus point. */
export function focusCss(address: string): string {
  const point = focusOf(address);
  return point ? `object-position:${point.x}% ${point.y}%` : '';
}
