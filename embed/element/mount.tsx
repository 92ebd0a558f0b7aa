import { adopt, createStyleTarget } from '../../src/style/style-target.ts';
import { baseCss } from './base-css.ts';
import { contentSwitch } from './content-switch.ts';
import { dataOf } from './data-of.ts';
import { loadedFrame } from './frame-loader.ts';
import { forgetRegistry, keepTyping } from './host-page.ts';
import { type LoadUrdu, labelLanguage } from './labels.ts';
import { outcomeReporter } from './outcome.ts';
import { sectionRenderer } from './section-renderer.tsx';
import { checkAttributes } from './tell-mistake.ts';
import type { Mount, Prefetched, Widget } from './types.ts';

const styles = createStyleTarget(baseCss);

interface MountOptions {
  /** The lists that the loader has already requested. */
  prefetched?: Prefetched;
  loadUrdu: LoadUrdu;
}

/**
 * Returns a function that renders a section into an element: it waits for the list, and reports events and failures to
 * the host page.
 */
export function mount<Values, Labels>(
  widget: Widget<Values, Labels>,
  { prefetched = new Map(), loadUrdu }: MountOptions,
): Mount {
  return (host) => {
    const { element, box, kinds } = host;
    const content = contentSwitch(box);
    const outcome = outcomeReporter(host, content);
    const data = () => dataOf(host.api(), host.isOwnApi(), prefetched);
    const render = sectionRenderer(widget, host, content, outcome, styles);
    let isActive = true;
    let isQueued = false;

    const draw = () => {
      const language = labelLanguage(element, loadUrdu, update);
      const frame = loadedFrame(widget.loadFrame?.(host.values() as Values), update);
      if (language && frame !== undefined) render(language, data(), isActive, frame);
    };
    const update = () => {
      if (!element.isConnected) return;
      isActive = true;
      checkAttributes(element, kinds);
      // A getter of the host page may throw, even after the Urdu labels have loaded. The host page must not get an
      // uncaught error.
      try {
        draw();
      } catch (error) {
        outcome.fail('script', String(error));
      }
    };
    const fetchAgain = () => {
      const endpoint = widget.list?.(host.values() as Values);
      if (endpoint) data().query(endpoint).reload();
      else draw();
    };
    const adoptStyles = () => adopt(element.shadowRoot as ShadowRoot, styles);

    keepTyping(box);
    adoptStyles();
    // The host page may have moved a server-rendered element into another document.
    if (content.isServed) forgetRegistry(box);
    update();
    return {
      update() {
        if (outcome.hasReported()) box.style.minHeight = '';
        if (isQueued) return;
        isQueued = true;
        queueMicrotask(() => {
          isQueued = false;
          update();
        });
      },
      reload() {
        outcome.reset();
        fetchAgain();
      },
      retry() {
        outcome.expectRetry();
        fetchAgain();
      },
      suspend() {
        isActive = false;
        draw();
      },
      adopt() {
        adoptStyles();
        forgetRegistry(box);
      },
    };
  };
}
