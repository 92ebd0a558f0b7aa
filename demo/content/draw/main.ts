/** Draws every picture of the sample world: `node demo/content/draw/main.ts`. The results are committed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { courses } from './courses/index.ts';
import { logos } from './logo.ts';
import { people } from './people/avatar.ts';

const media = join(import.meta.dirname, '..', 'media');

const files: [string, string][] = [...logos(), ...people(), ...courses()];

for (const [name, text] of files) {
  const path = join(media, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
