import { useState } from 'react';
import { withMotion } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { durationTurn, easingPulse } from '../../tokens/effects.ts';
import { Choices, Finding, paint, Screen, Slider } from './parts.tsx';

/** Science: a pendulum's speed depends on the length of its string, not on the push. */
export function Pendulum() {
  const [length, setLength] = useState(100);
  // On Earth, a pendulum of one metre needs two seconds to swing to and fro.
  const seconds = 2 * Math.sqrt(length / 100);
  const string = 34 + length * 0.6;
  const perMinute = Math.round(60 / seconds);
  return (
    <>
      <Screen label={`A pendulum with a string of ${length} cm`}>
        <path d="M0 212h400v28H0z" fill={paint.mint} />
        <path d="M92 18h216v14H92zM98 32h12v180H98zM290 32h12v180h-12z" fill={paint.wood} />
        <path d="M76 206h56v10H76zM268 206h56v10h-56z" fill={paint.night} />
        <path
          d="M124 130A126 126 0 0 0 276 130"
          fill="none"
          stroke={paint.teal}
          strokeWidth="2"
          strokeDasharray="2 10"
          strokeLinecap="round"
        />
        <Swing style={{ animationDuration: `${seconds / 2}s` }}>
          <path d={`M200 30v${string}`} stroke={paint.night} strokeWidth="3" />
          <circle cx="200" cy={30 + string} r="22" fill={paint.coral} />
          <circle cx="193" cy={23 + string} r="6" fill="#fff" opacity="0.5" />
        </Swing>
        <circle cx="200" cy="32" r="6" fill={paint.night} />
      </Screen>
      <Slider label="String" min={20} max={200} value={length} onChange={setLength} />
      <Finding>
        {`${length} cm of string: ${perMinute} swings in a minute. Make the string four times as long, and it takes twice the time.`}
      </Finding>
    </>
  );
}

const Swing = styled('g')`
  transform-origin: 200px 30px;
  rotate: -24deg;
  ${withMotion} {
    animation: swing ${durationTurn} ${easingPulse} infinite alternate;
  }
  @keyframes swing {
    from {
      rotate: -24deg;
    }
    to {
      rotate: 24deg;
    }
  }
`;

const side = 8;
const kite = [24, 60, 126, 255, 126, 60, 24, 36];
const bit = (column: number) => 2 ** (side - 1 - column);
const isOn = (row: number, column: number) => Math.floor(row / bit(column)) % 2 === 1;

/** Technology: a picture is a list of numbers. */
export function Pixels() {
  const [rows, setRows] = useState(kite);
  const [last, setLast] = useState(3);
  const flip = (at: number, column: number) => {
    setLast(at);
    setRows(rows.map((row, index) => (index === at ? row + (isOn(row, column) ? -1 : 1) * bit(column) : row)));
  };
  const number = rows[last] ?? 0;
  return (
    <>
      <Board>
        {rows.flatMap((row, at) =>
          Array.from({ length: side }, (_, column) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the pixels never move
              key={`${at}-${column}`}
              type="button"
              aria-label={`Row ${at + 1}, pixel ${column + 1}`}
              aria-pressed={isOn(row, column)}
              onClick={() => flip(at, column)}
            />
          )),
        )}
      </Board>
      <Finding>
        {`Row ${last + 1} is ${number.toString(2).padStart(side, '0')}. A computer keeps it as the number ${number}. Press pixels to draw your own.`}
      </Finding>
    </>
  );
}

const Board = styled('div')`
  display: grid;
  grid-template-columns: repeat(${side}, 1fr);
  gap: 2px;
  inline-size: min(100%, 330px);
  margin-inline: auto;
  padding: var(--space-2);
  border-radius: var(--radius-md);
  background: ${paint.night};
  & > button {
    aspect-ratio: 1;
    min-inline-size: 24px;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: rgb(255 255 255 / 20%);
  }
  & > [aria-pressed='true'] {
    background: ${paint.sun};
  }
  & > :focus-visible {
    outline-color: #fff;
    outline-offset: 0;
  }
  @media (forced-colors: active) {
    & > [aria-pressed='true'] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const shapes = {
  flat: { label: 'Flat', holds: 2 },
  arch: { label: 'Arch', holds: 6 },
  folds: { label: 'Folds', holds: 9 },
};
type Shape = keyof typeof shapes;
const shapeNames = Object.keys(shapes) as Shape[];

/** The SVG path of a bridge from x = 80 to 320. `sag` is how far its middle hangs down. */
function deck(shape: Shape, sag: number): string {
  if (shape === 'folds')
    return Array.from({ length: 13 }, (_, at) => {
      const x = 80 + at * 20;
      const low = sag * (1 - ((x - 200) / 120) ** 2);
      return `${at === 0 ? 'M' : 'L'}${x} ${140 + low - (at % 2 ? 16 : 0)}`;
    }).join('');
  return `M80 140Q200 ${140 + 2 * sag - (shape === 'arch' ? 70 : 0)} 320 140`;
}

/** The books of the two piles that carry the bridge, from the top: y and colour. */
const books = [
  [144, paint.coral],
  [162, paint.sun],
  [180, paint.teal],
  [198, paint.violet],
] as const;

/** Engineering: the shape of a sheet of paper decides how much it can carry. */
export function Bridge() {
  const [shape, setShape] = useState<Shape>('flat');
  const [coins, setCoins] = useState(1);
  const { holds } = shapes[shape];
  const hasFallen = coins > holds;
  const sag = hasFallen ? 62 : (coins / holds) * 14;
  const top = (shape === 'arch' ? 104 : shape === 'folds' ? 126 : 140) + sag;
  return (
    <>
      <Screen label={`A bridge of paper with ${coins} coins: ${hasFallen ? 'it has given way' : 'it holds'}`}>
        <path d="M0 210h400v30H0z" fill={paint.mint} />
        {books.map(([y, colour], at) => (
          <g key={y} fill={colour}>
            <rect x={24 + (at % 2) * 6} y={y} width="62" height="17" rx="3" />
            <rect x={314 - (at % 2) * 4} y={y} width="62" height="17" rx="3" />
          </g>
        ))}
        <path d={deck(shape, sag)} fill="none" stroke={paint.violet} strokeWidth="7" strokeLinejoin="round" />
        {Array.from({ length: coins }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the coins never move
          <ellipse key={at} cx="200" cy={top - 8 - at * 7} rx="24" ry="6" fill={paint.sun} stroke={paint.wood} />
        ))}
      </Screen>
      <Choices>
        {shapeNames.map((name) => (
          <button key={name} type="button" aria-pressed={name === shape} onClick={() => setShape(name)}>
            {shapes[name].label}
          </button>
        ))}
      </Choices>
      <Slider label="Coins" min={0} max={10} value={coins} onChange={setCoins} />
      <Finding>
        {hasFallen
          ? `${coins} coins are too many for this shape. Take some off, or bend the paper another way.`
          : `The same sheet of paper holds ${coins === 1 ? '1 coin' : `${coins} coins`}. How many can you add?`}
      </Finding>
    </>
  );
}

const pots = [
  { name: 'Yellow', colour: '#f7c325', drops: [247, 195, 37] },
  { name: 'Red', colour: '#e0413a', drops: [224, 65, 58] },
  { name: 'Blue', colour: '#2a63d4', drops: [42, 99, 212] },
  { name: 'White', colour: '#ffffff', drops: [255, 255, 255] },
] as const;

/** Mixes paints: the geometric mean of their reflections is close to the real mixture. */
function mix(counts: readonly number[]): string {
  const sum = counts.reduce((all, count) => all + count, 0);
  if (sum === 0) return '#f4f1ea';
  const channel = (at: 0 | 1 | 2) =>
    Math.round(Math.exp(pots.reduce((all, { drops }, pot) => all + (counts[pot] ?? 0) * Math.log(drops[at]), 0) / sum));
  return `rgb(${channel(0)} ${channel(1)} ${channel(2)})`;
}

export function Colours() {
  const [counts, setCounts] = useState([2, 0, 1, 0]);
  const used = pots.flatMap(({ name }, at) => (counts[at] ? `${counts[at]} ${name.toLowerCase()}` : []));
  return (
    <>
      <Screen label={`A puddle of paint: ${used.join(', ') || 'empty'}`} background="#fbe9dd">
        <path
          d="M200 30c92 0 158 34 158 92 0 44-40 52-74 48-30-4-40 12-30 30 8 14-10 24-50 24C104 224 42 186 42 124 42 66 108 30 200 30z"
          fill="#c98f54"
        />
        <circle cx="300" cy="118" r="15" fill="#fbe9dd" />
        {pots.map(({ name, colour }, at) => (
          <circle key={name} cx={118 + at * 44} cy={84 - (at % 2) * 22} r="15" fill={colour} />
        ))}
        <circle cx="182" cy="142" r="46" fill={mix(counts)} stroke="#fff6" strokeWidth="3" />
        <ellipse cx="168" cy="122" rx="14" ry="7" fill="#fff" opacity="0.3" />
      </Screen>
      <Choices>
        {pots.map(({ name, colour }, at) => (
          <button
            key={name}
            type="button"
            onClick={() => setCounts(counts.map((count, index) => (index === at ? count + 1 : count)))}
          >
            <i style={{ background: colour, border: '1px solid #8888' }} />
            {name}
          </button>
        ))}
        <button type="button" onClick={() => setCounts([0, 0, 0, 0])}>
          Wash
        </button>
      </Choices>
      <Finding>
        {used.length > 0 ? `${used.join(' + ')}. Add a drop at a time.` : 'A clean palette. Add a drop.'}
      </Finding>
    </>
  );
}

/** Maths: a full turn, divided into equal angles, makes a star. */
export function Pattern() {
  const [folds, setFolds] = useState(8);
  const angle = 360 / folds;
  return (
    <>
      <Screen label={`A star with ${folds} petals`} background={paint.night}>
        {Array.from({ length: folds }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the petals never move
          <g key={at} style={{ transformOrigin: '200px 120px', rotate: `${at * angle}deg` }}>
            <path d="M200 120L184 70L200 14L216 70z" fill={at % 2 ? paint.mint : paint.sun} />
            <path d="M200 110L193 72L200 40L207 72z" fill={at % 2 ? paint.teal : paint.coral} />
          </g>
        ))}
        <circle cx="200" cy="120" r="12" fill="#fff" />
      </Screen>
      <Slider label="Petals" min={3} max={16} value={folds} onChange={setFolds} />
      <Finding>{`360° ÷ ${folds} = ${Number(angle.toFixed(1))}°: turn the petal by that, ${folds} times, and it meets itself.`}</Finding>
    </>
  );
}
