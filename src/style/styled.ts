import { css } from 'goober';
import { type ComponentType, createElement, type JSX, type ReactElement } from 'react';
import { useStyleTarget } from './StyleRoot.tsx';
import type { StyleTarget } from './style-target.ts';

type Tag = keyof JSX.IntrinsicElements;
type PropsOf<T> = T extends Tag ? JSX.IntrinsicElements[T] : T extends ComponentType<infer P> ? P : never;
type Value<P> = string | number | false | undefined | ((props: P) => string | number | false | undefined);
type Template<Base> = <Extra extends object = object>(
  strings: TemplateStringsArray,
  ...values: Value<Base & Extra>[]
) => (props: Base & Extra & { as?: Tag | ComponentType<never> }) => ReactElement;

/**
 * Creates a component with its own class. Props that start with `$` are for the styles only and are not written to the
 * DOM. `as` replaces the tag. Styles of `styled(Button)` override those of `Button`.
 *
 * End each declaration with `;`, because goober drops one that does not. Nest `@keyframes` in the template; there are
 * no global styles.
 *
 * @example const Card = styled('article')`padding: 8px;`;
 */
export function styled<T extends Tag | ComponentType<never>>(tag: T): Template<PropsOf<T>> {
  return (template, ...values) => {
    const strings = typeof tag === 'function' ? outranking(template) : template;
    const fixed = !values.some((value) => typeof value === 'function');
    const classes = new WeakMap<StyleTarget, string>();
    return part(tag, (target, props) => {
      const known = fixed ? classes.get(target) : undefined;
      if (known) return known;
      const own = css.apply({ target, p: props }, [strings, ...(values as string[])]);
      if (fixed) classes.set(target, own);
      return own;
    });
  };
}

function part<T extends Tag | ComponentType<never>>(tag: T, classOf: (target: StyleTarget, props: object) => string) {
  return function Styled(props: { as?: Tag | ComponentType<never>; className?: string }) {
    const own = classOf(useStyleTarget(), props);
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      // A component handles `as` itself; a tag does not.
      if (name[0] !== '$' && (name !== 'as' || typeof tag === 'function')) rest[name] = value;
    }
    const given = rest.className;
    rest.className = given ? `${own} ${given}` : own;
    return createElement((typeof tag === 'function' ? tag : (props.as ?? tag)) as Tag, rest);
  };
}

/** Doubles the class, because the rules of the inner component come later in the sheet and would otherwise win. */
function outranking(template: TemplateStringsArray): TemplateStringsArray {
  const strings = [...template];
  strings[0] = `&&{${strings[0]}`;
  strings[strings.length - 1] += '}';
  return Object.assign(strings, { raw: template.raw });
}
