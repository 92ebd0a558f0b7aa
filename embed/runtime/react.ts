/**
 * What `react` is inside a widget. preact/compat would do, and 1.3 KB (brotli) more with it: our sections use these names
 * and no other.
 */
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

/** A widget is drawn anew for each answer (mount.tsx), so a store inside it never changes by itself. */
export const useSyncExternalStore = <T>(_subscribe: unknown, get: () => T): T => get();
