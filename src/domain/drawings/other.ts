import { box, circle, fourPoints, group, line, type Motif, shape } from './shapes.ts';

const book: Motif = ({ body, second, detail, line: ink, spark, spot }) =>
  shape('M0-34Q-44-62-96-48V62Q-44 48 0 76 44 48 96 62V-48Q44-62 0-34z', body) +
  shape('M0-18Q-40-42-82-34V46Q-40 38 0 58z', detail) +
  shape('M0-18Q40-42 82-34V46Q40 38 0 58z', second) +
  line('M-62-12q22-2 42 8M-62 12q22-2 42 8', ink, 6) +
  circle(36, -78, 12, spark) +
  circle(62, -92, 7, spot) +
  group(shape(fourPoints, spot), { x: -20, y: -78, scale: 0.8 });

const bulb: Motif = ({ body, second, detail, line: ink, spark, spot }) =>
  line('M0-98v-6M72-68l8-8M-72-68l-8-8M98-2h8M-98-2h-8', ink, 8) +
  shape('M0-80A66 66 0 0 1 44 36q-12 12-12 24h-64q0-12-12-24A66 66 0 0 1 0-80z', spark) +
  line('M-18 56V20l-14-22M18 56V20l14-22M-18 20h36', ink, 6) +
  box(-32, 62, 64, 14, 7, body) +
  box(-26, 78, 52, 12, 6, second) +
  circle(-26, -38, 9, detail) +
  circle(70, 66, 10, spot);

const bag: Motif = ({ body, second, detail, line: ink, spark, spot }) =>
  line('M-24-66v-10a24 24 0 0 1 48 0v10', ink, 9) +
  shape('M-62 90V-14a62 54 0 0 1 124 0V90q0 6-8 6H-54q-8 0-8-6z', body) +
  box(-44, 22, 88, 56, 14, second) +
  line('M-28 40h56', detail, 7) +
  group(shape(fourPoints, spark), { y: -22 }) +
  box(-86, 10, 24, 62, 12, spot) +
  box(62, 10, 24, 62, 12, spot);

/** The motifs of a course without one of the five subjects. */
export const other: readonly Motif[] = [book, bulb, bag];
