import { Socket } from 'node:net';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { contentRoutes } from '../../../src/server/api/routes.ts';
import { everyNth, full } from '../../full.ts';
import { ayesha, json, message, type NewDatabase, openApi } from '../support/api.ts';
import { injections } from '../support/injections.ts';
import { lightPasswords } from '../support/light-passwords.ts';

const callsWithId = Object.keys(contentRoutes).filter((path) => path.endsWith('/:id'));
const runs = Number(process.env.FUZZ_RUNS ?? (full ? 100 : 25));

/** Injections: texts that try to become a query, a header or another field. */
export function hostileSuite(newDatabase: NewDatabase, isOther = false): void {
  /** For ids and sign-in: every fourth string, different ones for each kind of database, because both run the same statements. */
  const sample = everyNth(injections, 4, isOther ? 1 : 0);

  describe('Hostile text', async () => {
    const api = await openApi(newDatabase, {}, { passwords: lightPasswords });
    await api.post('/user/signup', ayesha);

    const rowCounts = async () => {
      const tables = ['users', 'sessions', 'versions', 'published', 'migrations'] as const;
      const counts = tables.map(async (table) => {
        const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(api.db);
        return [table, Number(rows[0]?.n)];
      });
      return Object.fromEntries(await Promise.all(counts));
    };
    const expectUnchanged = async (work: () => Promise<void>) => {
      const before = await rowCounts();
      await work();
      expect(await rowCounts()).toEqual(before);
      expect(api.log).toEqual([]);
    };

    it('matches nothing as an id, alone or appended to a known id', async () => {
      const known = wire.courses[0]?._id ?? '';
      await expectUnchanged(async () => {
        for (const call of callsWithId) {
          for (const text of sample.flatMap((text) => [text, known + text])) {
            const response = await api.get(call.replace(':id', encodeURIComponent(text)));
            expect([response.status, await json(response)], `${call} ${text}`).toEqual([
              404,
              { message: expect.any(String) },
            ]);
          }
        }
      });
    });

    it('in the query string changes no response', async () => {
      const plain = await (await api.get('/course')).text();
      for (const text of sample) {
        const query = `?id=${encodeURIComponent(text)}&${encodeURIComponent(text)}=1`;
        expect(await (await api.get(`/course${query}`)).text()).toBe(plain);
      }
    });

    it('never signs in, as e-mail address, as password or as both', { timeout: 120_000 }, async () => {
      await expectUnchanged(async () => {
        for (const [n, text] of sample.entries()) {
          const bodies = [
            { email: ayesha.email, password: text },
            { email: ayesha.email + text, password: ayesha.password },
          ];
          for (const body of [{ email: text, password: text }, ...everyNth(bodies, 2, n)]) {
            const response = await api.post('/user/signin', body, {}, `10.1.0.${n}`);
            expect(response.status, JSON.stringify(body)).toBe(401);
            expect(response.headers.has('set-cookie')).toBe(false);
            api.wait(40_000);
          }
        }
      });
    });

    it('is stored exactly in a message, or rejected, without side effects', async () => {
      await expectUnchanged(async () => {
        for (const text of injections) {
          const response = await api.post('/contactus', { ...message, subject: 'Hostile', body: text });
          expect(response.status, text).toBe(text.includes('\0') ? 422 : 200);
        }
        const stored = await api.db.selectFrom('messages').select('body').where('subject', '=', 'Hostile').execute();
        const kept = injections.filter((text) => !text.includes('\0')).map((text) => text.trim());
        expect(stored.map(({ body }) => body).sort()).toEqual([...new Set(kept)].sort());
      });
    });

    it('gets 404 as an id, for random text', async () => {
      const id = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 1 }), fc.constantFrom(...injections));
      const property = fc.asyncProperty(id, fc.constantFrom(...callsWithId), async (text, call) => {
        fc.pre(text !== '' && text.isWellFormed() && !/^\.{1,2}$/.test(text));
        const response = await api.get(call.replace(':id', encodeURIComponent(text)));
        expect(response.status).toBe(404);
      });
      await expectUnchanged(() => fc.assert(property, { numRuns: runs }));
    });

    it('is rejected in a message if it could add a mail recipient or header, and opens no connection', async () => {
      const connect = vi.spyOn(Socket.prototype, 'connect');
      const opened = () => connect.mock.calls.filter(([to]) => !JSON.stringify(to).includes('.s.PGSQL'));
      const bcc = [
        'victim@example.pk\r\nBcc: other@example.pk',
        'a@b.pk%0d%0aBcc:c@d.pk',
        'a@b.pk\n bcc:c@d.pk',
        '"A" <a@b.pk>',
      ];
      for (const recipient of [...bcc, 'a@b.pk, c@d.pk', 'a@b.pk;c@d.pk', 'stranger@example.pk']) {
        for (const subject of [
          'Hello',
          'Hello\r\nBcc: c@d.pk',
          'Hello\r\n\r\nA body',
          '=?utf-8?q?Hello=0D=0ABcc:c@d.pk?=',
        ]) {
          const response = await api.post('/contactus', {
            recipient,
            subject,
            body: 'Hello\r\n.\r\nMAIL FROM:<x@y.pk>',
          });
          const plain = recipient === 'stranger@example.pk' && !/[\r\n]/.test(subject);
          expect(response.status, recipient + subject).toBe(plain ? 200 : 422);
          for (const value of response.headers.values()) expect(value).not.toMatch(/bcc/i);
        }
      }
      expect(opened()).toEqual([]);
      connect.mockRestore();
      const stored = await api.db.selectFrom('messages').select(['recipient', 'subject']).execute();
      expect(stored.filter(({ recipient, subject }) => /[\r\n]/.test(recipient + subject))).toEqual([]);
    });

    it('in unknown fields changes nothing, and no response contains a secret', async () => {
      const extra = {
        _id: 'mine',
        id: 'mine',
        role: 'admin',
        success: false,
        password_hash: 'x',
        created_at: 0,
        token: 'x',
        sid: 'x',
      };
      const up = await api.post('/user/signup', { ...extra, ...ayesha, email: 'extra@example.pk' });
      expect(await json(up)).toEqual({ success: true });
      const signedIn = await json(await api.post('/user/signin', { ...extra, ...ayesha, email: 'extra@example.pk' }));
      expect(Object.keys(signedIn).sort()).toEqual(['success', 'token', 'user']);
      expect(Object.keys(Object(signedIn.user)).sort()).toEqual(['_id', 'email', 'firstName', 'lastName']);
      expect(JSON.stringify(signedIn)).not.toMatch(/mine|admin|argon2|"x"|seven/);
      const user = await api.db
        .selectFrom('users')
        .selectAll()
        .where('email', '=', 'extra@example.pk')
        .executeTakeFirstOrThrow();
      expect(Object.values(user)).not.toContain('mine');
      expect(user.created_at).toBeGreaterThan(0);
    });
  });
}
