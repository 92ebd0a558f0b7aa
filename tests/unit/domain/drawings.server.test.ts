import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isPurple } from '../../../src/domain/accent.ts';
import { courseDrawing, planDrawings } from '../../../src/domain/drawings/course-drawing.ts';
import { homeDrawing } from '../../../src/domain/drawings/home-drawing.ts';
import { subjects } from '../../../src/tokens/limits.ts';

const category = fc.constantFrom(...subjects, '', 'Cooking');
const courses = fc.uniqueArray(fc.record({ id: fc.string({ minLength: 1 }), category }), {
  selector: ({ id }) => id,
  maxLength: 40,
});

describe('The drawing of a course without a picture', () => {
  it('differs from its neighbours, in the catalogue and among the courses of its subject', () => {
    fc.assert(
      fc.property(courses, (list) => {
        const plans = [...planDrawings(list).values()];
        for (const [index, plan] of plans.entries()) {
          const before = plans[index - 1];
          if (before) expect(plan.tone).not.toBe(before.tone);
          const ofSubject = plans.slice(0, index).findLast(({ subject }) => subject === plan.subject);
          if (ofSubject) expect(plan.motif).not.toBe(ofSubject.motif);
        }
      }),
    );
  });

  it('stays the same when courses are added after it', () => {
    fc.assert(
      fc.property(courses, fc.nat(), (list, length) => {
        const first = [...planDrawings(list.slice(0, length))];
        expect([...planDrawings(list)].slice(0, first.length)).toEqual(first);
      }),
    );
  });

  const list = [...subjects, 'Cooking'].flatMap((name) =>
    Array.from({ length: 5 }, (_, index) => ({ id: `${name}-${index}`, category: name })),
  );
  const drawings = [...planDrawings(list).values()].map((plan) => courseDrawing(plan, ''));

  it('has at most 4 kB, and differs among thirty courses', () => {
    expect(drawings.filter((svg) => svg.length > 4_000)).toEqual([]);
    expect(new Set(drawings).size).toBe(list.length);
  });

  it.each(['#ffd400', '#000000', '#f4f4f0'])('has no purple with the accent %s', (accent) => {
    const all = [
      ...[...planDrawings(list).values()].map((plan) => courseDrawing(plan, accent)),
      homeDrawing('A', accent),
    ];
    expect(all.flatMap((svg) => svg.match(/#[\da-f]{6}/gi) ?? []).filter(isPurple)).toEqual([]);
  });

  it('has 640 × 400 px; the drawing of the home page has 800 × 600 px', async () => {
    const sizes = await Promise.all(
      [...drawings, homeDrawing('Own School', '#0b6e4f')].map(async (svg) => {
        const { width, height } = await sharp(Buffer.from(svg)).metadata();
        return `${width} × ${height}`;
      }),
    );
    expect(new Set(sizes)).toEqual(new Set(['640 × 400', '800 × 600']));
  });
});
