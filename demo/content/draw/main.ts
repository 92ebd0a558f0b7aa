/** Draws every picture of the sample world: `node demo/content/draw/main.ts`. The results are committed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clipFiles } from './clips/all.ts';
import { courses } from './courses/index.ts';
import { heroScene } from './hero.ts';
import { logos } from './logo.ts';
import { awards } from './pages/awards.ts';
import { banners } from './pages/banners.ts';
import { blogs } from './pages/blogs.ts';
import { categories } from './pages/categories.ts';
import { missions } from './pages/missions.ts';
import { products } from './pages/products.ts';
import { programs } from './pages/programs.ts';
import { signs } from './pages/signs.ts';
import { people } from './people/avatar.ts';
import { picture } from './svg.ts';

const media = join(import.meta.dirname, '..', 'media');

const files: [string, string][] = [
  ['hero.svg', picture(800, 600, heroScene())],
  ...logos(),
  ...people(),
  ...courses(),
  ...clipFiles(),
  ...categories(),
  ...banners(),
  ...blogs(),
  ...products(),
  ...missions(),
  ...programs(),
  ...awards(),
  ...signs(),
];

for (const [name, text] of files) {
  const path = join(media, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
