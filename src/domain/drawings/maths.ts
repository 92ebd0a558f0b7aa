import { box, circle, group, line, type Motif, ring, shape } from './shapes.ts';

const solids: Motif = ({ body, second, line: ink, spark, spot }) =>
  shape('M-24-74L48 46h-144z', body) +
  circle(44, -28, 46, spark) +
  box(-6, 6, 84, 84, 12, second) +
  line('M14 70l40-44', ink, 7) +
  circle(-62, 68, 20, spot) +
  ring(-62, 68, 8, ink, 5);

const ruler: Motif = ({ body, second, detail, line: ink, spark, spot }) =>
  shape('M-80-84V76H80z', body) +
  shape('M-52-16V48H12z', detail) +
  group(
    box(-96, -19, 192, 38, 8, spark) +
      line(Array.from({ length: 9 }, (_, index) => `M${index * 20 - 80}-17v${index % 2 ? 12 : 19}`).join(''), ink, 5),
    { turn: -42, x: 22, y: 6 },
  ) +
  circle(66, -70, 14, spot) +
  ring(-72, 92, 6, second, 5);

const graph: Motif = ({ body, second, line: ink, spark, spot }) =>
  line('M-84-88V80H92', ink, 9) +
  line('M-98-74l14-16 14 16M78 66l16 14-16 14', ink, 9) +
  box(-62, 30, 26, 46, 6, second) +
  box(-24, 4, 26, 72, 6, second) +
  box(14, -16, 26, 92, 6, body) +
  box(52, -44, 26, 120, 6, body) +
  line('M-50 2Q-14-4 10-36T66-82', spark, 9) +
  circle(-50, 2, 11, spot) +
  circle(10, -36, 11, spot) +
  circle(66, -82, 11, spot);

const cubes: Motif = ({ body, second, detail, spark, spot }) => {
  const cube = (x: number, y: number, top: string) =>
    group(
      shape('M0-48L42-24 0 0-42-24z', top) +
        shape('M-42-24L0 0V48L-42 24z', body) +
        shape('M42-24L0 0V48L42 24z', second),
      { x, y },
    );
  return cube(-42, 40, detail) + cube(42, 40, spark) + cube(0, -32, spot);
};

const abacus: Motif = ({ body, second, line: ink, spark, spot }) =>
  [-52, -4, 44].map((y) => line(`M-80 ${y}H80`, ink, 5)).join('') +
  [-56, -32, 50].map((x) => box(x - 9, -72, 20, 40, 10, spark)).join('') +
  [-56, 26, 50].map((x) => box(x - 9, -24, 20, 40, 10, second)).join('') +
  [-56, -32, -8].map((x) => box(x - 9, 24, 20, 40, 10, spot)).join('') +
  box(-96, -94, 18, 188, 9, body) +
  box(78, -94, 18, 188, 9, body) +
  box(-96, -94, 192, 16, 8, body) +
  box(-96, 78, 192, 16, 8, body);

export const maths: readonly Motif[] = [solids, ruler, graph, cubes, abacus];
