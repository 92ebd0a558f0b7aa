import { ContentError } from '../../../content/content.ts';
import { readSheetsApart } from '../../../content/sheets/sheets.ts';
import { isEncoding, type SheetFile, sheetLimits } from '../../../domain/table-import/sheet.ts';
import { HttpError } from '../../api/http-error.ts';
import type { OfficeContext } from '../handler.ts';
import { receivePart } from './uploads.ts';

/** `POST /office/api/sheet`: receives a part of a spreadsheet. After the last part, returns its tables. */
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
