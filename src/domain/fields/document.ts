import type { Fields } from './field.ts';

/** `terms.md` or `privacy.md`: the name without `.md` is the id. */
export const documentFields = {
  id: { type: 'id', wire: 'id', column: null },
  /** Markdown. */
  text: { type: 'text', wire: 'text', column: null },
} as const satisfies Fields;
