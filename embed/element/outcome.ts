import type { ContentSwitch } from './content-switch.ts';
import type { WidgetHost } from './types.ts';
import type { Outcome } from './WidgetTree.tsx';

export interface OutcomeReporter {
  hasReported(): boolean;
  /** Reports the next outcome even if it equals the previous one. */
  reset(): void;
  /** Does not report the next failure, because a retry repeats a reported failure. */
  expectRetry(): void;
  /** Call after the tree has rendered. `state` is the state of the list; undefined if the widget has no list. */
  rendered(state: Outcome): void;
  fail(kind: string, message: string): void;
}

/** Shows the view or the fallback, and reports each outcome to the host page once: `steam-ready` or `steam-error`. */
export function outcomeReporter({ box, element, emit }: WidgetHost, content: ContentSwitch): OutcomeReporter {
  /** The data or the error message of the last event. */
  let reported: unknown;
  let isRetry = false;
  const report = (outcome: unknown, show: () => void, type: string, detail: object) => {
    if (reported === outcome) return;
    reported = outcome;
    if (isRetry && type === 'error') return;
    isRetry = false;
    show();
    releaseSpace(box);
    emit(type, detail);
  };
  const fail = (kind: string, message: string) =>
    report(message, content.showFallback, 'error', { kind, message: `<${element.localName}>: ${message}` });
  return {
    hasReported: () => reported !== undefined,
    reset() {
      reported = undefined;
      isRetry = false;
    },
    expectRetry() {
      isRetry = true;
    },
    rendered(state) {
      if (state?.status === 'loading') return;
      if (state?.error) fail(state.error.kind, state.error.message);
      else if (!content.view.firstChild) fail('empty', 'there is nothing to show.');
      else report(state?.data ?? content.view, content.showView, 'ready', {});
    },
    fail,
  };
}

/**
 * Releases reserved space below the viewport, so visible content does not move. Runs after layout and paint, because
 * reading the position would force a layout.
 */
function releaseSpace(box: HTMLElement): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const reserved = box.style.minHeight;
      if (!reserved) return;
      box.style.minHeight = '';
      if (box.getBoundingClientRect().bottom < innerHeight) box.style.minHeight = reserved;
    }),
  );
}
