import type { FrameCode } from './types.ts';

/** What surrounds a section; null for nothing. */
export type Frame = FrameCode['InDialog'] | null;

/** null if it could not be loaded: the section is then in the page. */
let loaded: Frame | undefined;

/**
 * @param code the code of what surrounds a section; undefined for nothing
 * @param onLoad called after the code has loaded
 * @returns what surrounds the section; undefined while its code loads
 */
export function loadedFrame(code: Promise<FrameCode> | undefined, onLoad: () => void): Frame | undefined {
  if (!code) return null;
  if (loaded === undefined) {
    const settle = (frame: Frame) => {
      loaded = frame;
      onLoad();
    };
    code.then(
      ({ InDialog }) => settle(InDialog),
      () => settle(null),
    );
  }
  return loaded;
}
