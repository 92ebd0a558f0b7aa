import { cloud, drop, sparkle } from '../motifs/nature.ts';
import { palettes, white } from '../palette.ts';
import { dice } from '../random.ts';
import { at, circle, ellipse, line, rect, ring, shape, times } from '../svg.ts';
import { blend, type Clip, ease, mix } from './clip.ts';
import { chime } from './sound.ts';

const p = palettes.science;

/** 24 particles; each has a place in the crystal, a place in the puddle and a straight flight that bounces. */
const particles = (() => {
  const roll = dice('particles');
  return Array.from({ length: 24 }, (_, i) => ({
    solid: [224 + (i % 6) * 38, 190 + Math.floor(i / 6) * 36] as const,
    liquid: [206 + (i % 8) * 33, 236 + Math.floor(i / 8) * 33] as const,
    gas: [roll() * 232, roll() * 228, (roll() - 0.5) * 220, (roll() - 0.5) * 220] as const,
    phase: roll() * 7,
  }));
})();

const bounce = (value: number, size: number): number => {
  const k = ((value % (2 * size)) + 2 * size) % (2 * size);
  return k < size ? k : 2 * size - k;
};

const states: Clip = {
  name: 'science-1',
  seconds: 12,
  poster: 6.4,
  root: 55,
  frame: (t) => {
    const melt = ease(t, 3.4, 4.8);
    const boil = ease(t, 7.2, 8.6);
    const heat = 0.18 + 0.32 * melt + 0.42 * boil;
    const tone = blend(blend(p.deep, p.main, melt), p.spark, boil);
    const dots = particles.map(({ solid, liquid, gas, phase }) => {
      const shake = 2.2 + melt * 2;
      const wobble = [Math.sin(t * 17 + phase) * shake, Math.cos(t * 15 + phase * 2) * shake] as const;
      const drift = Math.sin(t * 1.6 + phase) * 12 * melt;
      const x = mix(mix(solid[0], liquid[0], melt) + drift + wobble[0], 204 + bounce(gas[0] + gas[2] * t, 232), boil);
      const y = mix(mix(solid[1], liquid[1], melt) + wobble[1], 84 + bounce(gas[1] + gas[3] * t, 228), boil);
      return circle(x, y, 15, tone);
    });
    return (
      rect(0, 0, 640, 360, p.pale) +
      rect(176, 56, 288, 276, white, 24) +
      dots.join('') +
      `<rect x="176" y="56" width="288" height="276" rx="24" fill="none" stroke="${p.deep}" stroke-width="8"/>` +
      // The thermometer.
      rect(528, 60, 28, 220, white, 14) +
      rect(534, 272 - 200 * heat, 16, 30 + 200 * heat, p.spark, 8) +
      circle(542, 300, 28, p.spark) +
      line('M566 100h14M566 150h14M566 200h14', p.mid, 5) +
      // Ice, water, steam: the one that is meant grows.
      at(92, 104, [rect(-26, -26, 52, 52, '#bfe9f5', 8), line('M-12-12l10 10', white, 6)], 0.8 + 0.3 * (1 - melt)) +
      drop(92, 200, 18 * (0.8 + 0.35 * (melt - boil)), '#3aa7d8') +
      at(
        92,
        292,
        line('M-22 20q-12-12 0-22t0-24M0 20q-12-12 0-22t0-24M22 20q-12-12 0-22t0-24', p.spark, 7),
        0.75 + 0.35 * boil,
      )
    );
  },
  captions: [
    [0.2, 3.4, '[soft plucked music] A solid: the particles are packed in rows and only tremble.'],
    [3.4, 7.2, '[chime] The thermometer rises. A liquid: the particles slide past each other and fill the bottom.'],
    [7.2, 11.8, '[higher chime] Hotter still. A gas: the particles fly apart and fill the whole box.'],
  ],
  notes: [...chime(3.4, 74), ...chime(7.2, 79)],
};

const dayAndNight: Clip = {
  name: 'science-2',
  seconds: 12,
  poster: 3.2,
  root: 52,
  frame: (t) => {
    const turn = -1.1 + (t / 12) * 2 * Math.PI * 1.1;
    // Seen from the side, a place on the globe goes across the front and returns behind it.
    const place = (longitude: number, latitude: number, r: number): [number, number, boolean] => {
      const a = turn + longitude;
      const cos = Math.cos(latitude);
      return [380 + r * Math.sin(a) * cos, 180 - r * Math.sin(latitude), Math.cos(a) > 0];
    };
    const land = [
      [0, 0.5, 30],
      [0.5, 0.15, 24],
      [2.1, 0.3, 32],
      [2.6, -0.4, 26],
      [4.2, 0.45, 34],
      [4.7, -0.25, 26],
      [5.4, 0.1, 18],
    ].map(([lon = 0, lat = 0, size = 0]) => {
      const [x, y, front] = place(lon, lat, 112);
      return front ? ellipse(x, y, size * Math.max(0.25, Math.cos(turn + lon)), size * 0.72, p.mid) : '';
    });
    const [hx, hy, near] = place(0.1, 0.52, 120);
    const day = hx < 380;
    return (
      rect(0, 0, 640, 360, '#0d2230') +
      times(22, (i) => circle((i * 173) % 640, (i * 97) % 350, 1.6 + (i % 3) * 0.5, '#cfe9ff')) +
      circle(40, 180, 96, p.pop) +
      ring(40, 180, 116 + 4 * Math.sin(t * 3), p.pop, 5, { opacity: '.5' }) +
      line('M172 120h66M172 180h60M172 240h66', p.pop, 6, {
        'stroke-dasharray': '16 18',
        'stroke-dashoffset': -t * 40,
      }) +
      circle(380, 180, 126, '#2f8fc4') +
      land.join('') +
      shape('M380 54a126 126 0 0 1 0 252z', '#0d2230', { opacity: '.62' }) +
      line('M380 34V50M380 310v16', white, 4, { opacity: '.6' }) +
      (near
        ? line(`M${Math.round(hx)} ${Math.round(hy)}v-26`, white, 4) +
          circle(hx, hy - 34, 13, p.spark) +
          circle(hx, hy - 34, 5, white)
        : '') +
      at(
        572,
        84,
        day
          ? circle(0, 0, 26, p.pop) + ring(0, 0, 37, p.pop, 4, { 'stroke-dasharray': '3 16' })
          : shape('M8-28A28 28 0 1 0 28 14 24 24 0 0 1 8-28z', '#cfe9ff') + sparkle(18, -8, 8, white),
      )
    );
  },
  captions: [
    [0.2, 3.8, '[soft plucked music] The Sun shines from the left. Only the half of the Earth that faces it is lit.'],
    [3.8, 7.4, 'The Earth turns. The red pin is carried out of the light and into the shadow: night falls there.'],
    [
      7.4,
      11.8,
      '[chime] It never stops. Sunrise comes on the far side, which we cannot see; then the pin is back in full day.',
    ],
  ],
  notes: [...chime(7.4, 76)],
};

const waterCycle: Clip = {
  name: 'science-3',
  seconds: 12,
  poster: 7.6,
  root: 57,
  frame: (t) => {
    const gather = ease(t, 3, 6);
    const drift = ease(t, 5.6, 7.4);
    const rain = ease(t, 7.2, 7.8) * (1 - ease(t, 10.8, 11.6));
    const x = mix(250, 452, drift);
    const swell = Math.round(Math.sin(t * 2) * 6);
    return (
      rect(0, 0, 640, 360, '#c4e6f6') +
      circle(86, 78, 42 + Math.sin(t * 3) * 2, p.pop) +
      shape(`M0 274q45 ${-12 - swell} 90 0t90 0 90 0 90 0 90 0 90 0 90 0 90 0V360H0z`, '#3aa7d8') +
      shape('M330 360L470 150l60 70 34-36 96 176z', p.main) +
      shape('M470 150l60 70 20-22 60 162H520z', p.deep) +
      shape('M470 150l-34 51 22-8 16 12 16-10 16-2z', white) +
      shape('M0 314q45-12 90 0t90 0 90 0 90 0 90 0 90 0 110 0V360H0z', '#2386bb') +
      times(9, (i) => {
        const k = (t * 0.34 + i * 0.37) % 1;
        const go = t > 0.6 + i * 0.1 && t < 8 ? 1 : 0;
        return go
          ? circle(100 + i * 30 + Math.sin(k * 9 + i) * 8, 268 - k * 150, 7 * (1 - k * 0.5), white, {
              opacity: String(Math.round((1 - k) * 90) / 100),
            })
          : '';
      }) +
      (gather > 0.02 ? cloud(x, 126, blend('#ffffff', '#b9cbd8', drift), 0.3 + 0.9 * gather) : '') +
      (rain > 0.05
        ? times(10, (i) => {
            const k = (t * 1.1 + i * 0.29) % 1;
            return drop(x - 62 + i * 14, 146 + k * 90, 6 * rain, '#2386bb');
          })
        : '') +
      (rain > 0.05
        ? line('M478 214q-30 40-70 66t-60 44', '#7cc7ea', 9, {
            'stroke-dasharray': '18 14',
            'stroke-dashoffset': -t * 50,
            opacity: String(Math.round(rain * 100) / 100),
          })
        : '')
    );
  },
  captions: [
    [
      0.2,
      3.4,
      '[soft plucked music] The Sun warms the sea. Water leaves it as vapour that nobody can see; here it is drawn as white dots.',
    ],
    [
      3.4,
      7.2,
      'High up the air is cold. The vapour gathers into tiny drops: a cloud grows and the wind carries it to the mountains.',
    ],
    [7.2, 11.8, '[falling notes] Rain. It runs down the slope, joins a river and comes back to the sea.'],
  ],
  notes: Array.from({ length: 8 }, (_, i): [number, number, number, number] => [7.3 + i * 0.22, 88 - i * 2, 0.5, 0.14]),
};

export const scienceClips: Clip[] = [states, dayAndNight, waterCycle];
