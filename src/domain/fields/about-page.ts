import type { Fields } from './field.ts';

export const missionFields = {
  id: { type: 'id', wire: '_id' },
  title: { type: 'text', wire: 'title', required: true },
  description: { type: 'text', wire: 'description', column: 'text', maxLength: 3_000 },
  imageUrl: { type: 'image', wire: 'image' },
} as const satisfies Fields;

export const competitionFields = {
  id: { type: 'id', wire: '_id' },
  description: { type: 'text', wire: 'description', column: 'text', required: true, maxLength: 1_000 },
} as const satisfies Fields;

/** A row of achievements.csv names its group and the group's text. */
export const achievementGroupFields = {
  id: { type: 'id', wire: '_id', column: 'group', required: true },
  description: { type: 'text', wire: 'shortdescription', column: 'group_text', maxLength: 1_000 },
} as const satisfies Fields;

export const achievementFields = {
  id: { type: 'id', wire: '_id' },
  count: { type: 'text', wire: 'achievementcount', required: true, maxLength: 50 },
  name: { type: 'text', wire: 'achievementname', required: true },
} as const satisfies Fields;
