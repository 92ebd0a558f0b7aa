/**
 * What `react` is inside a widget: Preact's core, and of hooks and compat the names that our sections use. preact/hooks and
 * preact/compat would do; with them a widget weighs 2.3 KB (brotli) more.
 */
export { Component } from 'preact';
export {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from './hooks.ts';
export { createElement, Fragment } from './jsx.ts';

/** Preact draws at once and has nothing to defer. */
export const useDeferredValue = <T>(value: T): T => value;
