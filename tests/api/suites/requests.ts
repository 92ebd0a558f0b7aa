import { describe, expect, it } from 'vitest';
import { sampleSeed } from '../../../src/content/versions/seed.ts';
import { prepareDatabase } from '../../../src/db/prepare.ts';
import type { Db } from '../../../src/db/schema.ts';
import { addReceipt, maxReceipts } from '../../../src/records/requests/receipts.ts';
import {
  type Changed,
  type Conflict,
  changeState,
  createRequest,
  type RequestForm,
  undoChange,
} from '../../../src/records/requests/requests.ts';
import {
  correctRequest,
  findRequests,
  placeOf,
  summariseStarts,
} from '../../../src/records/requests/stored-requests.ts';
import type { NewDatabase } from '../support/api.ts';
import { cleanUp } from '../support/clean-up.ts';

const course = 'kitchen-chemistry';
const day = '2027-01-09';
const now = Date.UTC(2026, 10, 28);
const holdMs = 48 * 3_600_000;

const form = (number: number, more: Partial<RequestForm> = {}): RequestForm => ({
  ...{ courseId: course, courseName: 'Kitchen Chemistry', startDay: day, note: '', partner: '', email: '' },
  ...{
    name: `Parent ${number}`,
    phone: `+9230012345${String(number).padStart(2, '0')}`,
    childName: 'Sara',
    childAge: '9',
  },
  ...more,
});
const created = { now, school: 'STEAM Bazaar', attempt: '', by: '' };
const isChanged = (result: Changed | Conflict): result is Changed => 'row' in result;

export function requestsSuite(newDatabase: NewDatabase): void {
  describe('Requests for a seat', () => {
    const open = async (connections = 1): Promise<Db[]> => {
      const address = await newDatabase('sample');
      const dbs = [];
      for (let index = 0; index < connections; index += 1) {
        const db = await prepareDatabase(address, [sampleSeed]);
        cleanUp(() => db.destroy());
        dbs.push(db);
      }
      return dbs;
    };
    const one = async () => {
      const [db] = await open();
      if (!db) throw new Error('no database');
      return db;
    };

    it('fill exactly 20 seats when two members of staff on two servers enrol 200 at the same time, and the others wait', async () => {
      const seats = '20';
      const desks = await open(2);
      const at = (index: number) => desks[index % 2] ?? expect.fail();
      const stored = await Promise.all(
        Array.from({ length: 200 }, (_, index) => createRequest(at(index), form(index), { ...created, seats })),
      );
      expect(new Set(stored.map(({ row }) => row.reference)).size).toBe(200);
      // Both members of staff enrol each request at the same time.
      const presses = stored.flatMap(({ row }) =>
        [0, 1].map((desk) =>
          changeState(at(desk), row.id, {
            from: 'new',
            to: 'enrolled',
            by: `desk${desk}@example.pk`,
            now,
            holdMs,
            seats,
          }),
        ),
      );
      const results = await Promise.all(presses);
      expect(results.filter(isChanged)).toHaveLength(200);
      const states = await at(0).selectFrom('requests').select('state').execute();
      expect(states.filter(({ state }) => state === 'enrolled')).toHaveLength(20);
      expect(states.filter(({ state }) => state === 'waiting')).toHaveLength(180);
    }, 120_000);

    it('count once if they are sent twice, with the same reference and page', async () => {
      const seats = '';
      const db = await one();
      const options = { ...created, seats, attempt: 'a-random-text' };
      const both = await Promise.all([createRequest(db, form(1), options), createRequest(db, form(1), options)]);
      expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
      expect(both[0]?.row).toEqual(both[1]?.row);
      expect((await createRequest(db, form(1), { ...created, seats })).isNew).toBe(true);
    });

    it('wait in order if no seat is free, and staff see the first of them when a seat is free again', async () => {
      const seats = '1';
      const db = await one();
      const [first] = [await createRequest(db, form(1), { ...created, seats })];
      await changeState(db, first.row.id, { from: 'new', to: 'enrolled', by: 'a@b.pk', now, holdMs, seats });
      const later = [];
      for (const number of [2, 3])
        later.push(await createRequest(db, form(number), { ...created, seats, now: now + number }));
      expect(later.map(({ row }) => row.state)).toEqual(['waiting', 'waiting']);
      expect(await Promise.all(later.map(({ row }) => placeOf(db, row)))).toEqual([1, 2]);
      const nameOfNext = async () =>
        (
          await summariseStarts(
            db,
            new Map([[course, { id: course, name: 'Kitchen Chemistry', starts: [day], seats }]]),
            '2026-11-28',
            now,
          )
        ).find((start) => start.course === course && start.day === day)?.next;
      expect(await nameOfNext()).toBeUndefined();
      await changeState(db, first.row.id, { from: 'enrolled', to: 'cancelled', by: 'a@b.pk', now, holdMs, seats });
      expect(await nameOfNext()).toMatchObject({ reference: later[0]?.row.reference });
    });

    it('hold a seat until the payment is due, and need a free seat after that', async () => {
      const seats = '1';
      const db = await one();
      const [held, other] = [
        await createRequest(db, form(1), { ...created, seats }),
        await createRequest(db, form(2), { ...created, seats }),
      ];
      const press = (id: string, from: 'new' | 'payment', to: 'payment' | 'enrolled', at: number) =>
        changeState(db, id, { from, to, by: 'a@b.pk', now: at, holdMs, seats });
      expect(await press(held.row.id, 'new', 'payment', now)).toMatchObject({ row: { held_until: now + holdMs } });
      const late = now + holdMs;
      expect(await press(other.row.id, 'new', 'enrolled', late)).toMatchObject({ row: { state: 'enrolled' } });
      expect(await press(held.row.id, 'payment', 'enrolled', late)).toMatchObject({ row: { state: 'waiting' } });
    });

    it('undo the last change and its mail, unless something else has changed or the seat is taken', async () => {
      const seats = '1';
      const db = await one();
      const { row } = await createRequest(db, form(1, { email: 'Sana@Example.pk' }), { ...created, seats });
      const other = await createRequest(db, form(2), { ...created, seats });
      const press = (id: string, from: 'new' | 'enrolled', to: 'enrolled' | 'cancelled') =>
        changeState(db, id, { from, to, by: 'a@b.pk', now, holdMs, seats });
      const undo = (eventId: string) => undoChange(db, row.id, { eventId, by: 'a@b.pk', now, holdMs, seats });
      const kinds = async () =>
        (await db.selectFrom('request_mails').select('kind').execute()).map(({ kind }) => kind).sort();
      const enrolled = await press(row.id, 'new', 'enrolled');
      if (!isChanged(enrolled)) return expect.fail();
      expect(await kinds()).toEqual(['enrolled', 'office', 'office', 'received', 'webhook', 'webhook']);
      expect(await undo(enrolled.eventId)).toMatchObject({ state: 'new' });
      expect(await kinds()).toEqual(['office', 'office', 'received', 'webhook', 'webhook']);
      expect(await undo(enrolled.eventId)).toBe('changed');
      await press(row.id, 'new', 'enrolled');
      const ended = await press(row.id, 'enrolled', 'cancelled');
      await press(other.row.id, 'new', 'enrolled');
      expect(isChanged(ended) && (await undo(ended.eventId))).toBe('full');
    });

    it('stay unchanged if a member of staff acts on an outdated state', async () => {
      const seats = '';
      const db = await one();
      const { row } = await createRequest(db, form(1), { ...created, seats });
      const options = { by: 'a@b.pk', now, holdMs, seats };
      await changeState(db, row.id, { ...options, from: 'new', to: 'declined' });
      const conflict = { conflict: 'declined' };
      expect(await changeState(db, row.id, { ...options, from: 'new', to: 'enrolled' })).toEqual(conflict);
      expect(await changeState(db, 'gone', { ...options, from: 'new', to: 'enrolled' })).toEqual({ conflict: 'gone' });
    });

    it('open the lectures for a confirmed account with the same e-mail address', async () => {
      const seats = '';
      const db = await one();
      const account = (id: string, email: string, confirmedAt: number | null) => ({
        ...{ id, email, first_name: 'A', last_name: 'B', phone: '', password_hash: '', created_at: now },
        ...{ blocked_at: null, email_confirmed_at: confirmedAt },
      });
      await db
        .insertInto('users')
        .values([account('u1', 'yes@example.pk', now), account('u2', 'no@example.pk', null)])
        .execute();
      const enrol = async (number: number, email: string) => {
        const { row } = await createRequest(db, form(number, { email }), { ...created, seats });
        const result = await changeState(db, row.id, { from: 'new', to: 'enrolled', by: 'a@b.pk', now, holdMs, seats });
        return isChanged(result) && result.row.user_id;
      };
      expect([await enrol(1, 'YES@example.pk'), await enrol(2, 'no@example.pk'), await enrol(3, '')]).toEqual([
        'u1',
        '',
        '',
      ]);
    });

    it('move to another starting day, and wait if it has no free seat', async () => {
      const seats = '1';
      const db = await one();
      const [here, there] = [
        await createRequest(db, form(1), { ...created, seats }),
        await createRequest(db, form(2, { startDay: '2027-04-03' }), { ...created, seats }),
      ];
      for (const { row } of [here, there]) {
        await changeState(db, row.id, { from: 'new', to: 'enrolled', by: 'a@b.pk', now, holdMs, seats });
      }
      const { name, phone, email, child_name, child_age, note } = here.row;
      const values = { name, phone, email, child_name, child_age, note, start_day: '2027-04-03' };
      expect(await correctRequest(db, here.row.id, values, { seats, now })).toMatchObject({
        state: 'waiting',
        start_day: '2027-04-03',
      });
    });

    it('can be found by name, child, reference and phone number in any spelling', async () => {
      const seats = '';
      const db = await one();
      const { row } = await createRequest(db, form(7, { name: 'Sana Mīr' }), { ...created, seats });
      await createRequest(db, form(8, { name: 'Bilal' }), { ...created, seats });
      const find = async (text: string) =>
        (await findRequests(db, { box: 'all', course: '', find: text })).rows.map(({ name }) => name);
      for (const text of ['sana mir', row.reference.toLowerCase(), '0300 1234507', '+92-300-1234507']) {
        expect(await find(text), text).toEqual(['Sana Mīr']);
      }
      expect(await find('sara')).toHaveLength(2);
    });

    it('keep at most three receipts, also with concurrent uploads', async () => {
      const seats = '';
      const db = await one();
      const { row } = await createRequest(db, form(1), { ...created, seats });
      const receipt = { type: 'image/webp', bytes: Buffer.from('picture') };
      const added = await Promise.all(Array.from({ length: 6 }, () => addReceipt(db, row.id, receipt, now)));
      expect(added.filter(Boolean)).toHaveLength(maxReceipts);
    });
  });
}
