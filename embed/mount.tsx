import { hydrate, render } from 'preact';
import { Component, type ReactNode } from 'react';
import type { Query, QueryState } from '../src/data/create-data.ts';
import { LinkContext } from '../src/ui/link/LinkContext.tsx';
import type { Name } from './contract/attributes.ts';
import { linkManner } from './link-manner.ts';
import type { Ahead, Fill } from './port.ts';
import { DataProvider } from './runtime/data.ts';
import { listOf, sendTo } from './source.ts';
import { styles } from './styles.ts';
import type { Given, Widget } from './widget.ts';

let ur: Partial<typeof import('./texts/ur.ts').ur> | undefined;
const levels = [undefined, undefined, 2, 3, 4] as const;

/**
 * Fills an element with a section: waits for its list, draws it, and hands events and failures on to the host.
 *
 * @param ahead what has been asked for already
 */
export function mount<Values, Row>(widget: Widget<Values, Row>, ahead: Ahead = {}): Fill {
  return (port) => {
    const { site, emit } = port;
    const root = port.host.shadowRoot as ShadowRoot;
    const box = root.firstChild as HTMLElement;
    const prerendered = box.querySelector<HTMLElement>('.s');
    const view = prerendered ?? document.createElement('div');
    const slot = box.querySelector('slot') ?? document.createElement('slot');
    view.className = 's';
    const host = port.host as HTMLElement & Given & Values;
    const name = host.localName.slice('steam-'.length) as Name;
    const own = {};
    let paint = prerendered ? hydrate : render;
    let apiHost = '';
    let query: Query<Row[]> | undefined;
    let leave: (() => void) | undefined;
    /** What the host has been told of: an answer, or why there is none. */
    let told: unknown;
    /** The drawing threw. */
    let broken = false;
    let queued = false;
    /** A list's cards are drawn anew only when this is another object: when what they are drawn with has changed. */
    let words: object = {};
    let drawnWith: unknown[] = [];

    /** Dresses the element in these of the widgets' sheets, under its own. */
    const adopt = (wanted: CSSStyleSheet[]) => {
      root.adoptedStyleSheets = [...wanted, ...root.adoptedStyleSheets.filter((sheet) => !styles().includes(sheet))];
    };

    const show = (wanted: HTMLElement, instead: HTMLElement, sheets: CSSStyleSheet[]) => {
      adopt(sheets);
      instead.remove();
      wanted.parentNode || box.append(wanted);
    };

    /**
     * Gives the room that was held back where nobody sees it go: what stands in sight never moves. After the frame, which
     * lays out what has been drawn: to measure before would have it laid out in the task that draws.
     */
    const settle = () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          const { style } = box;
          const held = style.minHeight;
          // A choice or a change has given it in the meantime: to measure would only lay out once more.
          if (!held) return;
          style.minHeight = '';
          if (box.getBoundingClientRect().bottom < innerHeight) style.minHeight = held;
        }),
      );

    const fail = (kind: string, message: string) => {
      render(null, view);
      show(slot, view, []);
      settle();
      emit('error', { kind, message: `<${host.localName}>: ${message}` });
    };

    /** Answers whether there was anything to draw. */
    const draw = (state?: QueryState<Row[]>) => {
      const urdu = isUrdu(host);
      const now = [urdu && ur, host.texts, host.partner, host.linkTarget];
      if (now.some((one, index) => one !== drawnWith[index])) words = { ...(urdu && ur?.[name]), ...host.texts };
      drawnWith = now;
      view.lang = urdu ? 'ur' : 'en';
      view.dir = host.dir || (urdu ? 'rtl' : 'ltr');
      view.dataset.theme = host.theme;
      paint(
        <Boundary
          onError={(error) => {
            broken = true;
            told = undefined;
            // Not while it is being drawn. What fails ahead of its list is drawn again with it.
            queueMicrotask(() => (state?.status === 'loading' ? render(null, view) : fail('script', String(error))));
          }}
        >
          <LinkContext.Provider value={linkManner(site, host)}>
            <DataProvider value={{ state, send: sendTo(apiHost) }}>
              {widget.draw(host, {
                own,
                site,
                emit,
                redraw() {
                  // The visitor has chosen: now the room may be what it needs.
                  box.style.minHeight = '';
                  if (!slot.parentNode) draw(state);
                },
                gradual: !prerendered,
                headingLevel: levels[host.headingLevel ?? 0],
                words,
              })}
            </DataProvider>
          </LinkContext.Provider>
        </Boundary>,
        view,
      );
      paint = render;
      return view.firstChild;
    };

    /**
     * Draws what stands around a list while that is on its way, for then the browser has nothing else to do, and lets it be
     * laid out, so that less is left for the frame that shows the list; nobody sees it before `show` (embed/base-css.ts). Not
     * where a failure has been told. In a task of its own, so that the list has been asked for.
     */
    const drawAhead = () =>
      setTimeout(() => {
        const state = query?.get();
        if (told || state?.status !== 'loading' || view.firstChild || isUrdu(host)) return;
        draw(state);
        adopt(styles().slice(0, 1));
        box.append(view);
      });

    const change = () => {
      const state = query?.get();
      if (state?.status === 'loading') return void drawAhead();
      if (isUrdu(host) && !ur) {
        import('./texts/ur.ts')
          .then(
            (texts) => (ur = texts.ur),
            () => (ur = {}),
          )
          .then(() => host.isConnected && change());
        return;
      }
      broken = false;
      const drawn = (!state || state.data?.length) && draw(state);
      const { kind, message } = state?.error ?? { kind: 'empty', message: 'there is nothing to show.' };
      // The same failure of a list that another element has asked for again is no news.
      const news = drawn ? (state?.data ?? own) : message;
      if (broken || told === news) return;
      told = news;
      if (drawn) {
        // Not before it is drawn: whoever asks how wide the window is would have the page styled anew.
        show(view, slot, styles());
        settle();
        emit('ready', {});
      } else fail(kind, message);
    };

    const update = () => {
      const base = port.api();
      const endpoint = widget.query?.(host);
      const next =
        endpoint && listOf(port.at(endpoint.brief ?? endpoint.path), (raw) => endpoint.decode(raw, base), ahead);
      apiHost = base;
      if (next !== query) {
        rest();
        query = next;
        told = undefined;
      }
      leave ??= query?.subscribe(change);
      change();
    };

    const rest = () => {
      leave?.();
      leave = undefined;
    };

    update();
    return {
      update() {
        // Whoever changes it, or moves it, after it has settled moves the page, too.
        if (told) box.style.minHeight = '';
        if (queued) return;
        queued = true;
        queueMicrotask(() => {
          queued = false;
          if (host.isConnected) update();
        });
      },
      reload() {
        told = undefined;
        query ? query.reload() : change();
      },
      rest,
    };
  };
}

const isUrdu = (element: Element) => /^ur\b/i.test(languageOf(element));

/** As the page says it, through the shadows that the element may stand in. */
function languageOf(element: Element): string {
  const said = element.closest('[lang]')?.getAttribute('lang');
  const root = element.getRootNode();
  return said ?? (root instanceof ShadowRoot ? languageOf(root.host) : '');
}

class Boundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }, { failed?: boolean }> {
  override componentDidCatch(error: unknown) {
    // Without a new state Preact would throw it on, into the page.
    this.setState({ failed: true });
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
