import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { sheetLimits } from '../../domain/table-import/sheet.ts';

/** The hidden parts of a sheet of an OpenDocument file. The library hucre reads the cells, but not their visibility. */
export interface OdsHidden {
  isSheetHidden: boolean;
  /** Indices from 0, up to `sheetLimits`: programs hide all unused columns as one repeated element. */
  columns: number[];
  rows: number[];
}

/**
 * Finds the parts of the sheets of an OpenDocument file that are hidden, by hand or by a filter.
 *
 * @returns an entry for each sheet, in the order of the file; an empty list for a file of another format
 */
export async function readOdsHidden(bytes: Uint8Array): Promise<OdsHidden[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The container starts with an uncompressed entry `mimetype`.
  if (!file.subarray(0, 200).includes('mimetypeapplication/vnd.oasis.opendocument')) return [];
  const zip = await fromBufferPromise(file);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === 'content.xml') return hiddenIn(await text(await zip.openReadStreamPromise(entry)));
  }
  return [];
}

/** A tag, whose quoted values may contain `>`. Linear time, because each character can match in one way only. */
const tags = /<(\/?)([\w:.-]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;

/** Counts only rows that are direct children of their sheet, as hucre does. */
function hiddenIn(contentXml: string): OdsHidden[] {
  const sheets: OdsHidden[] = [];
  const hiddenStyles = new Set<string>();
  const parents: string[] = [];
  let [style, column, row] = ['', 0, 0];
  for (const [, closes, tag = '', attributes = ''] of contentXml.matchAll(tags)) {
    if (closes) {
      parents.pop();
      continue;
    }
    const parent = parents.at(-1);
    if (!attributes.endsWith('/')) parents.push(tag);
    const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(attributes)?.[1];
    if (tag === 'style:style') style = attribute('style:name') ?? '';
    if (tag === 'style:table-properties' && attribute('table:display') === 'false') hiddenStyles.add(style);
    if (tag === 'table:table' && parent === 'office:spreadsheet') {
      sheets.push({ isSheetHidden: hiddenStyles.has(attribute('table:style-name') ?? ''), columns: [], rows: [] });
      [column, row] = [0, 0];
    }
    const isHidden = () => /^(?:collapse|filter)$/.test(attribute('table:visibility') ?? '');
    if (tag === 'table:table-column') {
      const end = column + repeats(attribute('table:number-columns-repeated'));
      if (isHidden()) sheets.at(-1)?.columns.push(...range(column, Math.min(end, sheetLimits.columns)));
      column = end;
    }
    if (tag === 'table:table-row' && parent === 'table:table') {
      const end = row + repeats(attribute('table:number-rows-repeated'));
      if (isHidden()) sheets.at(-1)?.rows.push(...range(row, Math.min(end, sheetLimits.rows)));
      row = end;
    }
  }
  return sheets;
}

const repeats = (count: string | undefined) => Math.max(1, Number(count ?? 1) || 1);

const range = (start: number, end: number) =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
