import type { FrameCode } from './types.ts';

/** The component that wraps a section, such as the dialog of `mode="dialog"`; null for none. */
export type Frame = FrameCode['InDialog'] | null;

/** Null if the load failed: the section is then rendered without a dialog. */
let loaded: Frame | undefined;

/**
 * Loads the component that wraps a section.
 *
 * @param code the import of the component; undefined for no wrapper
 * @param onLoad called after the import
 * @returns the component; null for no wrapper, undefined while it loads
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
