import { box, circle, group, line, type Motif, shape } from './shapes.ts';

const laptop: Motif = ({ body, second, detail, line: ink, spark, spot }) =>
  box(-82, -76, 164, 118, 14, body) +
  box(-70, -64, 140, 94, 7, detail) +
  line('M-54-44h30', spot, 9) +
  line('M-12-44h44', second, 9) +
  line('M-38-20h52', spark, 9) +
  line('M30-20h22', second, 9) +
  line('M-38 4h24', second, 9) +
  line('M-2 4h36', spot, 9) +
  shape('M-104 46h208l-11 24q-3 8-12 8H-81q-9 0-12-8z', second) +
  box(-20, 46, 40, 9, 4, ink);

const robot: Motif = ({ body, second, detail, line: ink, spark, spot }) =>
  line('M0-66v-18', ink, 8) +
  circle(0, -88, 10, spark) +
  box(-60, -68, 120, 82, 26, body) +
  box(-44, -50, 88, 44, 20, detail) +
  circle(-20, -28, 9, spark) +
  circle(20, -28, 9, spark) +
  line('M-72-38v22M72-38v22', ink, 9) +
  box(-46, 24, 92, 58, 18, second) +
  circle(0, 52, 13, spot) +
  line('M-46 40q-30 6-34 34M46 40q30-8 34-36', ink, 10) +
  line('M-22 84v12M22 84v12', ink, 12);

const chip: Motif = ({ body, second, detail, line: ink, spark, spot }) =>
  [-36, 0, 36].map((at) => line(`M${at}-96v34M${at} 96v-34M-96 ${at}h34M96 ${at}h-34`, ink, 9)).join('') +
  box(-66, -66, 132, 132, 18, body) +
  box(-38, -38, 76, 76, 10, detail) +
  line('M-18 18v-22q0-14 14-14h22', second, 8) +
  circle(-18, 18, 9, spark) +
  circle(18, -18, 9, spot) +
  circle(16, 16, 6, second);

const controller: Motif = ({ body, detail, second, line: ink, spark, spot }) =>
  line('M0-46v-24q0-14 16-14h34', ink, 8) +
  shape(
    'M-52-50H52q42 0 54 64 10 62-24 66-20 1-34-32-6-12-20-12h-56q-14 0-20 12-14 33-34 32-34-4-24-66 12-64 54-64z',
    body,
  ) +
  line('M-50-24v38M-69-5h38', detail, 12) +
  circle(36, 0, 9, second) +
  circle(68, 0, 9, spark) +
  circle(52, -16, 9, spot) +
  circle(52, 16, 9, spark);

const phone: Motif = ({ body, second, detail, line: ink, spark, spot }) =>
  group(
    box(-52, -94, 104, 188, 22, body) +
      box(-40, -76, 80, 144, 8, detail) +
      box(-28, -62, 24, 24, 7, spark) +
      box(4, -62, 24, 24, 7, second) +
      box(-28, -28, 24, 24, 7, second) +
      box(4, -28, 24, 24, 7, spot) +
      line('M-26 18h52M-26 40h30', second, 9) +
      circle(0, 81, 6, detail),
    { turn: -6, x: -14 },
  ) + line('M62-60q18 12 18 34M66-88q38 22 38 62', ink, 8);

export const technology: readonly Motif[] = [laptop, robot, chip, controller, phone];
