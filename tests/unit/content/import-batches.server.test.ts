import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { batchRows, copyTables } from '../../../src/content/backup/import.ts';
import { emptyContent } from '../../../src/content/content.ts';
import { addVersion } from '../../../src/content/versions/store.ts';
import { prepareDatabase } from '../../../src/db/prepare.ts';
import { maxReceiptBytes } from '../../../src/domain/requests/receipt.ts';

const work = mkdtempSync(join(tmpdir(), 'steam-import-'));
afterAll(() => rmSync(work, { recursive: true }));
const database = (name: string) => prepareDatabase({ kind: 'sqlite', file: join(work, name) });

it('An import of a database copies all rows, with less than 40 MB of payment receipts in memory at a time', async () => {
  expect(batchRows('request_receipts') * maxReceiptBytes).toBeLessThan(40_000_000);
  const from = await database('from.db');
  const to = await database('to.db');
  const count = async () =>
    Number(
      (
        await from
          .selectFrom('versions')
          .select((all) => all.fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    );
  const before = await count();
  for (let number = 1; number <= 2 * batchRows('versions') + 1; number += 1) {
    const content = emptyContent();
    const document = { ...content.document, faq: [{ question: `Question ${number}?`, answer: 'Yes.' }] };
    await addVersion(from, { ...content, document }, { source: 'folder', author: '', note: '', summary: '' });
  }
  for (const table of ['versions', 'published'] as const) await to.deleteFrom(table).execute();
  const counts = await copyTables(from, to);
  expect(counts.versions).toBe(before + 2 * batchRows('versions') + 1);
  await Promise.all([from.destroy(), to.destroy()]);
});
