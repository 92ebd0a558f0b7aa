/** The globals that `defineModes` sets on a page. */
export interface ModeWindow {
  /** Waits at most 60 frames. Returns the tag names of elements whose computed style still differs from `value`. */
  ignoring: (property: 'colorScheme' | 'direction', value: string) => Promise<string[]>;
  /** Finishes transitions, because their intermediate colours belong to neither theme. */
  finishTransitions: () => void;
}

/** Runs in the page: defines the functions of `ModeWindow`. */
export function defineModes(): void {
  /** The root of a page, or the outermost element in a shadow root. */
  const viewOf = (one: Element) => (one === document.documentElement ? one : one.shadowRoot?.querySelector('.s'));
  const found = (property: 'colorScheme' | 'direction', value: string) =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('#storybook-root *')].filter((one) => {
      const view = viewOf(one);
      // Skip widgets with `lang`: their language decides the direction.
      const isFree = property === 'direction' && view !== one && one.lang;
      return view && !isFree && getComputedStyle(view)[property] !== value;
    });
  const modes = window as unknown as ModeWindow;
  modes.finishTransitions = () => {
    const shadows = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot);
    for (const animation of [document, ...shadows].flatMap((root) => root?.getAnimations() ?? [])) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  };
  modes.ignoring = async (property, value) => {
    // A widget renders new attributes some frames later.
    for (let frames = 0; found(property, value).length > 0 && frames < 60; frames++)
      await new Promise((done) => requestAnimationFrame(done));
    return found(property, value).map(({ localName }) => localName);
  };
}
