import { extend, type Fields } from './field.ts';

/** A team member or an ambassador. */
export const memberFields = {
  id: { type: 'id', wire: '_id' },
  name: { type: 'text', wire: 'member_name', required: true },
  designation: { type: 'text', wire: 'designation', column: 'role', maxLength: 200 },
  description: { type: 'text', wire: 'description', column: 'text', maxLength: 3_000 },
  imageUrl: { type: 'image', wire: 'image' },
} as const satisfies Fields;

/** An ambassador in the API. `partnerId` is the partner with the same name, whose page is `/p/ID`: an addition to the contract. */
export const ambassadorFields = /* @__PURE__ */ extend(memberFields, {
  partnerId: { type: 'text', wire: 'partner', column: null, optional: true },
});

/** A testimonial on the front page, or on the course page that the CSV column `page` names. */
export const testimonialFields = {
  id: { type: 'id', wire: '_id' },
  name: { type: 'text', wire: 'name', required: true },
  courseName: { type: 'text', wire: 'coursename', column: 'course', maxLength: 200 },
  imageUrl: { type: 'image', wire: 'userpic' },
  content: { type: 'text', wire: 'content', column: 'text', required: true, maxLength: 2_000 },
} as const satisfies Fields;
