import { randomUUID } from 'node:crypto';
import type { ActionName, Role } from '../../../src/domain/office/actions.ts';
import type { OfficeContract } from '../../../src/domain/office/contract.ts';
import { createStaffSessions } from '../../../src/server/office/staff-sessions.ts';
import { type TestSite, testOrigin } from './site.ts';

/** A signed-in browser of a member of staff. */
export interface StaffBrowser {
  cookie: string;
  /** Calls an action, and expects success. */
  call: <Name extends ActionName>(
    name: Name,
    input: OfficeContract[Name]['input'],
  ) => Promise<OfficeContract[Name]['output']>;
  /** Calls an action, and returns its error. */
  fail: <Name extends ActionName>(
    name: Name,
    input: OfficeContract[Name]['input'],
  ) => Promise<{ status: number; message: string; errors?: Record<string, string> }>;
  get: (path: string) => Promise<Response>;
  /** Sends a file in parts. */
  upload: (path: string, file: Buffer, partBytes?: number) => Promise<Response>;
}

/** Adds a member of staff, and starts a session. */
export async function signInStaff(
  { db, settings, send }: Pick<TestSite, 'db' | 'settings' | 'send'>,
  role: Role = 'owner',
  email = `${role}@school.example`,
): Promise<StaffBrowser> {
  const id = randomUUID();
  const row = { id, email, name: email.split('@')[0] ?? '', role, password_hash: '', created_at: Date.now() };
  await db.insertInto('staff').values(row).execute();
  const set = await createStaffSessions(db, settings, Date.now).begin(new Request(testOrigin), id);
  const cookie = set.split(';')[0] ?? '';
  const headers = { Cookie: cookie, Origin: testOrigin, 'Content-Type': 'application/json' };
  const post = (name: string, input: object) =>
    send(`/office/api/${name}`, { method: 'POST', headers, body: JSON.stringify(input) });
  return {
    cookie,
    call: async (name, input) => {
      const response = await post(name, input);
      const body = await response.json();
      if (response.status !== 200) throw new Error(`${name}: ${response.status} ${JSON.stringify(body)}`);
      return body;
    },
    fail: async (name, input) => {
      const response = await post(name, input);
      return { status: response.status, ...(await response.json()) };
    },
    get: (path) => send(path, { headers: { Cookie: cookie } }),
    upload: async (path, file, partBytes = file.length) => {
      const query = `id=${randomUUID()}&size=${file.length}`;
      for (let at = 0; ; at += partBytes) {
        const body = new Uint8Array(file.subarray(at, at + partBytes));
        const address = `${path}${path.includes('?') ? '&' : '?'}${query}&at=${at}`;
        const response = await send(address, { method: 'POST', headers, body });
        if (response.status !== 200 || at + partBytes >= file.length) return response;
      }
    },
  };
}
