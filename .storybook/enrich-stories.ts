import type { babelParse } from 'storybook/internal/babel';
import { types as t } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { completeSource } from './story-source.ts';

type Enricher = (csf: CsfFile, source: CsfFile) => Promise<void>;
type Program = ReturnType<typeof babelParse>['program'];
type Statement = Program['body'][number];

/**
 * Storybook's `experimental_enrichCsf`: completes the source that Storybook assigns to each story of a file. The stories of
 * elements write their own HTML (stories/embed/snippet.ts).
 */
export const enrichWithSource = async (existing: Enricher | undefined): Promise<Enricher | undefined> =>
  existing &&
  (async (csf, source) => {
    const { body } = programOf(csf);
    const before = body.length;
    await existing(csf, source);
    const added = body.splice(before);
    if (/\/stories\/embed\//.test(source._options.fileName ?? '')) return;
    for (const statement of added) {
      const code = codeIn(statement);
      if (code) code.value = await completeSource(code.value, programOf(source));
      body.push(statement);
    }
  });

const programOf = ({ _ast }: CsfFile): Program => _ast.program as Program;

/** The literal of `Story.parameters = {…, docs: {…, source: { code: '…' }}}`. */
function codeIn(statement: Statement) {
  let found: { value: string } | undefined;
  t.traverseFast(statement, (node) => {
    if (t.isObjectProperty(node) && t.isIdentifier(node.key, { name: 'code' }) && t.isStringLiteral(node.value))
      found ??= node.value;
  });
  return found;
}
