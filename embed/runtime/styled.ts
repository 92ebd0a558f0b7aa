import type { ComponentType } from 'preact';
import { addRule } from '../styles.ts';
import { createElement } from './jsx.ts';

/**
 * What src/style/styled.ts is inside a widget: the same parts, without goober. Browsers nest rules themselves now, so that a
 * class and a sheet are all it takes; and every root shares one sheet, so that no context has to say which.
 */
type Props = Record<string, unknown>;

const keyframes = /@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
const known = new Map<string, string>();

export const styled = (tag: string | ComponentType) => {
  const isTag = typeof tag === 'string';
  return (strings: readonly string[], ...values: unknown[]) => {
    const steered = values.some((value) => typeof value === 'function');
    let own = '';
    return (props: Props) => {
      const rest: Props = {};
      for (const name of Object.keys(props)) {
        if (name[0] !== '$' && (name !== 'as' || !isTag)) rest[name] = props[name];
      }
      if (steered || !own)
        own = classOf(strings.map((string, index) => string + text(values[index], props)).join(''), isTag);
      rest.className = props.className ? `${own} ${props.className}` : own;
      return createElement((isTag && props.as ? props.as : tag) as string, rest);
    };
  };
};

function text(value: unknown, props: Props): unknown {
  const put = typeof value === 'function' ? value(props) : value;
  return put || put === 0 ? put : '';
}

/** A part around another one has its class twice: the inner one writes its rules later. */
function classOf(body: string, isTag: boolean): string {
  let name = known.get(body);
  if (!name) {
    name = `s${known.size}`;
    known.set(body, name);
    const rules = body.replace(keyframes, (frames) => {
      addRule(frames);
      return '';
    });
    addRule(`${isTag ? '' : `.${name}`}.${name}{${rules}}`);
  }
  return name;
}
