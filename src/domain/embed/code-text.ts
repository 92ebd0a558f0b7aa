import { escapeHtml } from '../text.ts';

/** An HTML attribute or a CSS declaration. */
export type Pair = readonly [name: string, value: string];

/**
 * Characters with a special meaning in template languages: Svelte, Vue and Astro `{}`, Liquid `{{}}` and `{%%}`, shortcodes
 * `[]`, template literals `${}`.
 */
const templateSigns = /[{}[\]`$]/g;

/** Escapes an attribute's value with character references, which template languages do not interpret. */
const escapeValue = (value: string) => escapeHtml(value).replace(templateSigns, (sign) => `&#${sign.charCodeAt(0)};`);

/** The attributes of a tag; one with the value '' is a flag. */
export const attributeText = (pairs: readonly Pair[]) =>
  pairs.map(([name, value]) => (value ? ` ${name}="${escapeValue(value)}"` : ` ${name}`)).join('');

export const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);

/** A JavaScript string, in single quotation marks if it can be. */
export const jsString = (value: string) => (/['\\\u2028\u2029]/.test(value) ? JSON.stringify(value) : `'${value}'`);

/** A JavaScript object on one line. */
export function jsObject(pairs: readonly (readonly [name: string, code: string])[]): string {
  const key = (name: string) => (/^\w+$/.test(name) ? name : jsString(name));
  return `{ ${pairs.map(([name, code]) => `${key(name)}: ${code}`).join(', ')} }`;
}
