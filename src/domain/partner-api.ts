import { type Decode, ShapeError } from './decode.ts';
import type { Partner } from './entities.ts';
import { partnerFields } from './fields/partner.ts';
import { readFields } from './fields/read-fields.ts';
import { isRow, text } from './text.ts';

// Responses of this project's API for the pages of partners and products. Separate from own-api.ts, which every page loads.

/** The file of a product that this server hosts. */
export interface ProductFile {
  /** Such as "PDF". */
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

export type NamedPartner = Pick<Partner, 'id' | 'name' | 'kind'>;

/** `GET partner/name/{typed}`. */
export interface PartnerName {
  /** The short name in links; '' if the text has no letter and no digit. */
  name: string;
  /** The school's partner with this name. */
  partner: NamedPartner | undefined;
  /** Partners with a similar name. */
  similar: readonly NamedPartner[];
}

const named = (raw: unknown): NamedPartner | undefined =>
  isRow(raw) && text(raw.id) !== '' ? { id: text(raw.id), name: text(raw.name), kind: text(raw.kind) } : undefined;

export const partnerName: Decode<PartnerName> = (raw) => {
  if (!isRow(raw)) throw new ShapeError('The answer holds no name.');
  const similar = Array.isArray(raw.similar) ? raw.similar : [];
  return { name: text(raw.name), partner: named(raw.partner), similar: similar.flatMap((one) => named(one) ?? []) };
};
