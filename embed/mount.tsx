import { hydrate, render } from 'preact';
import { Component, type ReactNode } from 'react';
import type { Query, QueryState } from '../src/data/create-data.ts';
import { DataProvider } from '../src/data/DataProvider.tsx';
import { StyleRoot } from '../src/style/StyleRoot.tsx';
import { adopt } from '../src/style/style-target.ts';
import { LinkContext } from '../src/ui/link/LinkContext.tsx';
import { linkManner } from './link-manner.ts';
import type { Fill } from './port.ts';
import { listOf, showing } from './source.ts';
import { styles } from './styles.ts';
import type { Widget } from './widget.ts';

/** Fills an element with a section: waits for its list, draws it, and hands events and failures on to the host. */
export function mount<Values, Row>(widget: Widget<Values, Row>): Fill {
  return (port) => {
    const { view, host, root } = port;
    const own = {};
    let apiHost = '';
    let query: Query<Row[]> | undefined;
    let leave: (() => void) | undefined;
    let following = '';
    /** What the host has been told of: an answer, or that there was none. */
    let told: unknown;
    let drawn = false;
    let hydrating = port.prerendered;

    const fail = (kind: string, message: string) => {
      drawn = false;
      render(null, view);
      port.show(false);
      port.emit('error', { kind, message: `<${host.localName}> shows its fallback: ${message}` });
    };

    const draw = (state?: QueryState<Row[]>) => {
      const values = port.values() as Values & Given;
      const urdu = /^ur\b/i.test(languageOf(host)) ? widget.urdu : undefined;
      const { theme } = values;
      view.lang = urdu ? 'ur' : 'en';
      view.dir = host.dir || (urdu ? 'rtl' : 'ltr');
      if (theme === 'light' || theme === 'dark') view.dataset.theme = theme;
      else delete view.dataset.theme;
      adopt(root, styles);
      const level = Number(values.headingLevel);
      const drawing = {
        values: { ...values, headingLevel: level >= 2 && level <= 4 ? (level as 2 | 3 | 4) : undefined },
        port,
        own,
        redraw: () => drawn && draw(state),
        words: urdu || values.texts ? { ...urdu, ...values.texts } : undefined,
      };
      (hydrating ? hydrate : render)(
        <Boundary onError={(error) => queueMicrotask(() => fail('script', String(error)))}>
          <StyleRoot target={styles}>
            <LinkContext.Provider value={linkManner(port.site, values)}>
              <DataProvider data={showing(apiHost, state)}>{widget.draw(drawing)}</DataProvider>
            </LinkContext.Provider>
          </StyleRoot>
        </Boundary>,
        view,
      );
      hydrating = false;
    };

    const change = () => {
      const state = query?.get();
      if (state?.status === 'loading') return;
      const news = state ? (state.data ?? 'failed') : 'shown';
      const fresh = told !== news;
      told = news;
      if (!state || state.data?.length) {
        drawn = true;
        draw(state);
        port.show(drawn);
        if (fresh && drawn) port.emit('ready', {});
      } else if (fresh) {
        if (state.error) fail(state.error.kind, state.error.message);
        else fail('empty', 'the list is empty.');
      }
    };

    const update = () => {
      const values = port.values() as Values & Given;
      const endpoint = widget.query?.(values);
      const host = (values.apiHost || port.apiHost).replace(/\/+$/, '');
      const next = endpoint && listOf(host, endpoint);
      if (next && next === query) return change();
      leave?.();
      apiHost = host;
      query = next;
      told = undefined;
      leave = query?.subscribe(change);
      change();
    };

    update();
    return {
      update,
      reload() {
        told = undefined;
        query ? query.reload() : change();
      },
      unmount() {
        leave?.();
        render(null, view);
        port.show(false);
      },
    };
  };
}

interface Given {
  partner: string;
  apiHost: string;
  theme: string;
  headingLevel: unknown;
  linkTarget: string;
  texts: object | undefined;
}

/** As the page says it, through the shadows that the element may stand in. */
function languageOf(element: Element): string {
  const said = element.closest('[lang]')?.getAttribute('lang');
  const root = element.getRootNode();
  return said ?? (root instanceof ShadowRoot ? languageOf(root.host) : '');
}

class Boundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.props.children;
  }
}
