import { box, circle, group, line, type Motif, polygon, shape } from './shapes.ts';

const palette: Motif = ({ body, second, detail, line: ink, spark, spot }) =>
  shape('M-4-74C60-76 98-38 94 6 91 44 52 36 40 46 24 60 50 78 12 84-60 92-100 40-94-6-88-46-52-72-4-74z', body) +
  circle(-48, -24, 15, spark) +
  circle(-6, -44, 14, spot) +
  circle(42, -26, 13, second) +
  circle(-54, 24, 14, second) +
  circle(-14, 46, 12, detail) +
  group(line('M0 60V-28', ink, 11) + shape('M-10-26h20l-2 -34q-8-26-16 0z', spark), { x: 66, y: 20, turn: 28 });

const pot: Motif = ({ body, second, detail, line: ink, spark, spot }) =>
  shape('M-34-84h68q-4 34 16 50 42 36 16 90-12 36-34 36h-64q-22 0-34-36-26-54 16-90 20-16 16-50z', body) +
  box(-46, -96, 92, 20, 10, second) +
  line('M-68 0H68', detail, 7) +
  line('M-74 14l18.5 20 18.5-20 18.5 20 18.5-20 18.5 20 18.5-20 18.5 20 18.5-20', spark, 8) +
  line('M-68 50H68', detail, 7) +
  circle(-30, 70, 6, spot) +
  circle(0, 70, 6, spot) +
  circle(30, 70, 6, spot) +
  line('M-84-66q-10 10-4 26M84-66q10 10 4 26', ink, 7);

const tile: Motif = ({ body, second, detail, spark, spot }) => {
  const star = polygon(Array.from({ length: 16 }, (_, index) => (index % 2 ? 66 : 96)));
  return (
    box(-88, -88, 176, 176, 16, second) +
    shape(star, body) +
    shape(polygon(Array.from({ length: 16 }, (_, index) => (index % 2 ? 40 : 58))), detail) +
    shape(
      polygon(
        Array.from({ length: 16 }, (_, index) => (index % 2 ? 22 : 36)),
        22.5,
      ),
      spark,
    ) +
    circle(0, 0, 12, body) +
    [-1, 1].flatMap((x) => [-1, 1].map((y) => circle(72 * x, 72 * y, 8, spot))).join('')
  );
};

const kite: Motif = ({ body, second, line: ink, spark, spot }) =>
  group(
    shape('M0-84L58-14 0 62-58-14z', body) +
      shape('M0-84L58-14H0zM0 62L-58-14H0z', second) +
      line('M0-84V62M-58-14H58', ink, 4) +
      circle(0, -14, 11, spark) +
      line('M0 62q22 14 4 30t6 32', ink, 5) +
      shape('M6 84l-22-8v18zM6 84l22-10v20z', spot) +
      shape('M6 112l-18-8v16zM6 112l20-8v16z', spark),
    { turn: 24, y: -12, x: -6 },
  );

const pencil: Motif = ({ body, second, detail, line: ink, spark, spot }) =>
  line('M-92 66C-60 20-40 92-10 58S24 30 44 66 78 84 94 58', spot, 10) +
  group(
    box(-17, -94, 34, 26, 8, spark) +
      box(-17, -72, 34, 96, 0, body) +
      box(-17, -72, 34, 12, 0, second) +
      box(-5, -60, 10, 84, 0, second) +
      shape('M-17 24h34L0 64z', detail) +
      shape('M-6 45h12L0 64z', ink),
    { turn: 32, x: 18, y: -16 },
  ) +
  circle(-66, -50, 13, spark) +
  shape('M-34-84l10 18h-20z', spot);

export const arts: readonly Motif[] = [palette, pot, tile, kite, pencil];
