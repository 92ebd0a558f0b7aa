import { sign, text } from '../glyphs.ts';
import { gear } from '../motifs/things.ts';
import { palettes, white } from '../palette.ts';
import { at, circle, line, poly, rect, ring, shape, times } from '../svg.ts';
import { type Clip, ease, mix } from './clip.ts';
import { chime, type Note, tick } from './sound.ts';

const p = palettes.engineering;

/** 24 teeth drive 12: one turn of the left is two of the right. */
const ratio: Clip = {
  name: 'engineering-1',
  seconds: 12,
  poster: 5,
  root: 52,
  frame: (t) => {
    const turn = Math.max(0, (t - 1) / 5);
    const left = Math.min(2, turn);
    const right = left * 2;
    const count = (x: number, n: number, of: number) =>
      times(of, (i) => circle(x + i * 26, 326, 9, i < Math.floor(n + 0.001) ? p.spark : p.light));
    return (
      rect(0, 0, 640, 360, p.pale) +
      gear(232, 160, 136, 24, p.main, p.pale, left * 360) +
      at(232, 160, circle(0, -78, 15, p.spark), 1, left * 360) +
      text('24', 60, 40, 26, p.main, 2.8) +
      gear(424, 160, 72, 12, p.pop, p.pale, -right * 360 + 15) +
      at(424, 160, circle(0, -38, 11, p.spark), 1, -right * 360) +
      text('12', 540, 148, 26, p.pop, 2.8) +
      count(219, left, 2) +
      count(385, right, 4)
    );
  },
  captions: [
    [
      0.2,
      5.6,
      '[soft plucked music] Two gears mesh, one with 24 teeth and one with 12. They turn opposite ways. [tick]',
    ],
    [5.6, 8.4, '[chime] The big gear has gone round once. The small one has gone round twice.'],
    [8.4, 11.8, 'Half the teeth, twice the turns: two rounds of the big gear make four of the small one. [chime]'],
  ],
  notes: [...tick(3.5, 76), ...chime(6, 76), ...tick(8.5, 76), ...chime(11, 79)],
};

const lever: Clip = {
  name: 'engineering-2',
  seconds: 12,
  poster: 9.4,
  root: 55,
  frame: (t) => {
    const move = ease(t, 4.4, 6.6);
    const push = ease(t, 1.2, 2.2) * (1 - ease(t, 3.4, 4.2));
    const lift = ease(t, 7.2, 9);
    const pivot = mix(320, 200, move);
    const degrees = mix(-11, 10, lift) + push * 0.8 * Math.sin(t * 22) * (1 - move);
    const pressed = Math.max(push * 0.4, lift);
    return (
      rect(0, 0, 640, 360, p.light) +
      rect(0, 300, 640, 60, p.deep) +
      poly([pivot, 232, pivot + 46, 300, pivot - 46, 300], p.pop, { stroke: p.pop, 'stroke-width': 8 }) +
      at(
        pivot,
        228,
        [
          rect(78 - pivot, -9, 492, 18, p.ink, 9),
          // The load on the short side: an elephant's worth of stone; the push is one finger.
          at(124 - pivot, -9, [
            shape('M-58 0l10-62 38-34 46 12 24 44-6 40z', '#8d93a5'),
            shape('M-10-96l46 12 24 44-34-10z', '#a9afc0'),
            sign('60', 0, -34, 26, white, 3),
          ]),
        ],
        1,
        degrees,
      ) +
      at(
        pivot + (538 - pivot) * Math.cos((degrees * Math.PI) / 180),
        228 + (538 - pivot) * Math.sin((degrees * Math.PI) / 180) - 14,
        [line('M0-74V-8m-18-20L0-8l18-20', p.spark, 11), circle(0, -96, 24, p.spark), sign('20', 0, -96, 20, white, 3)],
      ) +
      (pressed > 0.02 && !lift && push > 0.3 ? sign('?', 320, 92, 44, p.deep, 3) : '') +
      (lift > 0.98 ? line('M296 92l22 24 46-52', '#14a38f', 14) : '') +
      line(`M${Math.round(pivot)} 328H124M${Math.round(pivot)} 318v20M124 318v20`, white, 5) +
      line(`M${Math.round(pivot)} 328H538M538 318v20`, p.mid, 5)
    );
  },
  captions: [
    [
      0.2,
      4.2,
      '[soft plucked music] A stone of 60 kilograms sits on a plank. A push worth 20, at the same distance, cannot lift it. [low knocks]',
    ],
    [4.2, 7, 'Move the pivot towards the stone: the pushing side becomes more than three times as long.'],
    [7, 11.8, '[chime] Now the same push lifts it. The cost: the long end must move much further than the stone.'],
  ],
  notes: [...Array.from({ length: 4 }, (_, i): Note[] => tick(1.4 + i * 0.5, 45)).flat(), ...chime(8.8, 76)],
};

const braced: Clip = {
  name: 'engineering-3',
  seconds: 12,
  poster: 9,
  root: 53,
  frame: (t) => {
    const first = ease(t, 0.8, 2.4) * (1 - ease(t, 4, 5));
    const brace = ease(t, 5.4, 6.6);
    const second = ease(t, 7.4, 8.2);
    const lean = first * 96 + second * 4 * Math.sin(t * 18) * (1 - ease(t, 10, 11));
    const drop = first * 22;
    const push = Math.max(first, second * (1 - ease(t, 10.4, 11)));
    const [ax, bx, y] = [220 + lean, 420 + lean, 110 + drop];
    const r = Math.round;
    const colour = brace > 0.98 ? '#14a38f' : p.main;
    return (
      rect(0, 0, 640, 360, p.pale) +
      rect(0, 310, 640, 50, p.deep) +
      rect(180, 296, 280, 18, p.ink, 6) +
      (brace > 0 ? line(`M220 296L${r(mix(220, bx, brace))} ${r(mix(296, y, brace))}`, p.spark, 16) : '') +
      line(`M220 296L${r(ax)} ${r(y)}H${r(bx)}L420 296z`, colour, 18) +
      [
        [220, 296],
        [420, 296],
        [ax, y],
        [bx, y],
      ]
        .map(([cx = 0, cy = 0]) => circle(cx, cy, 14, white) + ring(cx, cy, 14, p.ink, 6))
        .join('') +
      at(ax - 34 - 30 * (1 - push), y, line('M-90 0H-8m-22-22L-8 0l-22 22', p.pop, 13), 1) +
      (brace > 0.98
        ? at(574, 200, [
            poly([0, -46, 48, 40, -48, 40], p.spark, { stroke: p.spark, 'stroke-width': 10 }),
            line('M-18 8l14 16 28-34', white, 10),
          ])
        : at(
            574,
            200,
            `<rect x="-40" y="-40" width="80" height="80" rx="6" fill="none" stroke="${p.mid}" stroke-width="10"/>`,
            1,
            first * 14,
          ))
    );
  },
  captions: [
    [
      0.2,
      4.8,
      '[soft plucked music] A square frame with loose corners. Push its top and it leans over: nothing holds the corners. [sliding notes down]',
    ],
    [4.8, 7.2, '[tick] Put one bar from corner to corner. The square is now two triangles.'],
    [7.2, 11.8, 'Push again: it trembles and stands. [chime] A triangle cannot change shape unless a side breaks.'],
  ],
  notes: [
    ...Array.from({ length: 5 }, (_, i): Note => [1 + i * 0.25, 72 - i * 3, 0.5, 0.16]),
    ...tick(6.6, 81),
    ...chime(10.2, 77),
  ],
};

export const engineeringClips: Clip[] = [ratio, lever, braced];
