import {
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/**
 * The part of React that react-hook-form uses. Its default import of `react` would bundle all of preact/compat, 1.9 KB
 * more.
 */
// biome-ignore lint/style/noDefaultExport: react-hook-form imports React by its default export
export default {
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
};
