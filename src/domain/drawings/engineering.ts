import { box, circle, group, line, type Motif, polygon, shape } from './shapes.ts';

const gears: Motif = ({ body, second, detail, line: ink, spark, spot }) => {
  const teeth = (count: number, outer: number, inner: number) =>
    polygon(Array.from({ length: count * 4 }, (_, index) => (index % 4 < 2 ? outer : inner)));
  return (
    group(shape(teeth(10, 74, 58), body), { x: -22, y: 16 }) +
    group(circle(0, 0, 32, detail) + circle(0, 0, 14, ink), { x: -22, y: 16 }) +
    group(shape(teeth(8, 46, 34), spark), { x: 62, y: -54, turn: 12 }) +
    circle(62, -54, 16, second) +
    circle(66, 66, 12, spot)
  );
};

const bridge: Motif = ({ body, second, line: ink, spark, spot }) =>
  circle(0, -60, 26, spark) +
  line('M-56-66Q-50 22 0 24T56-66M-56-66Q-70 0-104 24M56-66Q70 0 104 24', ink, 7) +
  line('M-84 10v18M-28 14v14M28 14v14M84 10v18M0 24v6', ink, 5) +
  box(-64, -78, 17, 150, 6, body) +
  box(47, -78, 17, 150, 6, body) +
  box(-108, 28, 216, 18, 9, second) +
  line('M-100 84q16-14 32 0t32 0 32 0 32 0 32 0 32 0', spot, 8);

const rocket: Motif = ({ body, second, detail, spark, spot }) =>
  group(
    shape('M-20 56L0 104l20-48z', spark) +
      shape('M-40 10Q-72 26-66 66L-30 48zM40 10Q72 26 66 66L30 48z', second) +
      shape('M0-100q46 42 42 104l-14 52h-56l-14-52Q-46-58 0-100z', body) +
      circle(0, -26, 20, detail) +
      circle(0, -26, 12, spark) +
      line('M-20 26h40', detail, 8),
    { turn: 22 },
  ) +
  circle(-78, -66, 8, spot) +
  circle(-88, -8, 5, spark) +
  circle(82, 74, 6, spot);

const turbine: Motif = ({ body, second, line: ink, spark, spot }) =>
  shape('M-104 96Q-60 44 0 62t104-6v40z', second) +
  shape('M-7-34H7L13 84h-26z', ink) +
  [10, 130, 250].map((turn) => group(shape('M-6-8Q-18-62 0-96 14-54 7-8z', body), { y: -34, turn })).join('') +
  circle(0, -34, 13, spark) +
  circle(72, -76, 16, spot) +
  line('M-96-64h26M-88-44h34', ink, 7);

const crane: Motif = ({ body, second, line: ink, spark, spot }) =>
  line('M-50 84V-70M-22 84V-70', body, 10) +
  line('M-48 68L-24 36-48 4-24-28-48-60', body, 6) +
  line('M-92-70H92M-36-98L-92-70M-36-98L84-70M-36-98v28', ink, 8) +
  box(-98, -66, 34, 28, 6, second) +
  line('M66-66v44', ink, 5) +
  box(40, -22, 52, 46, 8, spark) +
  line('M40 1h52M66-22v46', second, 5) +
  box(-72, 82, 72, 16, 8, second) +
  box(34, 62, 34, 34, 6, spot) +
  box(70, 62, 34, 34, 6, body);

export const engineering: readonly Motif[] = [gears, bridge, rocket, turbine, crane];
