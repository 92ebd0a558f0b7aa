import { sign, text } from '../glyphs.ts';
import { palettes, white } from '../palette.ts';
import { at, circle, group, line, poly, rect, shape, times } from '../svg.ts';
import { type Clip, ease, mix } from './clip.ts';
import { chime, type Note, tick } from './sound.ts';

const p = palettes.maths;

/** Any triangle fits in a rectangle; the two offcuts turn to cover it. */
const triangle: Clip = {
  name: 'maths-1',
  seconds: 12,
  poster: 5,
  root: 57,
  frame: (t) => {
    const box = ease(t, 1.6, 2.6);
    const turn = ease(t, 4.2, 6.4);
    const settle = ease(t, 8, 9.6);
    const [l, r, top, foot, apex] = [120, 520, 70, 290, 260];
    const half = (
      x1: number,
      y1: number,
      x2: number,
      y2: number,
      x3: number,
      y3: number,
      degrees: number,
      fill: string,
    ) => {
      const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2];
      return at(cx, cy, poly([x1 - cx, y1 - cy, x2 - cx, y2 - cy, x3 - cx, y3 - cy], fill), 1, degrees);
    };
    return (
      rect(0, 0, 640, 360, p.pale) +
      line(times(7, (i) => `M${i * 100 + 20} 0v360`) + times(4, (i) => `M0 ${i * 100 + 20}h640`), p.light, 2, {
        opacity: '.6',
      }) +
      poly([l, foot, r, foot, apex, top], p.main) +
      group(
        { opacity: String(Math.round(box * 100) / 100) },
        half(l, foot, apex, top, l, top, 180 * turn, p.pop) + half(apex, top, r, foot, r, top, 180 * turn, p.spark),
      ) +
      `<rect x="${l}" y="${top}" width="${r - l}" height="${foot - top}" fill="none" stroke="${p.ink}" stroke-width="5" opacity="${Math.round(box * 100) / 100}"/>` +
      line(`M${apex} ${top}V${foot}`, turn > 0.9 ? p.ink : white, 4, { 'stroke-dasharray': '2 10' }) +
      line(`M${l} ${foot + 22}H${r}M${l} ${foot + 14}v16M${r} ${foot + 14}v16`, p.deep, 5) +
      text('B', 320, foot + 36, 22, p.deep, 3) +
      line(`M${r + 30} ${top}V${foot}M${r + 22} ${top}h16M${r + 22} ${foot}h16`, p.deep, 5) +
      text('H', r + 62, 168, 22, p.deep, 3) +
      (settle > 0
        ? at(320, mix(-40, 38, settle), [
            rect(-120, -26, 240, 52, p.deep, 26),
            text('B × H ÷ 2', 0, -12, 24, white, 2.8),
          ])
        : '')
    );
  },
  captions: [
    [0.2, 4, '[soft plucked music] A triangle with base B and height H stands in a box of the same base and height.'],
    [
      4,
      7.6,
      'Turn the two corner pieces about the middles of their edges. [rising notes] They cover the triangle exactly.',
    ],
    [7.6, 11.8, '[chime] So the triangle is half of the box: B times H, divided by 2.'],
  ],
  notes: [...Array.from({ length: 6 }, (_, i): Note => [4.3 + i * 0.32, 69 + i * 2, 0.6, 0.15]), ...chime(9, 81)],
};

const slice = (from: number, to: number, r: number, fill: string): string => {
  const point = (a: number) => `${Math.round(r * Math.sin(a) * 10) / 10} ${Math.round(-r * Math.cos(a) * 10) / 10}`;
  return shape(`M0 0L${point(from)}A${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${point(to)}z`, fill);
};

const fractions: Clip = {
  name: 'maths-2',
  seconds: 12,
  poster: 6.4,
  root: 55,
  frame: (t) => {
    const parts = t < 1.4 ? 1 : t < 4.4 ? 2 : t < 7.4 ? 4 : 8;
    const since = t - (parts === 2 ? 1.4 : parts === 4 ? 4.4 : 7.4);
    const cut = parts === 1 ? 0 : ease(since, 0, 0.7);
    const lines = times(parts / 2, (i) => {
      const a = (i * 2 * Math.PI) / parts;
      const fresh = i % 2 === 1 || parts === 2 ? cut : 1;
      const x = Math.round(136 * Math.sin(a) * fresh);
      const y = Math.round(136 * Math.cos(a) * fresh);
      return `M${-x} ${y}L${x} ${-y}`;
    });
    const lift = parts === 1 ? 0 : 6;
    return (
      rect(0, 0, 640, 360, p.light) +
      circle(212, 186, 150, white) +
      circle(212, 186, 136, '#f0c987') +
      (parts > 1 ? at(212 + lift, 186, slice(0, Math.PI, 136, p.spark)) : '') +
      times(9, (i) =>
        circle(212 + ((i * 67) % 180) - 90, 186 + ((i * 41) % 160) - 80, 7, '#c98f4d', { opacity: '.55' }),
      ) +
      (parts > 1 ? at(212 + lift / 2, 186, line(lines, p.ink, 6)) : '') +
      rect(400, 60, 200, 240, white, 26) +
      (parts > 1
        ? sign(String(parts / 2), 500, 122, 58, p.spark, 2.8) +
          line('M452 180h96', p.ink, 9) +
          sign(String(parts), 500, 238, 58, p.deep, 2.8)
        : sign('1', 500, 180, 70, p.deep, 2.8))
    );
  },
  captions: [
    [0.2, 4.4, '[soft plucked music] One whole roti. [tick] Cut it in two: the red side is one half.'],
    [
      4.4,
      7.4,
      '[tick] Cut again. There are four pieces and two of them are red: two quarters. The red side has not grown.',
    ],
    [
      7.4,
      11.8,
      '[tick] Again: four eighths. [chime] One half, two quarters and four eighths are the same amount of roti.',
    ],
  ],
  notes: [...tick(1.4, 76), ...tick(4.4, 79), ...tick(7.4, 83), ...chime(9.6, 79)],
};

const tones = [p.pop, p.spark, '#2bd4e8', p.mid, '#4fd1b5'];

const oddSquares: Clip = {
  name: 'maths-3',
  seconds: 12,
  poster: 9.4,
  root: 53,
  frame: (t) => {
    const layers = Math.min(5, Math.max(0, (t - 0.5) / 1.9));
    const full = Math.ceil(layers);
    const size = 52;
    const dots = times(full, (n) => {
      const k = n < full - 1 ? 1 : ease(layers - n, 0, 0.55);
      return times(2 * n + 1, (i) => {
        const column = Math.min(i, n);
        const row = i <= n ? n : 2 * n - i;
        return circle(72 + column * size, 310 - row * size - (1 - k) * 60, 21 * Math.max(0.02, k), tones[n] ?? p.pop);
      });
    });
    const sums = ['1', '1+3', '1+3+5', '1+3+5+7', '1+3+5+7+9'];
    const n = Math.max(1, full);
    return (
      rect(0, 0, 640, 360, p.ink) +
      dots +
      line(`M42 ${Math.round(340 - n * size)}H${42 + n * size}V340H42z`, white, 4, {
        'stroke-dasharray': '2 9',
        opacity: '.8',
      }) +
      text(sums[n - 1] ?? '', 470, 96, 28, p.light, 2.6) +
      text('=', 470, 152, 26, p.mid, 3) +
      text(`${n} × ${n}`, 470, 204, 34, white, 2.8) +
      text(`= ${n * n}`, 470, 264, 30, p.pop, 2.8)
    );
  },
  captions: [
    [
      0.2,
      4.2,
      '[soft plucked music] Begin with one dot. [tick] Wrap three more round its corner: a square of two by two.',
    ],
    [4.2, 8, 'Five more, then seven. [tick] Each odd number is a corner that fits round the last square.'],
    [8, 11.8, '[chime] 1 and 3 and 5 and 7 and 9 make 25, which is five by five. Odd numbers build squares.'],
  ],
  notes: [...Array.from({ length: 5 }, (_, i): Note[] => tick(0.7 + i * 1.9, 72 + i * 3)).flat(), ...chime(9.3, 79)],
};

export const mathsClips: Clip[] = [triangle, fractions, oddSquares];
