import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type SubjectSlug, subjectSlugs } from '../palette.ts';
import { dice } from '../random.ts';
import { picture } from '../svg.ts';
import { arts, artsFallback } from './arts.ts';
import { engineering, engineeringFallback } from './engineering.ts';
import { maths, mathsFallback } from './maths.ts';
import type { Scene } from './scene.ts';
import { science, scienceFallback } from './science.ts';
import { technology, technologyFallback } from './technology.ts';

const scenes: Partial<Record<SubjectSlug, [Record<string, Scene>, Scene]>> = {
  science: [science, scienceFallback],
  technology: [technology, technologyFallback],
  engineering: [engineering, engineeringFallback],
  arts: [arts, artsFallback],
  maths: [maths, mathsFallback],
};

const content = join(import.meta.dirname, '..', '..', 'courses');

const idsOf = (subject: string): string[] =>
  readdirSync(join(content, subject))
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => name.slice(0, -3));

/** One picture for each course file there is. */
export const courses = (): [string, string][] =>
  subjectSlugs.flatMap((subject) => {
    const known = scenes[subject];
    if (!known) return [];
    const [composed, fallback] = known;
    return idsOf(subject).map((id): [string, string] => [
      `courses/${id}.svg`,
      picture(640, 400, (composed[id] ?? fallback)(dice(id))),
    ]);
  });
