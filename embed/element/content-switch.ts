import { forgetRegistry } from './host-page.ts';

export interface ContentSwitch {
  view: HTMLElement;
  /** Whether a server has rendered the view (declarative shadow DOM). */
  isServed: boolean;
  showView(): void;
  showFallback(): void;
}

/** Shows either the widget's view or the fallback: a `<slot>` with the host page's link in the tag. */
export function contentSwitch(box: HTMLElement): ContentSwitch {
  const served = box.querySelector<HTMLElement>('.s');
  const view = served ?? document.createElement('div');
  view.className = 's';
  const slot = box.querySelector('slot') ?? document.createElement('slot');
  const replace = (shown: Element, wanted: Element) => {
    shown.remove();
    if (wanted.parentNode) return;
    const isAdopted = wanted.ownerDocument !== box.ownerDocument;
    box.append(wanted);
    if (isAdopted) forgetRegistry(wanted);
  };
  return {
    view,
    isServed: view === served,
    showView: () => replace(slot, view),
    showFallback: () => replace(view, slot),
  };
}
