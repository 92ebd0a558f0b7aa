import { type Files, openSite } from './site.ts';
import { type StaffBrowser, signInStaff } from './staff.ts';

/** The content folder of a small school. */
export const school: Files = {
  'school.yaml': 'name: Kite School\nemail: hello@kites.example\n',
  'courses.csv':
    'id,name,category,level,fee\nkites,Kites,Science,Beginner,Rs 1\nsails,Sails,Science,Beginner,\nwind,Wind,Science,Beginner,\n',
  'faq.csv': 'question,answer\nWhy kites?,They fly.\n',
};

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens a site with a school, and signs in its owner. */
export async function openSchool(files: Files = school) {
  const site = await openSite(files);
  return { site, staff: await signInStaff(site) };
}

/** Changes values of an item in the draft. */
export async function edit({ call }: StaffBrowser, kind: 'courses' | 'faq' | 'school', id: string, values: object) {
  const { values: before, revision } = await call('content/item', { kind, id });
  return call('content/save', { kind, id, revision, values: { ...before, ...values } });
}
