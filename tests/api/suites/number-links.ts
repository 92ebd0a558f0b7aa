import { describe, expect, it } from 'vitest';
import { storePartnerRequest } from '../../../src/records/partner-requests.ts';
import { createCountsLink, isCountsKey, renewCountsLink } from '../../../src/records/stored-counts.ts';
import { type NewDatabase, openSample } from '../support/api.ts';
import { cleanUp } from '../support/clean-up.ts';

/** The private addresses of the pages that show a partner its visits and clicks. */
export function numberLinksSuite(newDatabase: NewDatabase): void {
  describe('The URL of the private page with a partner’s counts', () => {
    const request = { id: 'zoe', name: 'Zoe', kind: '', about: '', email: 'Zoe@example.org' };
    const keyOf = (link = '') => new URL(link, 'https://school.example').searchParams.get('key') ?? '';
    const open = async () => {
      const db = await openSample(await newDatabase('sample'));
      cleanUp(() => db.destroy());
      const first = keyOf(await storePartnerRequest(db, request, undefined, 1));
      const renew = async (partner: string, email: string, isDelivered = true) => {
        const links: string[] = [];
        const deliver = async (path: string) => links.push(path) > 0 && isDelivered;
        await renewCountsLink(db, { partner, email }, deliver, 2);
        return links.map(keyOf);
      };
      return { db, first, renew };
    };

    it('is replaced only for the e-mail address that requested it, of which the table stores a hash', async () => {
      const { db, first, renew } = await open();
      const [second = ''] = await renew('zoe', 'zoe@EXAMPLE.org');
      expect([await isCountsKey(db, 'zoe', first), await isCountsKey(db, 'zoe', second)]).toEqual([false, true]);
      expect(JSON.stringify(await db.selectFrom('partner_keys').selectAll().execute())).not.toMatch(/example/i);
      // The same e-mail address, pasted with an invisible character.
      expect(await renew('zoe', '\u200ezoe@example.org')).toHaveLength(1);
      // After staff give the name to another school, the first e-mail address gets no link to its page.
      const third = keyOf(await createCountsLink(db, 'zoe', '', 3));
      expect(await renew('zoe', 'zoe@example.org')).toEqual([]);
      expect(await isCountsKey(db, 'zoe', third)).toBe(true);
    });

    it('stays valid if name or e-mail address do not match, and until the new link is delivered', async () => {
      const { db, first, renew } = await open();
      await storePartnerRequest(db, { ...request, id: 'ali', email: '' }, undefined, 1);
      for (const [name, email] of [
        ['zoe', 'ali@example.org'],
        ['nobody', 'zoe@example.org'],
        ['ali', 'zoe@example.org'],
        ['ali', ''],
      ] as const)
        expect(await renew(name, email), `${name} ${email}`).toEqual([]);
      expect(await renew('zoe', 'zoe@example.org', false)).toHaveLength(1);
      expect(await isCountsKey(db, 'zoe', first)).toBe(true);
    });
  });
}
