import { slug } from '../../../src/domain/url.ts';
import { levels, subjects } from '../../../src/tokens/limits.ts';
import type { AttributeContract } from '../../contract/contract.ts';
import { contract } from '../../contract/contract.ts';
import type { Check } from '../context.ts';
import type { Finding } from '../finding.ts';
import { curly, meant, nearest } from '../near.ts';
import { type Place, written } from '../places.ts';

const lower = (all: readonly string[]) => all.map((one) => one.toLowerCase());
const choices: Record<string, readonly string[]> = { subjects: lower(subjects), levels: lower(levels) };
/** Of every element, and what frameworks write. */
const common =
  /^(id|class|style|hidden|slot|part|title|tabindex|nonce|role|inert|translate|aria-.*|on.*|item.*|v-.*|_ng.*)$/;

/** Whether the tags say what the contract knows. */
export const checkAttributes: Check = ({ places }) => {
  const findings = places.flatMap(examine);
  return findings.length > 0 || places.length === 0
    ? findings
    : [{ verdict: 'good', title: 'Every attribute is known, and its value, too' }];
};

function examine(place: Place): Finding[] {
  const { host, name, way } = place;
  if (!name) return [];
  const known = contract[name].attributes;
  const all = known.map((one) => one.name);
  return [...host.attributes].flatMap(({ name: attribute, value }): Finding[] => {
    if (attribute === 'data-steam' || common.test(attribute)) return [];
    const isData = attribute.startsWith('data-');
    const plain = attribute.replace(/^data-/, '').replace(curly, '');
    const one = known.find((each) => each.name === plain || each.name.replaceAll('-', '') === plain);
    const here = { verdict: 'note' as const, detail: `In the page: ${written(place)}, ${attribute}="${value}"` };
    if (attribute.search(curly) >= 0) {
      return [{ ...here, title: 'A curly quotation mark among the attributes', remedy: 'Write straight ones, ".' }];
    }
    if (one && way === 'data' && !isData && one.property !== '') {
      return [
        {
          ...here,
          title: `${attribute} lacks its data-`,
          remedy: 'Write it like this:',
          code: `data-${one.name}="${value}"`,
        },
      ];
    }
    if (one && way === 'tag' && isData) {
      return [
        {
          ...here,
          title: `${attribute} is not read on a <steam-…> tag`,
          remedy: 'Write it like this:',
          code: `${one.name}="${value}"`,
        },
      ];
    }
    if (!one) {
      const near = nearest(plain, all);
      // Other tools have data attributes and attributes of their own.
      if (!near && (isData || way === 'data')) return [];
      return [
        {
          ...here,
          title: `There is no attribute “${attribute}”`,
          remedy: near ? `Did you mean “${way === 'data' ? 'data-' : ''}${near}”?` : meant(plain, all),
        },
      ];
    }
    const problem = problemOf(one, value);
    return problem ? [{ ...here, title: `${attribute}="${value}" is not understood`, remedy: problem }] : [];
  });
}

function problemOf({ kind, choices: from }: AttributeContract, value: string): string | undefined {
  if (value === '' || kind === 'flag') return undefined;
  if (value.search(curly) >= 0 && kind !== 'text') return 'Write straight quotation marks, ".';
  const allowed = typeof kind === 'string' ? choices[from ?? ''] : kind.map(String);
  if (allowed) return allowed.includes(value.trim().toLowerCase()) ? undefined : meant(value, allowed);
  if (kind === 'count') return /^[1-9]\d*$/.test(value) ? undefined : 'Write a whole number above zero.';
  if (kind === 'slug') return slug.test(value) ? undefined : 'Letters, digits, - and _ only, 64 at most.';
  return kind === 'url' && !URL.canParse(value, document.baseURI)
    ? 'Write an address such as https://example.org.'
    : undefined;
}
