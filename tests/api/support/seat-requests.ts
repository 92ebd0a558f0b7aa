import sharp from 'sharp';
import { expect } from 'vitest';
import { type Files, openSite, type TestSite } from './site.ts';

export const startAt = Date.UTC(2026, 10, 28, 8);
export const filesOf = (more = '') => ({
  'school.yaml': `name: Kite School\nemail: hello@kites.example\nphone: 0300 7654321\nhow_to_pay: JazzCash 0300 7654321\n${more}`,
  'courses.csv': [
    'id,name,category,level,ages,fee,starts,seats',
    'kites,Kites & Co,Science,Beginner,8-12,Rs 4500,2027-01-09 | 2026-01-10,1',
    'sails,Sails,Science,Beginner,,,,',
  ].join('\n'),
});
export const open = (more = '', env = {}, further: Files = {}) =>
  openSite({ ...filesOf(more), ...further }, startAt, env);

export const typed = { name: 'Sana Mir', phone: '0300 123 45 67', childName: 'Ali', childAge: '9' };
export const post = (
  site: TestSite,
  form: Record<string, string>,
  course = 'kites',
  headers: Record<string, string> = {},
) =>
  site.send(`/enroll-now/${course}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  });
/** Requests a seat like a browser without scripts. Returns the address of the parent's private page. */
export async function ask(site: TestSite, changes: Record<string, string> = {}): Promise<string> {
  const response = await post(site, { ...typed, ...changes });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}
export const keyOf = (address: string) => new URLSearchParams(address.split('?')[1]).get('key') ?? '';
/** Sends a form of the parent's page. Returns `did` of the redirect, the name of the notice, or the status. */
export async function act(site: TestSite, address: string, fields: Record<string, string | File>, headers = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await site.send(address, { method: 'POST', body, headers });
  return new URLSearchParams(response.headers.get('location')?.split('?')[1]).get('did') ?? response.status;
}
export const receipt = (bytes: Buffer | string, name = 'receipt.jpg') => ({
  do: 'receipt',
  receipt: new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name),
});
export const photo = () =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#8ac' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer();
