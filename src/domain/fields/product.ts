import { hiddenFields } from './address.ts';
import { extend, type Fields } from './field.ts';
import { listOf } from './read-fields.ts';

export const productFields = {
  id: { type: 'id', wire: '_id' },
  name: { type: 'text', wire: 'productname', required: true },
  description: { type: 'text', wire: 'description', column: 'text', maxLength: 2_000 },
  imageUrl: { type: 'image', wire: 'image' },
  /** Address of the download; '' renders no link. */
  downloadUrl: { type: 'link', wire: 'link', column: 'link' },
} as const satisfies Fields;

export const products = /* @__PURE__ */ listOf(productFields);

/** The columns of products.csv. */
export const productRowFields = /* @__PURE__ */ extend(productFields, hiddenFields);
