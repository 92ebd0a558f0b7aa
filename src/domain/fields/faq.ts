import type { Fields } from './field.ts';
import { listOf } from './read-fields.ts';

/** A question of the school or of a course. */
export const faqFields = {
  id: { type: 'id', wire: 'questionId' },
  question: { type: 'text', wire: 'question', required: true, maxLength: 500 },
  answer: { type: 'text', wire: 'description', required: true, maxLength: 5_000 },
} as const satisfies Fields;

export const faqs = /* @__PURE__ */ listOf(faqFields);
