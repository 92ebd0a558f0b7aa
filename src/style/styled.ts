import { css } from 'goober';
import { type ComponentType, createElement, type JSX, type ReactElement } from 'react';
import { useStyleTarget } from './StyleRoot.tsx';
import { createStyleTarget, type StyleTarget } from './style-target.ts';

type Tag = keyof JSX.IntrinsicElements;
type PropsOf<T> = T extends Tag ? JSX.IntrinsicElements[T] : T extends ComponentType<infer P> ? P : never;
type Value<P> = string | number | false | undefined | ((props: P) => string | number | false | undefined);
type Template<Base> = <Extra extends object = object>(
  strings: TemplateStringsArray,
  ...values: Value<Base & Extra>[]
) => (props: Base & Extra & { as?: Tag | ComponentType<never> }) => ReactElement;

/**
 * A component with its own class: styled('article')`padding: 8px;`. Each declaration ends with `;` (goober drops the last
 * one otherwise). Props that begin with `$` steer the styles and stay out of the DOM; `as` swaps the tag, also
 * for a component, whose rules then stay as weak as a tag's.
 * Keyframes are nested in the template; there is no global form, so that a rule never leaves its root.
 * Around another component, styled(Button)`…`, the rules win over that component's own.
 *
 * @param name written by the build of the site (server/site-build): the class of rules that no props steer. In its browser's
 *   half the name stands in the template's place, and the rules are in a sheet.
 */
export function styled<T extends Tag | ComponentType<never>>(tag: T, name?: string): Template<PropsOf<T>> {
  return (template, ...values) => {
    if (typeof template === 'string') return part(tag, () => template);
    const strings = typeof tag === 'function' ? outranking(template) : template;
    const fixed = !values.some((value) => typeof value === 'function');
    const classes = new WeakMap<StyleTarget, string>();
    const write = (target: StyleTarget, props: unknown) =>
      css.apply({ target, p: props }, [strings, ...(values as string[])]);
    if (name && !fixed) throw new Error(`${name}: a part that props steer must say their types: styled(…)<Types>`);
    if (name) keep(name, write);

    return part(tag, (target, props) => {
      let own = fixed ? classes.get(target) : undefined;
      if (!own) {
        own = name ?? write(target, props);
        if (name) target.names.add(name);
        if (fixed) classes.set(target, own);
      }
      return own;
    });
  };
}

function part<T extends Tag | ComponentType<never>>(tag: T, classOf: (target: StyleTarget, props: object) => string) {
  return function Styled(props: { as?: Tag | ComponentType<never>; className?: string }) {
    const own = classOf(useStyleTarget(), props);
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      // A component is given `as` and chooses itself; a tag is swapped here.
      if (name[0] !== '$' && (name !== 'as' || typeof tag === 'function')) rest[name] = value;
    }
    const given = rest.className;
    rest.className = given ? `${own} ${given}` : own;
    return createElement((typeof tag === 'function' ? tag : (props.as ?? tag)) as Tag, rest);
  };
}

/** The inner component writes its rules later, so the outer ones need the class twice to win. */
function outranking(template: TemplateStringsArray): TemplateStringsArray {
  const strings = [...template];
  strings[0] = `&&{${strings[0]}`;
  strings[strings.length - 1] += '}';
  return Object.assign(strings, { raw: template.raw });
}

const named = new Map<string, () => string>();

/** Rules under a name of the build's instead of goober's. */
function keep(name: string, write: (target: StyleTarget, props: unknown) => string): void {
  let text: string | undefined;
  if (named.has(name)) throw new Error(`Two styled parts have the name ${name}.`);
  named.set(name, () => {
    if (text === undefined) {
      const alone = createStyleTarget('');
      const own = write(alone, {});
      text = alone.data.replaceAll(`.${own}`, `.${name}`);
    }
    return text;
  });
}

/**
 * The rules of all named parts, or of those that a page has used, always in one order: a file's before those of the files
 * that it imports, as a page writes them, so that it does not matter when the whole sheet comes.
 */
export function namedRules(used?: ReadonlySet<string>): string {
  const files = Map.groupBy(named, ([name]) => name.slice(0, -1));
  const parts = [...files.values()].reverse().flat();
  return parts.map(([name, rules]) => (!used || used.has(name) ? rules() : '')).join('');
}
