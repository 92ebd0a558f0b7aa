import { Component, type ComponentChildren, type ComponentType, Fragment } from 'preact';
import type { ReactElement, ReactNode } from 'react';

/**
 * The hooks that our sections and react-hook-form use, on nothing but Preact's class components: preact/hooks weighs three
 * times as much. Effects run as soon as the tree stands, and children's run before their parents'.
 */
type Deps = readonly unknown[] | undefined;
type Props = Record<string, unknown>;

interface Slot {
  value?: unknown;
  deps?: Deps;
  /** The effect that is due. */
  due?: (() => unknown) | undefined;
  /** Ends the effect that has run. */
  end?: unknown;
}

let current: Hooked;
let position = 0;

abstract class Hooked extends Component<Props> {
  slots: Slot[] = [];
  abstract use(props: Props): ComponentChildren;

  override render() {
    current = this;
    position = 0;
    return this.use(this.props);
  }
  override componentDidMount() {
    for (const slot of this.slots) {
      const { due } = slot;
      if (due) {
        slot.due = undefined;
        end(slot);
        slot.end = due();
      }
    }
  }
  override componentDidUpdate() {
    this.componentDidMount();
  }
  override componentWillUnmount() {
    this.slots.forEach(end);
  }
}

function end(slot: Slot) {
  if (typeof slot.end === 'function') slot.end();
  slot.end = undefined;
}

const known = new WeakMap<object, ComponentType>();

/** The class that stands for a function component. */
export function hooked(type: unknown): unknown {
  if (typeof type !== 'function' || type === Fragment || type.prototype?.render) return type;
  let made = known.get(type);
  if (!made) {
    made = class extends Hooked {
      use(props: Props) {
        return (type as (props: Props) => ComponentChildren)(props);
      }
    };
    known.set(type, made);
  }
  return made;
}

function slotOf(make?: () => unknown): Slot {
  const { slots } = current;
  let slot = slots[position];
  if (!slot) {
    slot = { value: make?.() };
    slots.push(slot);
  }
  position += 1;
  return slot;
}

const changed = (slot: Slot, deps: Deps) =>
  !deps || !slot.deps || deps.some((value, index) => !Object.is(value, slot.deps?.[index]));

export function useState<T>(first?: T | (() => T)) {
  const owner = current;
  const slot = slotOf(() => {
    const own: { now: T | undefined; set: (next: T | ((now: T) => T)) => void } = {
      now: typeof first === 'function' ? (first as () => T)() : first,
      set(next) {
        const value = typeof next === 'function' ? (next as (now: T) => T)(own.now as T) : next;
        if (Object.is(value, own.now)) return;
        own.now = value;
        owner.setState({});
      },
    };
    return own;
  });
  const { now, set } = slot.value as { now: T; set: (next: T | ((now: T) => T)) => void };
  return [now, set] as const;
}

export function useEffect(run: () => unknown, deps?: Deps): void {
  const slot = slotOf();
  if (changed(slot, deps)) Object.assign(slot, { deps, due: run });
}
export const useLayoutEffect = useEffect;

export function useMemo<T>(make: () => T, deps?: Deps): T {
  const slot = slotOf();
  if (changed(slot, deps)) Object.assign(slot, { deps, value: make() });
  return slot.value as T;
}

export const useCallback = <T>(call: T, deps?: Deps): T => useMemo(() => call, deps);
export const useRef = <T>(first?: T) => slotOf(() => ({ current: first })).value as { current: T | undefined };

let ids = 0;
const nextId = (letter: string) => {
  ids += 1;
  return letter + ids;
};
export const useId = () => slotOf(() => nextId('i')).value as string;

/** In a widget nobody asks a part for its element. */
export function useImperativeHandle() {}

export interface Context<T> {
  key: string;
  usual: T;
  /** Typed for React's JSX, as the sections are. */
  Provider: (props: { value: T; children?: ReactNode }) => ReactElement;
}

export function createContext<T>(usual: T): Context<T> {
  const key = nextId('c');
  class Provider extends Component<{ value: T; children?: ComponentChildren }> {
    override getChildContext() {
      return { [key]: this.props.value };
    }
    override render() {
      return this.props.children;
    }
  }
  return { key, usual, Provider: Provider as unknown as Context<T>['Provider'] };
}

export const useContext = <T>({ key, usual }: Context<T>): T => (key in current.context ? current.context[key] : usual);
