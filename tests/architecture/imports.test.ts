import { join } from 'node:path';
import { cruise, format, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';
import { installed, rules, runtimeRules } from './import-rules.ts';
import { domain, type ImportRow, importRows, tokens } from './import-table.ts';

async function cruiseImports(forbidden: IForbiddenRuleType[], types: boolean): Promise<ICruiseResult> {
  const { output } = await cruise(
    ['src', 'embed'],
    {
      baseDir: join(import.meta.dirname, '../..'),
      ruleSet: { forbidden },
      validate: true,
      // dependency-cruiser cannot parse with TypeScript 7, which has no API yet.
      parser: 'swc',
      tsPreCompilationDeps: types,
      doNotFollow: { path: 'node_modules' },
    },
    { conditionNames: ['import', 'types', 'node', 'default'], exportsFields: ['exports'] },
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}

const printed = async (result: ICruiseResult) => String((await format(result, { outputType: 'err' })).output);

/** Requires at least 100 modules: a parser that reads no files would also report no violation. */
const clean = /no dependency violations found \(\d{3,} modules, \d{4,} dependencies cruised\)/;

describe('The imports of src and embed', () => {
  let imports: ICruiseResult;
  beforeAll(async () => {
    imports = await cruiseImports(rules, true);
  }, 60_000);

  it('match the import table and have no cycles', async () => {
    expect(await printed(imports)).toMatch(clean);
  });

  it('use everything that the import table allows, except domain and tokens', () => {
    const rowOf = (file: string) => importRows.find(({ files }) => new RegExp(files).test(file));
    const imported = new Map<ImportRow | undefined, string[]>();
    for (const { source, dependencies } of imports.modules) {
      const row = rowOf(source);
      imported.set(row, [...(imported.get(row) ?? []), ...dependencies.map(({ resolved }) => resolved)]);
    }
    const unused = importRows.flatMap((row) => {
      const patterns = [
        ...(row.may ?? []).filter((may) => may !== domain && may !== tokens),
        ...(row.packages ?? []).map(installed),
      ];
      const isUsed = (pattern: string) => imported.get(row)?.some((file) => new RegExp(pattern).test(file));
      return patterns.filter((pattern) => !isUsed(pattern)).map((pattern) => `${row.folder}: ${pattern}`);
    });
    expect(unused).toEqual([]);
  });

  it('of a widget reach nothing that only the site needs', async () => {
    expect(await printed(await cruiseImports(runtimeRules, false))).toMatch(clean);
  });
});
