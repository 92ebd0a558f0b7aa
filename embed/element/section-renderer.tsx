import { hydrate, render, type VNode } from 'preact';
import type { Queries } from '../../src/data/queries.ts';
import type { Query } from '../../src/data/query.ts';
import type { WidgetName } from '../../src/domain/embed/attributes.ts';
import type { StyleTarget } from '../../src/style/style-target.ts';
import type { ContentText } from '../../src/ui/content-text/content-text.ts';
import type { ContentSwitch } from './content-switch.ts';
import { suspended } from './data-of.ts';
import type { Frame } from './frame-loader.ts';
import { labelMerger } from './labels.ts';
import { linksOf } from './links.ts';
import type { OutcomeReporter } from './outcome.ts';
import type { Widget, WidgetHost } from './types.ts';
import { type AnyComponent, type Outcome, WidgetTree } from './WidgetTree.tsx';

/** Returns a function that renders a widget's section into its view, with the element's current values. */
export function sectionRenderer<Values, Labels>(
  { list, Component }: Widget<Values, Labels>,
  host: WidgetHost,
  { view, isServed }: ContentSwitch,
  outcome: OutcomeReporter,
  styles: StyleTarget,
): (language: 'ur' | 'en', data: Queries, isActive: boolean, Around: Frame) => void {
  const { element, box } = host;
  const Section = Component as unknown as AnyComponent;
  const labels = labelMerger(element.localName.slice('steam-'.length) as WidgetName);
  let isHydrated = !isServed;
  /** Whether the section has thrown. Then the fallback stays until the next update. */
  let hasThrown = false;
  /** Constant objects, because memoised sections compare them. */
  const ownLanguage: ContentText = { dir: 'auto' };
  const otherLanguage: ContentText = { dir: 'auto', lang: host.language };
  /** The key of the error boundary. Each retry mounts a new one. */
  let attempt = 0;

  const onRender = (state: Outcome) => {
    if (!hasThrown) outcome.rendered(state);
  };
  const onError = (error: unknown) => {
    hasThrown = true;
    attempt += 1;
    outcome.fail('script', String(error));
  };
  const emit: WidgetHost['emit'] = (type, detail, cancelable) => {
    // A filter may change the height of the widget.
    if (type === 'filter') box.style.minHeight = '';
    return host.emit(type, detail, cancelable);
  };
  const paint = (tree: VNode) => {
    (isHydrated ? render : hydrate)(tree, view);
    isHydrated = true;
  };

  return (language, data, isActive, Around) => {
    const values = host.values();
    view.lang = language;
    view.dir = element.dir || (language === 'ur' ? 'rtl' : 'ltr');
    view.dataset.theme = String(values.theme);
    const endpoint = list?.(values as Values);
    hasThrown = false;
    const section = (
      <Section
        {...values}
        site={host.site()}
        emit={emit}
        incremental={!isServed}
        headingLevel={[2, 3, 4].find((level) => level === values.headingLevel)}
        labels={labels(language, values.texts)}
      />
    );
    const tree = (
      <WidgetTree
        styles={styles}
        contentText={language === host.language ? ownLanguage : otherLanguage}
        links={linksOf(host.site(), String(values.partner), String(values.linkTarget))}
        data={isActive ? data : suspended(data)}
        endpoint={endpoint}
        onRender={onRender}
        onError={onError}
        attempt={attempt}
      >
        {Around ? (
          <Around element={element} language={language}>
            {section}
          </Around>
        ) : (
          section
        )}
      </WidgetTree>
    );
    // `hydrate` keeps the server's HTML only if the first render has the data.
    if (endpoint && !isHydrated) whenSettled(data.query(endpoint), () => paint(tree));
    else paint(tree);
  };
}

function whenSettled(query: Query<unknown>, onSettled: () => void): void {
  let isSettled = false;
  const check = () => {
    if (isSettled || query.get().status === 'loading') return;
    isSettled = true;
    onSettled();
    queueMicrotask(() => unsubscribe());
  };
  const unsubscribe = query.subscribe(check);
}
