import { addressFields } from './address.ts';
import { attachmentsField } from './document.ts';
import { extend, type Fields } from './field.ts';

/** The fields of a post in the list of posts and in the front matter of `blogs/ID.md`. */
export const blogSummaryFields = {
  id: { type: 'id', wire: 'id', column: null },
  title: { type: 'text', wire: 'title', required: true },
  day: { type: 'day', wire: 'day', column: 'date', required: true },
  imageUrl: { type: 'image', wire: 'picture' },
} as const satisfies Fields;

export const blogFields = /* @__PURE__ */ extend(blogSummaryFields, {
  /** Markdown. */
  text: { type: 'text', wire: 'text', column: null },
  attachments: attachmentsField,
});

/** The front matter of a post. */
export const blogRowFields = /* @__PURE__ */ extend(blogFields, addressFields);
