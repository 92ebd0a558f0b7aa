/** The global that `defineIgnoring` sets on a page. */
export interface ModeWindow {
  /** Resolves to the tag names of the elements whose computed style still differs from `value` after 60 frames. */
  ignoring: (property: 'colorScheme' | 'direction', value: string) => Promise<string[]>;
  /** Intermediate colours belong to neither theme. */
  finishTransitions: () => void;
}

/** Runs in the page: defines the functions of `ModeWindow`. */
export function defineModes(): void {
  /** The root of a page, or the outermost element in a shadow root. */
  const viewOf = (one: Element) => (one === document.documentElement ? one : one.shadowRoot?.querySelector('.s'));
  const found = (property: 'colorScheme' | 'direction', value: string) =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('#storybook-root *')].filter((one) => {
      const view = viewOf(one);
      // The language of an element decides its direction.
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
    // An element renders its new attributes some frames later.
    for (let frames = 0; found(property, value).length > 0 && frames < 60; frames++)
      await new Promise((done) => requestAnimationFrame(done));
    return found(property, value).map(({ localName }) => localName);
  };
}
