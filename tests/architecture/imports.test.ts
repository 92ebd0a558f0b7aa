import { join } from 'node:path';
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';
import { rules, runtimeRules } from './import-table.ts';

/** Prints what breaks the rules, an import a line with the way to it, as dependency-cruiser does. */
async function cruised(forbidden: IForbiddenRuleType[], types: boolean): Promise<string> {
  const { output } = await cruise(
    ['src', 'embed'],
    {
      baseDir: join(import.meta.dirname, '../..'),
      ruleSet: { forbidden },
      validate: true,
      // TypeScript 7 has no API for its parser; swc reads the same imports.
      parser: 'swc',
      tsPreCompilationDeps: types,
      doNotFollow: { path: 'node_modules' },
      outputType: 'err',
    },
    { conditionNames: ['import', 'types', 'node', 'default'], exportsFields: ['exports'] },
  );
  return String(output);
}

/** Hundreds of files: fewer mean that the parser read none. */
const clean = /no dependency violations found \(\d{3,} modules, \d{4,} dependencies cruised\)/;

describe('The imports of src and embed', () => {
  it('keep to the table of who may import whom, and form no circle', async () => {
    expect(await cruised(rules, true)).toMatch(clean);
  });

  it('bring no widget what only the site needs', async () => {
    expect(await cruised(runtimeRules, false)).toMatch(clean);
  });
});
