import { hydrate, render } from 'preact';
import { DataProvider } from '../../src/data/DataProvider.tsx';
import type { WidgetName } from '../../src/domain/embed/attributes.ts';
import { StyleRoot } from '../../src/style/StyleRoot.tsx';
import { adopt, createStyleTarget } from '../../src/style/style-target.ts';
import { LinkContext } from '../../src/ui/link/Link.tsx';
import { baseCss } from './base-css.ts';
import { dataOf, suspended } from './data-of.ts';
import { forgetRegistry, keepTyping } from './host-page.ts';
import { linksOf } from './links.ts';
import type { Mount, Prefetched, Widget } from './types.ts';
import type { ur } from './ur.ts';
import { type AnyComponent, ErrorBoundary, Listed, type Outcome, Unlisted } from './WidgetRoot.tsx';
import { checkAttributes } from './warnings.ts';

/** One sheet for all widgets of this script. */
const styles = createStyleTarget(baseCss);
/** null where the words failed to load: the text stays English, and says so to screen readers and the bidi algorithm. */
let urdu: typeof ur | null | undefined;

interface MountOptions {
  /** Lists that have been asked for already. */
  prefetched?: Prefetched;
  /** Brings the words in Urdu. */
  loadUrdu: () => Promise<{ ur: typeof ur }>;
}

/** Fills an element with a section: waits for its list, renders it, and passes events and failures on to the host. */
export function mount<Values, Labels>(
  { list, Component }: Widget<Values, Labels>,
  { prefetched = new Map(), loadUrdu }: MountOptions,
): Mount {
  const Section = Component as unknown as AnyComponent;
  return (host) => {
    const { element, box, emit, kinds } = host;
    const name = element.localName.slice('steam-'.length) as WidgetName;
    const root = element.shadowRoot as ShadowRoot;
    const served = box.querySelector<HTMLElement>('.s');
    const view = served ?? document.createElement('div');
    const slot = box.querySelector('slot') ?? document.createElement('slot');
    view.className = 's';
    let paint = served ? hydrate : render;
    let active = true;
    let failed = false;
    /** Counts the error boundaries: a new one for each try. */
    let attempt = 0;
    /** What the last event reported: an answer, or why there is none. */
    let emitted: unknown;
    let queued = false;
    let labels: object = {};
    let labelsOf: unknown[] = [];
    keepTyping(box);
    adopt(root, styles);
    // What a server rendered may have been moved before.
    if (served) forgetRegistry(box);

    /** Gives back reserved space out of view: what is in view never moves. After layout, so as not to force one. */
    const settle = () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          const reserved = box.style.minHeight;
          if (!reserved) return;
          box.style.minHeight = '';
          if (box.getBoundingClientRect().bottom < innerHeight) box.style.minHeight = reserved;
        }),
      );

    const show = (wanted: HTMLElement) => {
      for (const other of [slot, view]) if (other !== wanted) other.remove();
      if (wanted.parentNode) return;
      const isAdopted = wanted.ownerDocument !== box.ownerDocument;
      box.append(wanted);
      if (isAdopted) forgetRegistry(wanted);
    };

    const fail = (kind: string, message: string) => {
      if (emitted === message) return;
      emitted = message;
      show(slot);
      settle();
      emit('error', { kind, message: `<${element.localName}>: ${message}` });
    };

    const onRender = (outcome: Outcome) => {
      if (outcome?.status === 'loading' || failed) return;
      if (outcome?.error) return fail(outcome.error.kind, outcome.error.message);
      if (!view.firstChild) return fail('empty', 'there is nothing to show.');
      const news = outcome?.data ?? view;
      if (emitted === news) return;
      emitted = news;
      show(view);
      settle();
      emit('ready', {});
    };

    const draw = () => {
      const wanted = isUrdu(element);
      if (wanted && urdu === undefined) {
        loadUrdu().then(
          (loaded) => {
            urdu = loaded.ur;
            update();
          },
          () => {
            urdu = null;
            update();
          },
        );
        return;
      }
      const words = wanted ? urdu : null;
      const values = host.values();
      const now = [words, values.texts];
      if (now.some((one, index) => one !== labelsOf[index])) labels = { ...words?.[name], ...(values.texts as object) };
      labelsOf = now;
      view.lang = words ? 'ur' : 'en';
      view.dir = element.dir || (words ? 'rtl' : 'ltr');
      view.dataset.theme = String(values.theme);
      const data = dataOf(host.api(), host.isOwnApi(), prefetched);
      const endpoint = list?.(values as Values);
      const section = (
        <Section
          {...values}
          site={host.site()}
          emit={report}
          incremental={!served}
          headingLevel={[2, 3, 4].find((level) => level === values.headingLevel)}
          labels={labels}
        />
      );
      failed = false;
      const run = () =>
        paint(
          <ErrorBoundary
            key={attempt}
            onError={(error) => {
              failed = true;
              attempt += 1;
              fail('script', String(error));
            }}
          >
            <StyleRoot target={styles}>
              <LinkContext.Provider value={linksOf(host.site(), String(values.partner), String(values.linkTarget))}>
                <DataProvider data={active ? data : suspended(data)}>
                  {endpoint ? (
                    <Listed key={endpoint.path} endpoint={endpoint} onRender={onRender}>
                      {section}
                    </Listed>
                  ) : (
                    <Unlisted onRender={onRender}>{section}</Unlisted>
                  )}
                </DataProvider>
              </LinkContext.Provider>
            </StyleRoot>
          </ErrorBoundary>,
          view,
        );
      // A server's HTML stays only if it is rendered again with its data.
      if (paint === hydrate && endpoint) {
        data.prefetch(endpoint).then(() => {
          run();
          paint = render;
        });
      } else {
        run();
        paint = render;
      }
    };

    const report: typeof emit = (type, detail, cancelable) => {
      // The visitor has chosen: now the space may be what it needs.
      if (type === 'filter') box.style.minHeight = '';
      return emit(type, detail, cancelable);
    };

    const update = () => {
      if (!element.isConnected) return;
      active = true;
      checkAttributes(element, kinds);
      // A host's own getter may throw, also after the words in Urdu have come: that is no error of the host's page.
      try {
        draw();
      } catch (error) {
        fail('script', String(error));
      }
    };

    update();
    return {
      update() {
        if (emitted) box.style.minHeight = '';
        if (queued) return;
        queued = true;
        queueMicrotask(() => {
          queued = false;
          update();
        });
      },
      reload() {
        emitted = undefined;
        const endpoint = list?.(host.values() as Values);
        if (endpoint) dataOf(host.api(), host.isOwnApi(), prefetched).query(endpoint).reload();
        else draw();
      },
      suspend() {
        active = false;
        draw();
      },
      adopt() {
        adopt(root, styles);
        forgetRegistry(box);
      },
    };
  };
}

const isUrdu = (element: Element) => /^ur\b/i.test(languageOf(element));

/** As the page says it, through the shadow roots that the element may stand in. */
function languageOf(element: Element): string {
  const said = element.closest('[lang]')?.getAttribute('lang');
  const root = element.getRootNode();
  return said ?? (root instanceof ShadowRoot ? languageOf(root.host) : '');
}
