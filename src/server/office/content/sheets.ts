import { ContentError } from '../../../content/content.ts';
import { sampleContent, textOf } from '../../../content/folder/content-folder.ts';
import { readSheetsApart, writeTable } from '../../../content/sheets/sheets.ts';
import { kinds } from '../../../domain/office/kinds.ts';
import { importableKinds, importFields } from '../../../domain/table-import/fields.ts';
import { isEncoding, type SheetFile, sheetLimits } from '../../../domain/table-import/sheet.ts';
import { HttpError } from '../../api/http-error.ts';
import type { OfficeContext } from '../handler.ts';
import { receivePart } from './uploads.ts';

/** `POST /office/api/sheet`: receives one part of a spreadsheet. After the last part, returns its tables. */
export async function uploadSheet(context: OfficeContext): Promise<SheetFile | { received: number }> {
  const encoding = new URL(context.request.url).searchParams.get('encoding') ?? '';
  return receivePart(context, { extension: '.table', maxBytes: sheetLimits.bytes }, async (file) => {
    try {
      return await readSheetsApart(file, isEncoding(encoding) ? encoding : undefined);
    } catch (error) {
      throw error instanceof ContentError ? new HttpError(422, error.message) : error;
    }
  });
}

/** Rows of the sample school in a new table, as examples. */
const exampleRows = 2;
/** Field types without a column in the table: the server creates ids, and pictures must be uploaded first. */
const rareTypes = ['id', 'ids', 'image', 'flag'];

/** `GET /office/api/table.xlsx?kind=`: a spreadsheet to fill in, with two rows of the sample school as examples. */
export async function downloadTable({ request }: OfficeContext): Promise<Response> {
  const name = new URL(request.url).searchParams.get('kind');
  const kind = importableKinds.find((one) => one === name);
  if (!kind) throw new HttpError(404, 'There is no such list.');
  const fields = importFields(kind).filter(
    ({ field, choicesOf, isMarkdown }) => (choicesOf !== undefined || !rareTypes.includes(field.type)) && !isMarkdown,
  );
  const sample = (await sampleContent()).document[kind].slice(0, exampleRows);
  const columns = fields.map(({ label, field }) => ({
    label,
    isDay: field.type === 'day' || field.type === 'days',
    ...(field.choices && { choices: field.choices }),
  }));
  const { label } = kinds[kind];
  const rows = sample.map((item) => fields.map(({ key }) => textOf(item[key])));
  return new Response(new Uint8Array(await writeTable(label, columns, rows)), {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': `attachment; filename="${kind}.xlsx"`,
      'Cache-Control': 'no-store',
    },
  });
}
