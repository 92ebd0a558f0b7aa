import { subjects } from '../../tokens/limits.ts';
import { shownFields } from './address.ts';
import { attachmentsField } from './document.ts';
import { extend, type Fields } from './field.ts';

export const categoryFields = {
  id: { type: 'id', wire: '_id', column: null },
  name: { type: 'choice', wire: 'name', choices: subjects },
  highlights: { type: 'list', wire: 'catdescription', column: 'points' },
  imageUrl: { type: 'image', wire: 'catimage', isWhole: true },
} as const satisfies Fields;

export const announcementFields = {
  id: { type: 'id', wire: '_id' },
  title: { type: 'text', wire: 'title', required: true },
  highlights: { type: 'list', wire: 'description', column: 'points' },
  imageUrl: { type: 'image', wire: 'bannerfile' },
} as const satisfies Fields;

/** The columns of announcements.csv. */
export const announcementRowFields = /* @__PURE__ */ extend(announcementFields, shownFields);

/** The banner of a page in `school.yaml`, with the page's attachments. */
export const bannerFields = {
  id: { type: 'id', wire: '_id', column: null },
  description: { type: 'text', wire: 'description', column: 'text', maxLength: 2_000 },
  imageUrl: { type: 'image', wire: 'image' },
  attachments: attachmentsField,
} as const satisfies Fields;

/** The banner of the kind `about`. `GET aboutus` has a different name for its text. */
export const aboutBannerFields = {
  id: { type: 'id', wire: '_id', column: null },
  description: { type: 'text', wire: 'shortdescription', column: null },
  imageUrl: { type: 'image', wire: 'image', column: null },
  attachments: attachmentsField,
} as const satisfies Fields;
