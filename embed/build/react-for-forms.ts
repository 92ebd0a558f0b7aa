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

/** The part of React that react-hook-form uses. Its own `import React from 'react'` keeps all of preact/compat, 1.9 KB. */
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
