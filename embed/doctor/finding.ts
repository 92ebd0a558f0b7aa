/** 'bad': a widget does not show. 'note': it could be better. */
export type Verdict = 'bad' | 'note' | 'good';

/** The result of a check, shown to a webmaster. */
export interface Finding {
  verdict: Verdict;
  title: string;
  /** The evidence in the page. */
  detail?: string | undefined;
  remedy?: string | undefined;
  /** Code for the webmaster to copy. */
  code?: string | undefined;
}

const MAX_VALUE_LENGTH = 32;

/**
 * Shortens a value from the page for a finding. In our iframe, the value comes from the URL, and a stranger's sentence
 * must not appear in a panel on the provider's origin.
 */
export const quote = (value: string) =>
  value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value;

const order: readonly Verdict[] = ['bad', 'note', 'good'];

/** Sorts findings, worst first. Keeps the order within a verdict, which goes from causes to effects. */
export const sorted = (findings: readonly Finding[]): Finding[] =>
  order.flatMap((verdict) => findings.filter((finding) => finding.verdict === verdict));

export const headline = (findings: readonly Finding[]): string => {
  const bad = findings.filter(({ verdict }) => verdict === 'bad').length;
  if (bad > 0) return bad === 1 ? 'One thing to fix' : `${bad} things to fix, the cause first`;
  const notes = findings.filter(({ verdict }) => verdict === 'note').length;
  if (notes > 0)
    return notes === 1 ? 'It works. One thing could be better' : `It works. ${notes} things could be better`;
  return 'No problems found';
};

export const verdictLabels: Readonly<Record<Verdict, string>> = { bad: 'To fix', note: 'Could be better', good: 'OK' };

/** The report as plain text, to send to the provider. */
export function reportText(findings: readonly Finding[]): string {
  const lines = findings.map(({ verdict, title, detail, remedy, code }) =>
    [`[${verdictLabels[verdict]}] ${title}`, detail, remedy && `What to do: ${remedy}`, code?.replace(/^/gm, '    ')]
      .filter(Boolean)
      .join('\n'),
  );
  return [
    `steam-doctor: ${headline(findings)}`,
    // Without the query, which may contain a session or a name.
    `Page: ${location.origin}${location.pathname}`,
    `Browser: ${navigator.userAgent}, ${innerWidth} × ${innerHeight} px`,
    `Time: ${new Date().toISOString()}`,
    '',
    lines.join('\n\n'),
    '',
  ].join('\n');
}
