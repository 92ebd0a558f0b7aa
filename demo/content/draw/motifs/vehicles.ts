import { circle, line, poly, rect, shape, times } from '../svg.ts';
import { wheel } from './things.ts';

/** An auto-rickshaw looking right, its wheels on y = 0; about 260 wide. */
export const rickshaw = (body: string, roof: string, ink: string, glass: string, pop: string): string =>
  // Seat and driver's bench show through the open side.
  rect(-112, -150, 180, 110, ink, 0, { opacity: '.3' }) +
  shape('M-40-96h22v36h56v22h-78z', pop) +
  line('M62-60V-96l-18-10', ink, 7) +
  shape(
    'M-118-150q0-26 26-26h44v116q0 18 18 18h74V-60q0-14 14-14h20l-28-76h14l30 74q40 8 40 46v12H-110q-8 0-8-10z',
    body,
  ) +
  shape('M-126-158q2-34 36-34H56q20 0 30 22l6 12H-126z', roof) +
  times(8, (i) => circle(-110 + i * 27, -156, 8, i % 2 ? pop : glass)) +
  rect(-104, -138, 42, 44, glass, 8, { opacity: '.85' }) +
  line('M60-148l28 70', glass, 6) +
  line('M-112-40h236', pop, 8) +
  times(3, (i) => poly([-92 + i * 20, -76, -83 + i * 20, -65, -92 + i * 20, -54, -101 + i * 20, -65], roof)) +
  circle(126, -62, 12, roof) +
  shape('M76-26q4-34 36-34t34 34z', ink) +
  shape('M-108-28q4-36 38-36t38 36z', ink) +
  wheel(-70, -29, 29, ink, glass) +
  wheel(112, -27, 27, ink, glass);

/** A painted truck looking right, its wheels on y = 0; about 300 wide. */
export const truck = (body: string, cab: string, ink: string, glass: string): string =>
  rect(-150, -136, 190, 108, body, 8) +
  shape('M46-28v-84q0-12 12-12h48q10 0 16 10l26 44q4 6 4 14v28z', cab) +
  shape('M40-136v-16q0-26 34-26h28q12 0 4 16l-10 26z', '#ffc53d') +
  times(5, (i) => circle(-130 + i * 38, -144, 11, i % 2 ? '#ffc53d' : cab)) +
  times(
    3,
    (i) =>
      poly([-118 + i * 62, -110, -94 + i * 62, -82, -118 + i * 62, -54, -142 + i * 62, -82], '#ffc53d') +
      circle(-118 + i * 62, -82, 10, cab),
  ) +
  shape('M92-110h18l22 42H92z', glass) +
  rect(-152, -34, 306, 12, ink, 6) +
  wheel(-98, -22, 24, ink, glass) +
  wheel(-36, -22, 24, ink, glass) +
  wheel(102, -22, 24, ink, glass);
