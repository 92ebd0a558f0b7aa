import type * as Half from './later-half.tsx';
import { laterStyles } from './later-styles.ts';

/** What a served page does without until its visitor does something. */
export type LaterHalf = typeof Half;

let load: (() => Promise<LaterHalf>) | undefined;
let coming: Promise<LaterHalf | undefined> | undefined;

/** Tells how the later half is had. Where nobody does, in stories and tests of a part, all is there from the start. */
export function expectLater(how: () => Promise<LaterHalf>): void {
  load = how;
}

/** The later half's code, asked for once. Rejects where it cannot be had; the next one who asks tries again. */
export function laterHalf(): Promise<LaterHalf | undefined> {
  coming ??= (load?.() ?? Promise.resolve(undefined)).catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

/** With its looks; awaited by whatever shows more than the server's page does. */
export async function later(): Promise<LaterHalf | undefined> {
  const [half] = await Promise.all([laterHalf(), laterStyles()]);
  return half;
}
