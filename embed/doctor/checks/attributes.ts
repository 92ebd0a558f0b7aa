import { languageAttributes } from '../../../src/domain/embed/attributes.ts';
import { curlyQuotes } from '../../../src/domain/embed/valid-value.ts';
import { valueProblem } from '../../../src/domain/embed/value-problem.ts';
import { ownAttributes, productChoices, sharedAttributes } from '../../../src/domain/embed/widgets.ts';
import { nearest, suggest } from '../../../src/domain/nearest.ts';
import type { Check } from '../context.ts';
import { type Finding, quote } from '../finding.ts';
import { openingTag, type Placement } from '../placements.ts';

const common =
  /^(id|class|style|hidden|slot|part|title|tabindex|nonce|role|inert|translate|aria-.*|on.*|item.*|v-.*|_ng.*)$/;

/** Checks that each attribute is in the contract and has an allowed value. */
export const checkAttributes: Check = ({ placements }) => {
  const findings = placements.flatMap(examine);
  return findings.length > 0 || placements.length === 0
    ? findings
    : [{ verdict: 'good', title: 'Every attribute is known, and its value, too' }];
};

function examine(placement: Placement): Finding[] {
  const { host, name, method } = placement;
  if (!name) return [];
  const known = [...ownAttributes(name), ...sharedAttributes];
  const all = known.map((one) => one.name);
  return [...host.attributes].flatMap(({ name: attribute, value: whole }): Finding[] => {
    const value = quote(whole);
    if (attribute === 'data-steam' || common.test(attribute)) return [];
    const isData = attribute.startsWith('data-');
    const plain = attribute.replace(/^data-/, '').replace(curlyQuotes, '');
    const one = known.find((each) => each.name === plain || each.name.replaceAll('-', '') === plain);
    const here = { verdict: 'note' as const, detail: `In the page: ${openingTag(placement)}, ${attribute}="${value}"` };
    if (attribute.search(curlyQuotes) >= 0) {
      return [{ ...here, title: 'A curly quotation mark among the attributes', remedy: 'Write straight ones, ".' }];
    }
    if (one && method === 'data' && !isData && !(one.name in languageAttributes)) {
      return [
        {
          ...here,
          title: `${attribute} lacks its data-`,
          remedy: 'Write it like this:',
          code: `data-${one.name}="${value}"`,
        },
      ];
    }
    if (one && method === 'tag' && isData) {
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
      // The attribute belongs to another tool.
      if (!near && (isData || method === 'data')) return [];
      return [
        {
          ...here,
          title: `There is no attribute “${attribute}”`,
          remedy: near ? `Did you mean “${method === 'data' ? 'data-' : ''}${near}”?` : suggest(plain, all),
        },
      ];
    }
    // Widgets read only the language part of a tag such as `en-GB` or `ur_PK`.
    const read = one.name === 'lang' ? whole.replace(/[-_].*/, '').toLowerCase() : whole;
    const problem = valueProblem(one.kind, read, productChoices[one.choices ?? '']);
    return problem ? [{ ...here, title: `${attribute}="${value}" is not understood`, remedy: problem }] : [];
  });
}
