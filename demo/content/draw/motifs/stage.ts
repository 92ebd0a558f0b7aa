import type { Palette } from '../palette.ts';
import { dice } from '../random.ts';
import { circle, ellipse, line, poly, rect, shape, times } from '../svg.ts';

export type Tone = 'pale' | 'light' | 'mid' | 'main' | 'deep' | 'ink';
export type Form = 'disc' | 'hill' | 'arch' | 'rays' | 'steps' | 'table' | 'grid' | 'none';

const next: Record<Tone, Exclude<Tone, 'pale'>> = {
  pale: 'light',
  light: 'mid',
  mid: 'main',
  main: 'deep',
  deep: 'main',
  ink: 'deep',
};

const forms: Record<Form, (fill: string) => string> = {
  disc: (f) => circle(320, 206, 166, f),
  hill: (f) => ellipse(320, 470, 470, 190, f),
  arch: (f) => shape('M132 400V196q0-78 78-110 74-30 110-62 36 32 110 62 78 32 78 110v204z', f),
  rays: (f) => times(12, (i) => poly([320, 210, ...ray(i * 30), ...ray(i * 30 + 15)], f)),
  steps: (f) => shape('M0 400V330h128v-62h128v-62h128v-62h128V82h128v318z', f),
  table: (f) => rect(0, 306, 640, 94, f) + circle(320, 186, 148, f, { opacity: '.45' }),
  grid: (f) => line(`${times(9, (i) => `M${i * 80} 0v400`)}${times(5, (i) => `M0 ${i * 80 + 40}h640`)}`, f, 2),
  none: () => '',
};

function ray(degrees: number): [number, number] {
  const radians = (degrees * Math.PI) / 180;
  return [320 + 440 * Math.cos(radians), 210 + 440 * Math.sin(radians)];
}

/** The ground every course picture stands on: one flat colour and one large form a step away from it. */
export const stage = (p: Palette, tone: Tone, form: Form, size: [number, number] = [640, 400]): string =>
  rect(0, 0, size[0], size[1], p[tone]) + forms[form](p[next[tone]]);

/** Small dots, rings and crosses kept to the margins, where no subject stands. */
export const confetti = (name: string, colours: [string, string, string], count = 9): string => {
  const roll = dice(name);
  return times(count, (i) => {
    const side = i % 2 ? 1 : 0;
    const x = side ? 548 + roll() * 66 : 26 + roll() * 66;
    const y = 30 + ((i >> 1) + roll() * 0.6) * (300 / Math.ceil(count / 2));
    const colour = colours[i % 3] ?? colours[0];
    if (i % 3 === 0) return circle(x, y, 6, colour);
    if (i % 3 === 1) return line(`M${Math.round(x) - 7} ${Math.round(y)}h14m-7-7v14`, colour, 5);
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="7" fill="none" stroke="${colour}" stroke-width="4"/>`;
  });
};
