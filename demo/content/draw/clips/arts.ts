import { sign } from '../glyphs.ts';
import { palettes, white } from '../palette.ts';
import { at, circle, ellipse, line, rect, ring, shape, times } from '../svg.ts';
import { type Clip, ease, mix } from './clip.ts';
import { chime, type Note, tick } from './sound.ts';

const p = palettes.arts;

const mixes = [
  ['#ffd23d', '#1d8fd6', '#3aa655'],
  ['#ffd23d', '#e8343f', '#f58a1f'],
  ['#1d8fd6', '#e8343f', '#7a3fa0'],
] as const;

/** Two paints meet and the third is stirred out of them: three pairs, four seconds each. */
const mixing: Clip = {
  name: 'arts-1',
  seconds: 12.6,
  poster: 2.6,
  root: 57,
  frame: (t) => {
    const index = Math.min(2, Math.floor(t / 4));
    const k = index === 2 ? t - 8 : t - index * 4;
    const [a, b, c] = mixes[index] ?? mixes[0];
    const meet = ease(k, 0.5, 1.9) * (index === 2 ? 1 : 1 - ease(k, 3.5, 4));
    const gap = mix(112, 44, meet);
    // The lens where two circles of 88 overlap.
    const half = gap;
    const rise = Math.sqrt(Math.max(0, 88 * 88 - half * half));
    const lens =
      gap < 88
        ? shape(
            `M280 ${Math.round(160 - rise)}A88 88 0 0 1 280 ${Math.round(160 + rise)}A88 88 0 0 1 280 ${Math.round(160 - rise)}z`,
            c,
          )
        : '';
    return (
      rect(0, 0, 640, 360, p.pale) +
      ellipse(280, 326, 230, 16, p.light) +
      circle(280 - gap, 160, 88, a) +
      circle(280 + gap, 160, 88, b) +
      lens +
      // What has been found so far.
      rect(520, 40, 88, 280, white, 20) +
      mixes
        .map(([x, y, z], i) => {
          const known = i < index || (i === index && meet > 0.95) || (i === index && k > 2);
          const top = 84 + i * 92;
          return (
            circle(546, top - 14, 10, x) +
            circle(582, top - 14, 10, y) +
            (known ? circle(564, top + 16, 20, z) : ring(564, top + 16, 18, p.light, 4, { 'stroke-dasharray': '2 9' }))
          );
        })
        .join('')
    );
  },
  captions: [
    [0.2, 4, '[soft plucked music] Yellow paint slides over blue. Where they mix there is green. [chime]'],
    [4, 8, 'Yellow and red: orange. [chime]'],
    [8, 12.4, 'Blue and red: violet. [chime] Three paints gave three more; these are the secondary colours.'],
  ],
  notes: [...chime(1.9, 72), ...chime(5.9, 74), ...chime(9.9, 76)],
};

const petal = (grow: number): string =>
  at(
    0,
    0,
    shape('M0-34C-40-70-34-118 0-146 34-118 40-70 0-34z', p.main) +
      shape('M0-54C-18-76-16-100 0-118 16-100 18-76 0-54z', p.pop) +
      circle(0, -128, 6, white) +
      line('M30-58q20-12 20-34', p.spark, 6) +
      circle(50, -96, 7, p.spark),
    grow,
  );

const symmetry: Clip = {
  name: 'arts-2',
  seconds: 12,
  poster: 10,
  root: 55,
  frame: (t) => {
    const copies = Math.min(7, Math.max(0, (t - 3) / 0.75));
    const whole = Math.floor(copies);
    const turn = copies > 0 && copies < 7 ? ease(copies - whole, 0, 0.8) : 0;
    const end = ease(t, 9, 11.6);
    const scale = 1 + 0.04 * Math.sin(t * 4) * end;
    return (
      rect(0, 0, 640, 360, p.deep) +
      circle(320, 180, 172, p.ink, { opacity: '.35' }) +
      line(
        times(4, (i) => {
          const a = (i * Math.PI) / 4;
          return `M${Math.round(320 - 166 * Math.cos(a))} ${Math.round(180 - 166 * Math.sin(a))}L${Math.round(320 + 166 * Math.cos(a))} ${Math.round(180 + 166 * Math.sin(a))}`;
        }),
        p.mid,
        2,
        { 'stroke-dasharray': '2 8', opacity: '.7' },
      ) +
      at(
        320,
        180,
        times(whole + 1, (i) => at(0, 0, petal(i === 0 ? ease(t, 0.4, 1.6) || 0.01 : 1), 1, i * 45)) +
          (turn ? at(0, 0, petal(1), 1, (whole + turn) * 45) : '') +
          circle(0, 0, 30, p.pop) +
          circle(0, 0, 15, p.deep),
        scale * 0.98,
        end * 45,
      ) +
      sign(String(Math.min(8, whole + 1)), 588, 56, 40, white, 2.6) +
      ring(588, 56, 36, p.mid, 5)
    );
  },
  captions: [
    [0.2, 3, '[soft plucked music] Draw one petal of a truck-art flower.'],
    [3, 8.6, 'Turn it by an eighth of a circle and print it again. [a note for each copy, going up] Two, three, four…'],
    [8.6, 11.8, '[chime] Eight petals. Turn the whole flower by an eighth and it fits itself: rotational symmetry.'],
  ],
  notes: [
    ...Array.from({ length: 7 }, (_, i): Note => [3.5 + i * 0.75, 72 + ([0, 2, 4, 7, 9, 12, 14][i] ?? 0), 0.8, 0.18]),
    ...chime(9, 84),
  ],
};

/** First stiff, then with squash and stretch; a bounce takes 1.2 s. */
const squash: Clip = {
  name: 'arts-3',
  seconds: 12,
  poster: 8.4,
  root: 53,
  frame: (t) => {
    const soft = t >= 6;
    const k = (t % 1.2) / 1.2;
    const height = 4 * k * (1 - k);
    const y = 288 - 46 - 170 * height;
    const speed = Math.abs(1 - 2 * k);
    const hit = Math.max(0, 1 - height * 7);
    const sy = soft ? 1 + 0.22 * speed * (1 - hit) - 0.42 * hit : 1;
    const sx = 1 / sy;
    const ghost = (back: number) => {
      const q = ((((t - back) % 1.2) + 1.2) % 1.2) / 1.2;
      return circle(320, 288 - 46 - 680 * q * (1 - q), 40, p.mid, { opacity: '.25' });
    };
    return (
      rect(0, 0, 640, 360, soft ? p.pale : p.light) +
      rect(0, 288, 640, 72, p.deep) +
      ellipse(320, 300, 62 - 30 * height, 8, p.ink, { opacity: '.5' }) +
      (soft ? ghost(0.1) + ghost(0.18) : '') +
      `<g transform="translate(320 ${Math.round(soft ? y + 46 * (1 - sy) : y)})scale(${sx.toFixed(3)} ${sy.toFixed(3)})">${circle(0, 0, 46, p.main)}${shape('M-46 0a46 46 0 0 1 24-40 60 60 0 0 0 0 80A46 46 0 0 1-46 0z', p.pop)}${soft ? circle(8, -10, 6, p.ink) + circle(28, -10, 6, p.ink) + line('M8 10q10 10 20 0', p.ink, 5) : ''}</g>` +
      // A strip of the drawings that make it.
      times(5, (i) => {
        const x = 76 + (i % 2) * 0;
        const on = Math.floor(k * 5) === i;
        const f = (i + 0.5) / 5;
        const h = 4 * f * (1 - f);
        return (
          rect(x - 40, 20 + i * 51, 80, 46, on ? p.pop : white, 8) +
          ellipse(x, 57 + i * 51 - h * 20, soft && h < 0.5 ? 12 : 9, soft && h < 0.5 ? 6 : 9, p.main)
        );
      })
    );
  },
  captions: [
    [
      0.2,
      6,
      '[soft plucked music, a low knock at each bounce] A ball bounces without changing its shape. It looks like stone.',
    ],
    [
      6,
      11.8,
      '[a brighter knock] Now it squashes as it lands and stretches as it flies. Same path, same time, but it feels alive.',
    ],
  ],
  notes: Array.from({ length: 9 }, (_, i): Note[] => tick(1.2 + i * 1.2, i < 4 ? 50 : 69)).flat(),
};

export const artsClips: Clip[] = [mixing, symmetry, squash];
