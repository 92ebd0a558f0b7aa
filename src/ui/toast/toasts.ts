import {
  createContext,
  createElement,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';

export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

interface Toasts {
  success: (text: string) => void;
  error: (text: string) => void;
}

interface Shown {
  toasts: readonly Toast[];
  close: (id: number) => void;
  /** The toasters on the page, the newest last: only that one shows. */
  shelves: readonly string[];
  setShelves: (change: (now: readonly string[]) => readonly string[]) => void;
}

const nothing = () => {};
const ToastContext = createContext<Toasts>({ success: nothing, error: nothing });
const ShownContext = createContext<Shown | undefined>(undefined);

let last = 0;

/** A server's message may have any length; a toast has to be read in five seconds. */
const longest = 240;

/** Holds the messages of everything inside; a `<Toaster>` inside shows them. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [shelves, setShelves] = useState<readonly string[]>([]);
  const close = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);
  const say = useMemo<Toasts>(() => {
    const add = (kind: Toast['kind']) => (text: string) => {
      // Not through the middle of a character.
      const short = text.length > longest ? `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…` : text;
      setToasts((now) => [...now, { id: ++last, kind, text: short }]);
    };
    return { success: add('success'), error: add('error') };
  }, []);
  const shown = useMemo<Shown>(() => ({ toasts, close, shelves, setShelves }), [toasts, close, shelves]);
  return createElement(
    ToastContext.Provider,
    { value: say },
    createElement(ShownContext.Provider, { value: shown }, children),
  );
}

/** Says something at the edge of the screen for five seconds. The answer is the same object every time. */
export const useToast = () => useContext(ToastContext);

/**
 * What a toaster shows. While a modal is open all outside it is inert, so each modal brings a toaster of its own, and
 * the newest on the page has the messages.
 */
export function useShelf(id: string): Pick<Shown, 'toasts' | 'close'> | undefined {
  const shown = useContext(ShownContext);
  const setShelves = shown?.setShelves;
  useLayoutEffect(() => {
    setShelves?.((now) => [...now, id]);
    return () => setShelves?.((now) => now.filter((other) => other !== id));
  }, [setShelves, id]);
  return shown?.shelves.at(-1) === id ? shown : undefined;
}
