import { createContext, createElement, type ReactNode, useContext, useState } from 'react';

export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

interface Toasts {
  success: (text: string) => void;
  error: (text: string) => void;
}

interface State {
  toasts: readonly Toast[];
  /** The toasters on the page, the newest last: only that one shows. */
  shelves: readonly string[];
}

export const nothing: State = { toasts: [], shelves: [] };
const silent: Toasts = { success: () => {}, error: () => {} };

let last = 0;

/** A server's message may have any length; a toast has to be read in five seconds. */
const longest = 240;

/** A store and no React state: what changes above a part that is not hydrated yet would have React throw it away. */
function createToasts() {
  let state = nothing;
  const listeners = new Set<() => void>();
  const change = (part: Partial<State>) => {
    state = { ...state, ...part };
    for (const tell of listeners) tell();
  };
  const add = (kind: Toast['kind']) => (text: string) => {
    // Not through the middle of a character.
    const short = text.length > longest ? `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…` : text;
    change({ toasts: [...state.toasts, { id: ++last, kind, text: short }] });
  };
  const say: Toasts = { success: add('success'), error: add('error') };
  return {
    say,
    get: () => state,
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    close: (id: number) => change({ toasts: state.toasts.filter((toast) => toast.id !== id) }),
    setUp(shelf: string) {
      change({ shelves: [...state.shelves, shelf] });
      return () => change({ shelves: state.shelves.filter((other) => other !== shelf) });
    },
  };
}

/** The messages of the nearest provider, for a toaster. */
export const ToastContext = createContext<ReturnType<typeof createToasts> | undefined>(undefined);

/** Holds the messages of everything inside; a `<Toaster>` inside shows them. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const [toasts] = useState(createToasts);
  return createElement(ToastContext.Provider, { value: toasts }, children);
}

/** Says something at the edge of the screen for five seconds. The answer is the same object every time. */
export const useToast = (): Toasts => useContext(ToastContext)?.say ?? silent;
