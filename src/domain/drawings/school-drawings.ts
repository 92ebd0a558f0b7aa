import type { SchoolSettings } from '../school.ts';
import { courseDrawingAddress, homeDrawingAddress } from './addresses.ts';
import { courseDrawing, type DrawingPlan, planDrawings } from './course-drawing.ts';
import { homeDrawing } from './home-drawing.ts';

/** A drawing that stands in for a missing picture. */
export interface SchoolDrawing {
  /** Equal keys draw equal pictures. The hash in the URL is derived from it. */
  key: string;
  draw: () => string;
}

/**
 * The drawings of a school, by their address.
 *
 * @param courses those without a picture, in the order of the catalogue
 */
export function schoolDrawings(
  courses: Parameters<typeof planDrawings>[0],
  { name, accent }: Pick<SchoolSettings, 'name' | 'accent'>,
): ReadonlyMap<string, SchoolDrawing> {
  const drawings = new Map<string, SchoolDrawing>();
  for (const [id, plan] of planDrawings(courses)) {
    drawings.set(courseDrawingAddress(id), { key: keyOf(plan, accent), draw: () => courseDrawing(plan, accent) });
  }
  drawings.set(homeDrawingAddress, { key: `${name} ${accent}`, draw: () => homeDrawing(name, accent) });
  return drawings;
}

const keyOf = ({ subject, motif, tone, seed }: DrawingPlan, accent: string) =>
  [subject, motif, tone, seed, accent].join(' ');
