import { text } from '../glyphs.ts';
import { heroScene } from '../hero.ts';
import { awning } from '../logo.ts';
import { brand, palettes, sun, white } from '../palette.ts';
import { at, circle, picture, rect, shape } from '../svg.ts';

const { science, technology, engineering, arts, maths } = palettes;

/** Open Graph: 1200×630, rendered to og.png. */
export const og = (): string =>
  picture(
    1200,
    630,
    rect(0, 0, 1200, 630, '#5b21b6') +
      circle(1080, 80, 330, brand) +
      circle(60, 640, 260, '#4c1d95') +
      at(560, 60, heroScene(), 0.78) +
      at(84, 108, [awning(), shape('M60 78q-22-14-50-9v34q28-5 50 8 22-13 50-8V69q-28-5-50 9z', white)], 1.06) +
      text('STEAM', 84, 268, 74, white, 2.6, false) +
      text('BAZAAR', 84, 374, 74, sun, 2.6, false) +
      [science.mid, technology.mid, engineering.mid, arts.mid, maths.mid]
        .map((c, i) => rect(84 + i * 62, 488, 50, 12, c, 6))
        .join(''),
  );
