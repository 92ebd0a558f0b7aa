import { Component, type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import type { QueryState } from '../../src/data/create-data.ts';
import { useData } from '../../src/data/DataProvider.tsx';
import type { Endpoint } from '../../src/data/endpoints.ts';

export type Outcome = QueryState<readonly unknown[]> | undefined;

interface ListedProps {
  endpoint: Endpoint<readonly unknown[]>;
  /** Called after each render with what is known of the list. */
  onRender: (outcome: Outcome) => void;
  children: ReactNode;
}

/** Renders its children once their list is there. */
export function Listed({ endpoint, onRender, children }: ListedProps) {
  const query = useData().query(endpoint);
  const [state, setState] = useState(query.get);
  // In place of useQuery, which subscribes after the next frame: so the request starts in this task.
  useLayoutEffect(() => {
    const look = () => setState(query.get());
    const leave = query.subscribe(look);
    look();
    return leave;
  }, [query]);
  useLayoutEffect(() => onRender(state));
  return state.data?.length ? children : null;
}

/** Renders its children at once: a widget without a list. */
export function Unlisted({ onRender, children }: Pick<ListedProps, 'onRender' | 'children'>) {
  useLayoutEffect(() => onRender(undefined));
  return children;
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

export class ErrorBoundary extends Component<BoundaryProps, { failed?: boolean }> {
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
