import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { subjectSlugs } from '../palette.ts';
import { dice } from '../random.ts';
import { picture } from '../svg.ts';
import { artsPatterns } from './arts-patterns.ts';
import { artsPictures } from './arts-pictures.ts';
import { engineeringMachines } from './engineering-machines.ts';
import { engineeringStructures } from './engineering-structures.ts';
import { fallbacks } from './fallback.ts';
import { mathsNumbers } from './maths-numbers.ts';
import { mathsThought } from './maths-thought.ts';
import type { Scene } from './scene.ts';
import { scienceLab } from './science-lab.ts';
import { scienceNature } from './science-nature.ts';
import { technologyCode } from './technology-code.ts';
import { technologyIdeas } from './technology-ideas.ts';

/** Each course that somebody has composed, by its id. */
const composed: Record<string, Scene> = {
  ...scienceNature,
  ...scienceLab,
  ...technologyCode,
  ...technologyIdeas,
  ...engineeringStructures,
  ...engineeringMachines,
  ...artsPatterns,
  ...artsPictures,
  ...mathsNumbers,
  ...mathsThought,
};

const content = join(import.meta.dirname, '..', '..', 'courses');

const idsOf = (subject: string): string[] =>
  readdirSync(join(content, subject))
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => name.slice(0, -3));

/** One picture for each course file there is. */
export const courses = (): [string, string][] =>
  subjectSlugs.flatMap((subject) =>
    idsOf(subject).map((id): [string, string] => [
      `courses/${id}.svg`,
      picture(640, 400, (composed[id] ?? fallbacks[subject])(dice(id))),
    ]),
  );
