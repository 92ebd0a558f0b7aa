import { createContext, createElement, type ReactNode, useContext, useState } from 'react';

/** A button in a toast, such as Undo. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
  action?: ToastAction | undefined;
}

interface Toasts {
  /** @param action a button; it makes the toast stay four times as long */
  success: (text: string, action?: ToastAction) => void;
  error: (text: string) => void;
}

interface State {
  toasts: readonly Toast[];
  /** The ids of the toasters on the page. Only the newest, which is the last, renders. */
  shelves: readonly string[];
}

export const nothing: State = { toasts: [], shelves: [] };
const silent: Toasts = { success: () => {}, error: () => {} };

let last = 0;

/** Readable in five seconds. */
const maxLength = 240;

/**
 * A store instead of React state: a state update above a part that is not yet hydrated makes React discard the server's
 * HTML.
 */
function createToasts() {
  let state = nothing;
  const listeners = new Set<() => void>();
  const change = (part: Partial<State>) => {
    state = { ...state, ...part };
    for (const tell of listeners) tell();
  };
  const add = (kind: Toast['kind']) => (text: string, action?: ToastAction) => {
    // Do not cut a surrogate pair.
    const short = text.length > maxLength ? `${text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…` : text;
    // A success replaces earlier errors, and a repeated error replaces itself.
    const others = state.toasts.filter(
      (toast) => !(toast.kind === 'error' && (kind === 'success' || toast.text === short)),
    );
    change({ toasts: [...others, { id: ++last, kind, text: short, action }] });
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

export const ToastContext = createContext<ReturnType<typeof createToasts> | undefined>(undefined);

/** Provides a toast store to its children. A `<Toaster>` inside shows the toasts. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const [toasts] = useState(createToasts);
  return createElement(ToastContext.Provider, { value: toasts }, children);
}

/** Returns the functions that show a toast: a stable object. */
export const useToast = (): Toasts => useContext(ToastContext)?.say ?? silent;
