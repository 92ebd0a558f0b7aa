import { randomUUID } from 'node:crypto';
import { followContent } from '../../../src/content/live.ts';
import { prepareDatabase } from '../../../src/db/prepare.ts';
import type { Db } from '../../../src/db/schema.ts';
import type { ActionName, Role } from '../../../src/domain/office/actions.ts';
import type { OfficeContract, OfficeError } from '../../../src/domain/office/contract.ts';
import { createOffice } from '../../../src/server/office/create-office.ts';
import { openSetup } from '../../../src/server/office/open-setup.ts';
import { readSettings } from '../../../src/settings/settings.ts';
import type { NewDatabase } from './api.ts';
import { cleanUp, temporaryFolder } from './clean-up.ts';
import { lightHash, lightPasswords } from './light-passwords.ts';

export const officeOrigin = 'https://steam.example';
export const password = 'seven green kites';

/** The response to a call of an action. */
export interface Reply<Name extends ActionName> {
  status: number;
  headers: Headers;
  /** The output of the action. Reading it fails the test if the call was rejected. */
  output: OfficeContract[Name]['output'];
  error: OfficeError;
}

/** A browser with its cookies. */
export interface OfficeBrowser {
  cookies: Map<string, string>;
  call: <Name extends ActionName>(
    name: Name,
    input: OfficeContract[Name]['input'],
    headers?: Record<string, string>,
  ) => Promise<Reply<Name>>;
  send: (path: string, init?: RequestInit) => Promise<Response>;
}

export interface TestOffice {
  db: Db;
  log: string[];
  now: () => number;
  /** Advances the clock. */
  wait: (milliseconds: number) => void;
  /** Adds a member of staff who can sign in with `password`. Returns the id. */
  addMember: (role: Role, email?: string) => Promise<string>;
  browser: (address?: string) => OfficeBrowser;
  /** A browser that has signed in as a new member with this role. */
  signedIn: (role: Role, email?: string) => Promise<OfficeBrowser>;
}

/** Opens the office on a new database, with a clock that the test controls. */
export async function openOffice(newDatabase: NewDatabase, env: Record<string, string> = {}): Promise<TestOffice> {
  const db = await prepareDatabase(await newDatabase('sample'));
  cleanUp(() => db.destroy());
  const dataDir = temporaryFolder();
  const settings = readSettings({ DATA_DIR: dataDir, PUBLIC_URL: officeOrigin, ...env });
  let time = Date.UTC(2026, 10, 27);
  const now = () => time;
  const live = await followContent(db, dataDir, now);
  cleanUp(live.stop);
  const log: string[] = [];
  const addToLog = (line: string) => void log.push(line);
  const setup = await openSetup({ db, settings, live, now, log: addToLog });
  cleanUp(setup.stop);
  const office = createOffice({
    ...{ db, settings: setup.settings, setup, live, now },
    log: addToLog,
    passwords: lightPasswords,
    assets: { entries: ['/assets/office.js'], preloads: ['/assets/shared.js'], fonts: [] },
  });

  const browser = (address = '192.0.2.1'): OfficeBrowser => {
    const cookies = new Map<string, string>();
    const send = async (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      if (cookies.size > 0) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      const request = new Request(new URL(path, officeOrigin), { ...init, headers });
      const response = await office.fetch(request, { incoming: { socket: { remoteAddress: address } } });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
        if (/; Max-Age=0(;|$)/.test(cookie)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    };
    const call: OfficeBrowser['call'] = async (name, input, headers = {}) => {
      const response = await send(`/office/api/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
        body: JSON.stringify(input),
      });
      const body = await response.json();
      return {
        status: response.status,
        headers: response.headers,
        get output() {
          if (response.status !== 200) throw new Error(`${name}: ${response.status} ${JSON.stringify(body)}`);
          return body;
        },
        error: body,
      };
    };
    return { cookies, call, send };
  };
  const addMember = async (role: Role, email = `${role}@school.pk`) => {
    const id = randomUUID();
    const name = `The ${role}`;
    await db
      .insertInto('staff')
      .values({ id, email, name, role, password_hash: await lightHash(password), created_at: time })
      .execute();
    return id;
  };
  return {
    ...{ db, log, now, addMember, browser },
    wait: (milliseconds) => {
      time += milliseconds;
    },
    async signedIn(role, email = `${role}@school.pk`) {
      await addMember(role, email);
      const signingIn = browser();
      const { output } = await signingIn.call('session/sign-in', { email, password });
      if (output.staff?.role !== role) throw new Error(`${email} could not sign in.`);
      return signingIn;
    },
  };
}
