import { type Decode, ShapeError } from './decode.ts';
import type { Partner } from './entities.ts';
import { partnerFields } from './fields/partner.ts';
import { readFields } from './fields/read-fields.ts';
import { isRow, text } from './text.ts';

// Calls of this project's API for the pages of partners and products. Not in own-api.ts, which each page loads.

/** The file of a product that this server hosts. */
export interface ProductFile {
  /** In words, "PDF". */
  type: string;
  bytes: number;
}

/** `GET product/file/{id}`. */
export const productFile: Decode<ProductFile> = (raw) => {
  if (!isRow(raw) || !text(raw.type) || typeof raw.bytes !== 'number')
    throw new ShapeError('The answer holds no file.');
  return { type: text(raw.type), bytes: raw.bytes };
};

/** `GET partner/single/{id}`. */
export const partner: Decode<Partner> = (raw, base) => {
  if (!isRow(raw) || text(raw.id) === '') throw new ShapeError('The answer holds no partner.');
  return readFields(partnerFields, raw, base);
};
