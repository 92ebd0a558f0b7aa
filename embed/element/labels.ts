import type { WidgetName } from '../../src/domain/embed/attributes.ts';
import type { ur } from './ur.ts';

export type LoadUrdu = () => Promise<{ ur: typeof ur }>;

/** Null if loading failed: the widgets then use English labels and text direction. */
let urdu: typeof ur | null | undefined;

/**
 * Returns the language of the labels.
 *
 * @param onLoad called after the labels have loaded; not called if they need not load
 * @returns the language of the element's page if there are labels in it, otherwise 'en'; undefined while labels load
 */
export function labelLanguage(element: Element, loadUrdu: LoadUrdu, onLoad: () => void): 'ur' | 'en' | undefined {
  // Some content management systems write `ur_PK`.
  if (!/^ur([-_]|$)/i.test(pageLanguage(element)) || urdu === null) return 'en';
  if (urdu) return 'ur';
  const settle = (loaded: typeof urdu) => {
    urdu = loaded;
    onLoad();
  };
  loadUrdu().then(
    (module) => settle(module.ur),
    () => settle(null),
  );
  return undefined;
}

/**
 * Merges the labels of a widget with the host page's labels. Returns the same object until they change, because
 * sections are memoised.
 */
export function labelMerger(name: WidgetName): (language: 'ur' | 'en', texts: unknown) => object {
  let sources: unknown[] = [];
  let merged = {};
  return (language, texts) => {
    const own = language === 'ur' ? urdu?.[name] : undefined;
    if (own !== sources[0] || texts !== sources[1]) merged = { ...own, ...(texts as object) };
    sources = [own, texts];
    return merged;
  };
}

/** The nearest `lang` attribute, including those outside the shadow roots around the element. */
function pageLanguage(element: Element): string {
  const language = element.closest('[lang]')?.getAttribute('lang');
  const root = element.getRootNode();
  return language ?? (root instanceof ShadowRoot ? pageLanguage(root.host) : '');
}
