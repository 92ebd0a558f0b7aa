import type { Fields } from './field.ts';

const partnerKinds = ['Ambassador', 'Teacher', 'Student', 'Parent', 'School', 'Club'] as const;

/** A partner: an ambassador or a school, with the page `/p/ID`. Links name the partner by the id: `?partner=ID`. */
export const partnerFields = {
  id: { type: 'id', wire: 'id', required: true, maxLength: 64 },
  name: { type: 'text', wire: 'name', required: true, maxLength: 100 },
  kind: { type: 'choice', wire: 'kind', choices: partnerKinds },
  imageUrl: { type: 'image', wire: 'picture' },
  /** One sentence below the name. */
  about: { type: 'text', wire: 'about', maxLength: 300 },
  /** The partner's own website. */
  linkUrl: { type: 'link', wire: 'link', column: 'link' },
  /** The ids of the products on the page, in order; all products if empty. */
  products: { type: 'list', wire: 'products', maxItems: 24 },
  /** The ids of the courses on the page, in order; none if empty. */
  courses: { type: 'list', wire: 'courses', maxItems: 24 },
} as const satisfies Fields;
