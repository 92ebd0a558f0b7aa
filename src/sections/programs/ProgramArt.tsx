/** The size of the decorative drawings, which use the theme's colours. */
const frame = { viewBox: '0 0 240 180', width: 240, height: 180, fill: 'none' } as const;

/** A drawing of a browser window with a tilted orbit. */
export function WebArt() {
  return (
    <svg aria-hidden="true" {...frame}>
      <rect x="20" y="22" width="200" height="138" rx="16" fill="var(--surface)" />
      <path d="M20 52h200V38a16 16 0 0 0-16-16H36a16 16 0 0 0-16 16z" fill="var(--accent)" />
      <circle cx="40" cy="37" r="5" fill="var(--sun)" />
      <circle cx="57" cy="37" r="5" fill="var(--cycle-3)" />
      <circle cx="74" cy="37" r="5" fill="var(--cycle-0)" />
      <g transform="translate(112 106)">
        <ellipse rx="76" ry="26" stroke="var(--line)" strokeWidth="5" transform="rotate(-14)" />
        <ellipse rx="46" ry="15" stroke="var(--line)" strokeWidth="5" transform="rotate(-14)" />
        <circle r="20" fill="var(--sun)" />
        <circle cx="-44" cy="15" r="8" fill="var(--cycle-0)" />
        <circle cx="68" cy="-26" r="13" fill="var(--cycle-1)" />
        <path d="M60-20a13 13 0 0 0 20-4" stroke="var(--surface)" strokeWidth="4" strokeLinecap="round" />
      </g>
      <path d="M196 118l22 44-17-3-9 15z" fill="var(--cycle-3)" stroke="var(--surface)" strokeWidth="4" />
    </svg>
  );
}

/** A drawing of a video call with a mentor and three children. */
export function ClassArt() {
  return (
    <svg aria-hidden="true" {...frame}>
      <rect x="16" y="16" width="208" height="130" rx="16" fill="var(--accent)" />
      <path d="M92 146h56l8 22H84z" fill="var(--accent-strong)" />
      <path d="M66 168h108" stroke="var(--accent-strong)" strokeWidth="10" strokeLinecap="round" />
      <rect x="28" y="28" width="114" height="106" rx="10" fill="var(--surface)" />
      <Bust x={85} y={134} size={1.5} hair="var(--cycle-4)" shirt="var(--cycle-0)" />
      <g>
        <rect x="150" y="28" width="62" height="49" rx="8" fill="var(--surface)" />
        <Bust x={181} y={77} size={0.68} hair="var(--cycle-2)" shirt="var(--cycle-3)" />
        <rect x="150" y="85" width="62" height="49" rx="8" fill="var(--surface)" />
        <Bust x={181} y={134} size={0.68} hair="var(--cycle-3)" shirt="var(--cycle-1)" />
      </g>
      <path d="M170 4h54a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10h-32l-14 12v-12h-8z" fill="var(--sun)" />
      <path d="M180 21h.1M197 21h.1M214 21h.1" stroke="#4a2a00" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}

function Bust({ x, y, size, hair, shirt }: { x: number; y: number; size: number; hair: string; shirt: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-18-38a18 18 0 0 1 36 0v10h-36z" fill={hair} />
      <path d="M-28 0a28 19 0 0 1 56 0z" fill={shirt} />
      <circle cy="-32" r="14" fill="#e8b48c" />
      <path d="M-14-34a14 14 0 0 1 28 0q-14-2-18-8-4 6-10 8z" fill={hair} />
      <path d="M-5-27q5 5 10 0" stroke="#5b2c12" strokeWidth="2.2" strokeLinecap="round" />
    </g>
  );
}

/** A drawing of a phone with a small game. */
export function AppArt() {
  return (
    <svg aria-hidden="true" {...frame}>
      <g transform="rotate(-8 120 90)">
        <rect x="70" y="4" width="100" height="172" rx="20" fill="var(--accent)" />
        <rect x="79" y="14" width="82" height="152" rx="12" fill="var(--surface)" />
        <path d="M79 122c20-16 30 10 48-4s24-8 34-2v38a12 12 0 0 1-12 12H91a12 12 0 0 1-12-12z" fill="var(--cycle-0)" />
        <path
          d="M92 96q14-40 28-14t28-34"
          stroke="var(--line)"
          strokeWidth="5"
          strokeDasharray="1 11"
          strokeLinecap="round"
        />
        <circle cx="92" cy="98" r="9" fill="var(--cycle-1)" />
        <circle cx="120" cy="80" r="9" fill="var(--cycle-3)" />
        <path d="M148 30l6 12 13 2-9.500 9 2.500 13-12-6-12 6 2.500-13-9.500-9 13-2z" fill="var(--sun)" />
        <rect x="92" y="138" width="56" height="16" rx="8" fill="var(--surface)" />
        <rect x="96" y="142" width="32" height="8" rx="4" fill="var(--cycle-2)" />
      </g>
      <circle cx="44" cy="58" r="18" fill="var(--sun)" />
      <path d="M44 49v18M37 55l7-6" stroke="#4a2a00" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M200 118c0-12 18-12 18 0 0-12 18-12 18 0 0 11-18 21-18 21s-18-10-18-21z" fill="var(--cycle-3)" />
    </svg>
  );
}
