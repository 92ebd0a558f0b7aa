import { readFile } from 'node:fs/promises';
import { type Encoding, isEncoding } from '../../domain/table-import/sheet.ts';
import { readSheets } from './read-sheets.ts';

/*
 * The child process of sheets.ts: reads one file per message, `ENCODING PATH`. ENCODING is ''
 * except for text files. An error ends it.
 */
process.on('message', async (task: string) => {
  const [name = '', ...path] = task.split(' ');
  const encoding: Encoding | undefined = isEncoding(name) ? name : undefined;
  process.send?.(await readSheets(await readFile(path.join(' ')), encoding));
});
