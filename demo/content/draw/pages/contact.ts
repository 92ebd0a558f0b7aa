import { sparkle, star } from '../motifs/nature.ts';
import { palettes, sun, white } from '../palette.ts';
import { at, circle, ellipse, line, picture, poly, rect, ring, shape } from '../svg.ts';

const { science, technology, arts } = palettes;

/** The contact form's ground: everything happens at the edges, and most at the foot. */
export const contact = (): string =>
  picture(
    1600,
    900,
    rect(0, 0, 1600, 900, '#4c1d95') +
      circle(80, 860, 420, '#5b21b6') +
      circle(1540, 60, 380, '#5b21b6') +
      ellipse(800, 990, 940, 170, '#3f1780') +
      at(
        1490,
        730,
        [
          rect(-130, -88, 260, 176, white, 20),
          shape('M-130-70q0-18 18-18h224q18 0 18 18L0 24z', '#cbb8f7'),
          circle(0, 20, 26, arts.main),
          star(0, 20, 15, white, 5, 0.5),
        ],
        0.8,
        8,
      ) +
      at(
        1440,
        230,
        [
          rect(-80, -56, 160, 104, technology.main, 34),
          poly([-30, 40, 20, 40, -40, 84], technology.main),
          circle(-34, -4, 10, white) + circle(0, -4, 10, white) + circle(34, -4, 10, white),
        ],
        0.9,
        6,
      ) +
      at(
        690,
        852,
        [
          rect(-70, -46, 140, 92, arts.main, 30),
          poly([10, 36, 50, 36, 56, 74], arts.main),
          line('M-34-10h68M-34 14h40', white, 9),
        ],
        0.9,
        -8,
      ) +
      sparkle(30, 400, 20, sun) +
      sparkle(1560, 430, 26, sun) +
      ring(420, 850, 16, science.mid, 7),
  );
