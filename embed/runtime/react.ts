/**
 * What `react` is inside a widget. preact/compat would do, and 1.3 KB (brotli) more with it: our sections use these names
 * and no other, and of compat's manners they only need the two below.
 */
import { type ComponentChildren, options, type VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export { Component, createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

/** Preact draws at once and has nothing to defer. */
export const useDeferredValue = <T>(value: T): T => value;

export function useSyncExternalStore<T>(subscribe: (changed: () => void) => () => void, get: () => T): T {
  const [, draw] = useState({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: `get` belongs to `subscribe`
  useEffect(() => {
    draw({});
    return subscribe(() => draw({}));
  }, [subscribe]);
  return get();
}

type Props = Record<string, unknown> & { children?: ComponentChildren };

// React's names for two things: a text box's `onChange` is told of each key, and SVG attributes are camel-cased.
const { vnode: before } = options;
options.vnode = (vnode: VNode) => {
  const { type } = vnode;
  const props = vnode.props as Props;
  if (type === 'input' || type === 'textarea') {
    if (props.onChange && !/^(checkbox|radio)$/.test(String(props.type))) props.onInput ??= props.onChange;
  } else if (type === 'svg') {
    for (const name of Object.keys(props)) {
      const own = name.replace(/^(stroke|fill)[A-Z]/, (start) => `${start.slice(0, -1)}-${start.slice(-1).toLowerCase()}`);
      if (own !== name) {
        props[own] = props[name];
        delete props[name];
      }
    }
  }
  before?.(vnode);
};
