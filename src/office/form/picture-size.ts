import type { Thing } from '../../domain/office/things.ts';

/**
 * The longest side of a stored picture, in pixels: twice the largest size on the site, for sharp screens. A logo and an
 * icon are small everywhere; pictures of the home page, banners and link previews fill the width.
 */
export function longestSide(thing: Thing, key: string): number {
  if (/(^|\.)(logo|icon)$/.test(key)) return 512;
  if (/(^|\.)(sharing_picture)$/.test(key)) return 1200;
  if (thing === 'team' || thing === 'ambassadors' || thing === 'testimonials' || key.startsWith('faces')) return 640;
  if (thing === 'school' || thing === 'blogs' || thing === 'announcements') return 1600;
  return 1200;
}

/** The size of a picture whose longest side has a limit. Never larger than it was. */
export function fittedSize(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
