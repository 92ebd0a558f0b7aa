import { box, circle, fourPoints, group, line, type Motif, shape } from './shapes.ts';

const flask: Motif = ({ body, second, detail, spark, spot }) =>
  shape('M-24-86h48v58L74 60q14 32-22 32H-52Q-88 92-74 60L-24-28z', body) +
  shape('M-46 22Q-22 8 0 22t46 0L62 56q10 24-14 24h-96q-24 0-14-24z', spark) +
  box(-34, -96, 68, 18, 9, second) +
  circle(-18, 52, 9, detail) +
  circle(18, 60, 6, detail) +
  circle(8, 36, 5, detail) +
  circle(48, -62, 11, spot) +
  circle(68, -86, 7, spark);

const atom: Motif = ({ body, line: ink, spark, spot }) =>
  [0, 60, 120]
    .map(
      (turn) => `<ellipse rx="94" ry="35" fill="none" stroke="${ink}" stroke-width="8" transform="rotate(${turn})"/>`,
    )
    .join('') +
  circle(0, 0, 24, body) +
  circle(-8, -7, 7, spark) +
  circle(94, 0, 12, spark) +
  circle(-47, -81, 12, spot) +
  circle(-47, 81, 12, spark);

const planet: Motif = ({ body, second, detail, spark, spot }) =>
  circle(0, 0, 62, body) +
  shape('M-58-22Q0-2 58-22A62 62 0 0 1 62-4Q0 20-62-4A62 62 0 0 1-58-22z', second) +
  circle(-20, 34, 9, detail) +
  circle(18, 40, 5, detail) +
  group(line('M-62-6C-130 12-104 34 0 18S124-26 62-14', spark, 10), { turn: -8 }) +
  group(shape(fourPoints, spark), { x: 76, y: -74 }) +
  circle(-80, -70, 8, spot) +
  circle(84, 66, 6, spark);

const plant: Motif = ({ body, second, line: ink, spark, spot }) =>
  circle(64, -66, 24, spark) +
  line('M0 44V-40', ink, 9) +
  shape('M0-34C-6-74-46-84-78-76-74-42-44-24 0-34z', body) +
  shape('M0-4C6-42 40-52 70-46 68-14 42 2 0-4z', second) +
  shape('M0-40C-20-62-16-86 2-98 20-84 20-60 0-40z', body) +
  shape('M-56 42H56L44 88q-2 8-10 8h-68q-8 0-10-8z', spot) +
  box(-64, 34, 128, 20, 10, ink);

const magnet: Motif = ({ body, detail, line: ink, spark, spot }) =>
  group(
    shape('M-72-78v72a72 72 0 0 0 144 0v-72H26v72a26 26 0 0 1-52 0v-72z', body) +
      shape('M-72-78h46v34h-46zM26-78h46v34H26z', detail) +
      shape('M-72-78h46v30h-46zM26-78h46v30H26z', spark) +
      line('M-49-96v-8M49-96v-8M-84-100l-6-6M84-100l6-6', ink, 7),
    { y: 16 },
  ) +
  circle(0, -64, 8, spot) +
  circle(-8, -34, 6, ink) +
  circle(10, -18, 5, spot);

export const science: readonly Motif[] = [flask, atom, planet, plant, magnet];
