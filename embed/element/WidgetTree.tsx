import { Component, type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';

import { DataProvider, useData } from '../../src/data/DataProvider.tsx';
import type { Endpoint } from '../../src/data/endpoints.ts';
import type { Queries } from '../../src/data/queries.ts';
import type { QueryState } from '../../src/data/query.ts';
import { StyleRoot } from '../../src/style/StyleRoot.tsx';
import type { StyleTarget } from '../../src/style/style-target.ts';
import { type ContentText, ContentTextContext } from '../../src/ui/content-text/content-text.ts';
import { type LinkBehaviour, LinkContext } from '../../src/ui/link/Link.tsx';

/** The response that a widget waits for: a list, or a page of a list with its total. */
export interface Listing {
  readonly length?: number;
  readonly total?: number;
}

/** The state of the widget's list; undefined if the widget has no list. */
export type Outcome = QueryState<Listing> | undefined;

interface WidgetTreeProps {
  styles: StyleTarget;
  /** The `lang` and `dir` of elements that show a text of the school's content. */
  contentText: ContentText;
  links: LinkBehaviour;
  data: Queries;
  /** The list that the section needs; undefined if it needs no list. */
  endpoint: Endpoint<Listing> | undefined;
  onRender: (outcome: Outcome) => void;
  onError: (error: unknown) => void;
  /** The key of the error boundary. Each retry mounts a new one. */
  attempt: number;
  children: ReactNode;
}

/** Renders a section with the context providers that it needs. */
export function WidgetTree({
  styles,
  contentText,
  links,
  data,
  endpoint,
  onRender,
  onError,
  attempt,
  children,
}: WidgetTreeProps) {
  return (
    <ErrorBoundary key={attempt} onError={onError}>
      <StyleRoot target={styles}>
        <LinkContext.Provider value={links}>
          <ContentTextContext.Provider value={contentText}>
            <DataProvider data={data}>
              {endpoint ? (
                <Listed key={endpoint.path} endpoint={endpoint} onRender={onRender}>
                  {children}
                </Listed>
              ) : (
                <Unlisted onRender={onRender}>{children}</Unlisted>
              )}
            </DataProvider>
          </ContentTextContext.Provider>
        </LinkContext.Provider>
      </StyleRoot>
    </ErrorBoundary>
  );
}

interface ListedProps {
  endpoint: Endpoint<Listing>;
  onRender: (outcome: Outcome) => void;
  children: ReactNode;
}

function Listed({ endpoint, onRender, children }: ListedProps) {
  const query = useData().query(endpoint);
  const [state, setState] = useState(query.get);
  // Not useQuery, which subscribes after the next frame. This effect starts the request in the current task.
  useLayoutEffect(() => {
    // Keeps the current list visible while another one loads.
    const read = () => setState((before) => (query.get().status === 'loading' ? before : query.get()));
    const unsubscribe = query.subscribe(read);
    read();
    return unsubscribe;
  }, [query]);
  // While the list of a new API host loads, the section may render nothing. Report 'loading', not an empty list.
  useLayoutEffect(() => onRender(query.get().status === 'loading' ? query.get() : state));
  return state.data && state.data.length !== 0 ? children : null;
}

function Unlisted({ onRender, children }: Pick<ListedProps, 'onRender' | 'children'>) {
  useLayoutEffect(() => onRender(undefined));
  return children;
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

class ErrorBoundary extends Component<BoundaryProps, { failed?: boolean }> {
  override state: { failed?: boolean } = {};
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

export type AnyComponent = ComponentType<Record<string, unknown>>;
