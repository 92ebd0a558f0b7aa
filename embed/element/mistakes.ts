import type { AttributeKind } from '../../src/domain/embed/attribute-kinds.ts';
import { valueProblem } from '../../src/domain/embed/value-problem.ts';
import { suggest } from '../../src/domain/nearest.ts';

/*
 * What the widgets say about mistakes of the host page. They load this file when there is one (tell-mistake.ts). Each
 * message names the mistake and the fix.
 */

const warned = new Set<string>();

/** Logs each message once. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  try {
    console.warn(`${message} Add #steam-doctor to the page’s address for a full check.`);
  } catch {
    // A host may replace the console.
  }
}

/** An attribute that does not exist, or one whose value cannot be used. */
export function warnOfAttribute(
  tag: string,
  { name, value }: Pick<Attr, 'name' | 'value'>,
  kind: AttributeKind | undefined,
  names: readonly string[],
): void {
  const fix = kind ? valueProblem(kind, value) : `There is no such attribute. ${suggest(name, names)}`;
  warnOnce(`<${tag}> ${name}="${value}": ${fix}`);
}

/** A subject or level that no course has. */
export function warnOfChoice(attribute: string, text: string, values: readonly string[]): void {
  warnOnce(
    `<steam-course-finder> ${attribute}="${text}": No course has it. ${suggest(text.trim().toLowerCase(), values)}`,
  );
}

/** The API allows every origin, but no credentials, which a page that wraps `fetch` may add. */
export function warnOfFetch(host: string): void {
  warnOnce(`This page replaces fetch, which fails for ${host}. Let it add no credentials: 'include' there.`);
}
