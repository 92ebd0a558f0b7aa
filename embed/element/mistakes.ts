import type { AttributeKind } from '../../src/domain/embed/attribute-kinds.ts';
import { valueProblem } from '../../src/domain/embed/value-problem.ts';
import { suggest } from '../../src/domain/nearest.ts';

/* Warnings about mistakes of the host page. A widget loads this file only to log one (tell-mistake.ts). Each message
   names the mistake and the fix. */

const warned = new Set<string>();

/** Logs each message once. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  try {
    console.warn(`${message} Add #steam-doctor to the page’s address for a full check.`);
  } catch {
    // A host page may have replaced the console.
  }
}

/** Warns of an unknown attribute, or of an invalid value. */
export function warnOfAttribute(
  tag: string,
  { name, value }: Pick<Attr, 'name' | 'value'>,
  kind: AttributeKind | undefined,
  names: readonly string[],
): void {
  const fix = kind ? valueProblem(kind, value) : `There is no such attribute. ${suggest(name, names)}`;
  warnOnce(`<${tag}> ${name}="${value}": ${fix}`);
}

/** Warns of a subject or level that no course has. */
export function warnOfChoice(attribute: string, text: string, values: readonly string[]): void {
  warnOnce(
    `<steam-course-finder> ${attribute}="${text}": No course has it. ${suggest(text.trim().toLowerCase(), values)}`,
  );
}

/** Warns of a replaced `fetch` that may send credentials: the API allows every origin, but no credentials. */
export function warnOfFetch(host: string): void {
  warnOnce(`This page replaces fetch, which fails for ${host}. Let it add no credentials: 'include' there.`);
}
