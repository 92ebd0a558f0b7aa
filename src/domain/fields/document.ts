import type { Field, Fields } from './field.ts';

/** Documents to download, such as a worksheet: domain/attachments.ts. */
export const attachmentsField = {
  type: 'attachments',
  wire: 'attachments',
  column: 'documents',
  optional: true,
} as const satisfies Field;

/** `terms.md` or `privacy.md`: the name without `.md` is the id. The front matter lists the attachments. */
export const documentFields = {
  id: { type: 'id', wire: 'id', column: null },
  /** Markdown. */
  text: { type: 'text', wire: 'text', column: null },
  attachments: attachmentsField,
} as const satisfies Fields;
