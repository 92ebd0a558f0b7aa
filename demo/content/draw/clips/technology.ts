import { sign, text } from '../glyphs.ts';
import { palettes, white } from '../palette.ts';
import { at, circle, line, poly, rect, ring, times } from '../svg.ts';
import { type Clip, ease, mix } from './clip.ts';
import { chime, type Note, tick } from './sound.ts';

const p = palettes.technology;

const card = (x: number, y: number, w: number, h: number, on: number, fill: string, inside: string): string =>
  at(
    x,
    y,
    rect(-w / 2, -h / 2, w, h, fill, 12) +
      (on > 0.02
        ? `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="12" fill="none" stroke="${p.spark}" stroke-width="${Math.round(on * 70) / 10}"/>`
        : '') +
      inside,
  );

/** Four rounds of "forward, turn right" draw a square: 2.4 s a round after a second's wait. */
const loop: Clip = {
  name: 'technology-1',
  seconds: 12,
  poster: 7,
  root: 57,
  frame: (t) => {
    const corners = [
      [60, 300],
      [60, 60],
      [300, 60],
      [300, 300],
      [60, 300],
    ] as const;
    const k = Math.min(3.999, Math.max(0, (t - 1) / 2.4));
    const round = Math.floor(k);
    const walk = ease(k - round, 0, 0.62);
    const turn = ease(k - round, 0.66, 0.96);
    const [ax, ay] = corners[round] ?? corners[0];
    const [bx, by] = corners[round + 1] ?? corners[0];
    const x = mix(ax, bx, walk);
    const y = mix(ay, by, walk);
    const done = t > 10.6;
    const path = `${corners
      .slice(0, round + 1)
      .map(([a, b], i) => `${i ? 'L' : 'M'}${a} ${b}`)
      .join('')}L${Math.round(x)} ${Math.round(y)}`;
    return (
      rect(0, 0, 640, 360, p.pale) +
      rect(20, 20, 320, 320, white, 18) +
      line(
        times(3, (i) => `M${100 + i * 80} 28v304M28 ${100 + i * 80}h304`),
        p.light,
        3,
      ) +
      line(path, p.main, 10) +
      at(
        x,
        y,
        [
          rect(-26, -24, 52, 48, p.ink, 14),
          rect(-20, -14, 40, 20, p.pop, 8),
          circle(-9, -4, 5, p.ink),
          circle(9, -4, 5, p.ink),
          poly([-9, -26, 9, -26, 0, -40], p.spark),
        ],
        1,
        round * 90 + turn * 90,
      ) +
      // The program beside it: one repeat around two orders.
      rect(376, 60, 240, 240, p.main, 18) +
      rect(400, 116, 216, 128, p.deep, 12) +
      at(408, 88, line('M0-8a14 14 0 1 1-4 14M0-8l-12-2m12 2l-4 12', white, 5)) +
      text('×', 462, 76, 22, white, 3) +
      text('4', 490, 76, 24, white, 3) +
      card(
        508,
        150,
        188,
        48,
        walk > 0 && walk < 1 && t > 1 && !done ? 1 : 0,
        p.light,
        line('M-20 0h40m-14-14l14 14-14 14', p.deep, 7),
      ) +
      card(
        508,
        212,
        188,
        48,
        turn > 0 && turn < 1 && !done ? 1 : 0,
        p.light,
        line('M-22 16v-14q0-14 14-14h26m-12-12l12 12-12 12', p.deep, 7),
      ) +
      times(4, (i) => circle(420 + i * 36, 272, 11, i < round || done ? p.spark : p.deep)) +
      (done
        ? ring(180, 180, 60 + 10 * ease(t, 10.6, 11.2), p.spark, 8) + line('M152 182l20 20 36-42', p.spark, 14)
        : '')
    );
  },
  captions: [
    [
      0.2,
      3.4,
      '[soft plucked music] The program says: repeat four times: go forward, turn right. [tick at each order]',
    ],
    [3.4, 8.2, 'Each round draws one side, and one more yellow light counts it.'],
    [8.2, 11.8, 'The fourth round closes the square and the loop ends. [chime]'],
  ],
  notes: [
    ...Array.from({ length: 4 }, (_, i): Note[] => [
      ...tick(1 + i * 2.4, 79 + i),
      ...tick(2.5 + i * 2.4, 84 + i),
    ]).flat(),
    ...chime(10.6, 81),
  ],
};

const binary: Clip = {
  name: 'technology-2',
  seconds: 12,
  poster: 6.2,
  root: 53,
  frame: (t) => {
    const value = Math.min(10, Math.max(0, Math.floor((t - 0.8) / 1)));
    const fresh = 1 - ease((t - 0.8) % 1, 0, 0.4);
    return (
      rect(0, 0, 640, 360, p.ink) +
      rect(56, 56, 528, 158, p.deep, 26) +
      [8, 4, 2, 1]
        .map((worth, i) => {
          const on = (value & worth) > 0;
          const changed = value > 0 && ((value - 1) & worth) > 0 !== on;
          const x = 134 + i * 124;
          return (
            circle(x, 124, 46, on ? p.spark : p.ink) +
            (on ? ring(x, 124, 54, p.spark, 4, { opacity: '.5' }) : ring(x, 124, 46, p.main, 5)) +
            (changed
              ? ring(x, 124, 50 + 12 * (1 - fresh), white, 4, { opacity: String(Math.round(fresh * 100) / 100) })
              : '') +
            sign(on ? '1' : '0', x, 124, 40, on ? p.ink : p.mid, 2.6) +
            sign(String(worth), x, 188, 20, p.light, 2.8)
          );
        })
        .join('') +
      text('=', 232, 266, 34, p.mid, 3) +
      text(String(value), 340, 250, 68, white, 2.8) +
      line(
        times(value, (i) => `M${Math.round(420 + i * 16)} 262v44`),
        p.pop,
        7,
      )
    );
  },
  captions: [
    [
      0.2,
      4,
      '[soft plucked music] Four lamps, worth 8, 4, 2 and 1. A lit lamp counts; a dark one does not. [tick at each step]',
    ],
    [4, 8, 'Add up the lit lamps to read the number: 4 and 1 make 5.'],
    [8, 11.8, 'Everything a computer stores is written this way. [chime] 8 and 2 make 10.'],
  ],
  notes: [...Array.from({ length: 10 }, (_, i): Note[] => tick(1.8 + i, 76 + (i % 5) * 2)).flat(), ...chime(10.9, 77)],
};

/** The comparisons of a bubble sort over five bars, each with the order after it. */
const sortSteps = (() => {
  const bars = [4, 2, 5, 1, 3];
  const steps: { at: number; swap: boolean; before: number[] }[] = [];
  for (let end = 4; end > 0; end--) {
    for (let i = 0; i < end; i++) {
      const before = [...bars];
      const [a = 0, b = 0] = [bars[i], bars[i + 1]];
      const swap = a > b;
      if (swap) [bars[i], bars[i + 1]] = [b, a];
      steps.push({ at: i, swap, before });
    }
  }
  return steps;
})();

const sorting: Clip = {
  name: 'technology-3',
  seconds: 12,
  poster: 4.7,
  root: 55,
  frame: (t) => {
    const k = Math.max(0, t - 0.8);
    const index = Math.floor(k);
    const step = sortSteps[index];
    const order = step?.before ?? [1, 2, 3, 4, 5];
    const slide = step?.swap ? ease(k - index, 0.25, 0.85) : 0;
    const started = t > 0.8;
    return (
      rect(0, 0, 640, 360, p.light) +
      rect(0, 300, 640, 60, p.main) +
      order
        .map((height, i) => {
          const mine = step && started && (i === step.at || i === step.at + 1);
          const shift = mine && step.swap ? (i === step.at ? slide : -slide) : 0;
          const lift = mine && step.swap ? -34 * Math.sin(Math.PI * slide) * (i === step.at ? 1 : 0) : 0;
          const x = 112 + (i + shift) * 90;
          const tone = step ? (mine ? p.spark : p.main) : '#14a38f';
          return at(
            x,
            300 + lift,
            rect(-34, -height * 44, 68, height * 44, tone, 10) +
              sign(String(height), 34 - 34, -22, 22, mine ? p.ink : white, 3),
          );
        })
        .join('') +
      (step && started
        ? line(`M${112 + step.at * 90} 326v14h90v-14`, white, 6) +
          sign(step.swap ? '>' : '<', 157 + step.at * 90, 62, 30, p.deep, 3.2)
        : '') +
      (step ? '' : line('M276 42l26 28 52-58', '#14a38f', 14))
    );
  },
  captions: [
    [
      0.2,
      4,
      '[soft plucked music] Compare two neighbours. If the left one is taller, they change places. [tick at each look]',
    ],
    [4, 8, 'Move along and start again. Each trip carries the tallest one left over to its end.'],
    [8, 11.8, 'Nothing left to swap: the bars stand in order. [chime] This is called bubble sort.'],
  ],
  notes: [...sortSteps.flatMap(({ swap }, i) => tick(0.95 + i, swap ? 81 : 74)), ...chime(10.8, 79)],
};

export const technologyClips: Clip[] = [loop, binary, sorting];
