/** A repeatable dice for each name: the same course always gets the same picture (FNV-1a, then mulberry32). */
export const dice = (name: string): (() => number) => {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** One of a list, by the dice. */
export const pick = <T>(list: readonly [T, ...T[]], roll: () => number): T =>
  list[Math.floor(roll() * list.length)] ?? list[0];
