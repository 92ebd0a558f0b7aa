import type { ReactNode } from 'react';

const white = '#ffffff';
const pale = 'var(--night-muted)';
const deep = 'var(--stage)';
const hair = 'var(--night)';
const sun = '#ffc94d';
const teal = '#5eead4';

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 340 260" aria-hidden="true" focusable="false">
      <circle cx="170" cy="132" r="116" fill={white} opacity="0.12" />
      <circle cx="170" cy="132" r="88" fill={white} opacity="0.1" />
      <circle cx="300" cy="46" r="18" fill="none" stroke={white} strokeWidth="6" opacity="0.35" />
      <circle cx="38" cy="66" r="8" fill={sun} />
      <circle cx="308" cy="186" r="6" fill={teal} />
      <path
        d="M20 178q8-14 16 0t16 0 16 0"
        fill="none"
        stroke={white}
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.5"
      />
      {children}
    </svg>
  );
}

export function Building() {
  return (
    <Scene>
      <path d="M170 62V42" stroke={white} strokeWidth="6" strokeLinecap="round" />
      <circle cx="170" cy="36" r="9" fill={sun} />
      <rect x="116" y="62" width="108" height="76" rx="24" fill={white} />
      <rect x="130" y="78" width="80" height="42" rx="18" fill={deep} />
      <circle cx="153" cy="99" r="8" fill={teal} />
      <circle cx="187" cy="99" r="8" fill={teal} />
      <path d="M108 88v24M232 88v24" stroke={pale} strokeWidth="10" strokeLinecap="round" />
      <rect x="158" y="138" width="24" height="12" fill={pale} />
      <rect x="128" y="150" width="84" height="66" rx="18" fill={white} />
      <path d="M146 172h48M146 190h28" stroke={pale} strokeWidth="7" strokeLinecap="round" />
      <circle cx="192" cy="190" r="7" fill={sun} />
      <path
        d="M128 168q-30 4-34 34M212 168q34-6 38-44"
        fill="none"
        stroke={white}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <circle cx="251" cy="114" r="11" fill={pale} />
      <circle cx="93" cy="208" r="11" fill={pale} />
      <path d="M150 216v20M190 216v20" stroke={pale} strokeWidth="12" strokeLinecap="round" />
      <rect x="252" y="196" width="44" height="40" rx="8" fill={sun} />
      <rect x="264" y="164" width="34" height="32" rx="8" fill={teal} transform="rotate(-8 281 180)" />
      <path d="M112 240h152" stroke={white} strokeWidth="5" strokeLinecap="round" opacity="0.6" />
    </Scene>
  );
}

export function Mentor() {
  return (
    <Scene>
      <rect x="82" y="70" width="176" height="122" rx="16" fill={white} />
      <rect x="92" y="80" width="156" height="102" rx="9" fill={deep} />
      <path d="M60 206h220l-12 20a8 8 0 0 1-7 4H79a8 8 0 0 1-7-4z" fill={pale} />
      <path d="M128 182q0-40 42-40t42 40z" fill={teal} />
      <circle cx="170" cy="122" r="23" fill="#f5c8a0" />
      <path d="M146 124q-4-30 24-30t24 30q-8-16-24-16t-24 16z" fill={hair} />
      <circle cx="162" cy="124" r="2.6" fill={hair} />
      <circle cx="178" cy="124" r="2.6" fill={hair} />
      <path d="M163 133q7 6 14 0" fill="none" stroke={hair} strokeWidth="2.6" strokeLinecap="round" />
      <path
        d="M232 26h66a14 14 0 0 1 14 14v32a14 14 0 0 1-14 14h-38l-20 18 2-18h-10a14 14 0 0 1-14-14V40a14 14 0 0 1 14-14z"
        fill={sun}
      />
      <path d="M238 48h54M238 64h32" stroke={deep} strokeWidth="6" strokeLinecap="round" />
      <path
        d="M40 104h42a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12H70l-16 14 2-14H40a12 12 0 0 1-12-12v-22a12 12 0 0 1 12-12z"
        fill={white}
      />
      <path d="M53 122q0-9 9-9t9 8q0 5-6 8-3 2-3 5" fill="none" stroke={deep} strokeWidth="4.5" strokeLinecap="round" />
      <circle cx="62" cy="142" r="3" fill={deep} />
    </Scene>
  );
}

export function Playing() {
  return (
    <Scene>
      <circle cx="170" cy="76" r="34" fill={teal} />
      <path
        d="M146 62q16-14 40-8M142 84q18 6 34-2"
        fill="none"
        stroke={white}
        strokeWidth="6"
        strokeLinecap="round"
        opacity="0.7"
      />
      <path
        d="M122 92c-22 14-14 26 28 14s84-44 72-56c-6-6-18-4-32 2"
        fill="none"
        stroke={sun}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M118 138h104q44 0 54 54 7 40-22 42-16 1-30-24-6-10-16-10h-76q-10 0-16 10-14 25-30 24-29-2-22-42 10-54 54-54z"
        fill={white}
      />
      <path d="M122 158v32M106 174h32" stroke={deep} strokeWidth="11" strokeLinecap="round" />
      <circle cx="208" cy="174" r="7" fill={pale} />
      <circle cx="236" cy="174" r="7" fill={sun} />
      <circle cx="222" cy="160" r="7" fill={teal} />
      <circle cx="222" cy="188" r="7" fill="#f9a8d4" />
      <path
        d="M74 36l5 11 12 2-9 8 2 12-10-6-11 6 3-12-9-8 12-2zM262 98l4 8 9 1-7 6 2 9-8-4-8 4 2-9-7-6 9-1z"
        fill={sun}
      />
    </Scene>
  );
}
