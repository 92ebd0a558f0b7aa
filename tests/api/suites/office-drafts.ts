import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveItem } from '../../../src/content/versions/draft-items.ts';
import { publishedSince } from '../../../src/content/versions/published.ts';
import {
  type Draft,
  DraftChanged,
  DraftOutdated,
  discardDraft,
  openDraft,
  publishDraft,
  readPresent,
  saveDraft,
  updateDraft,
} from '../../../src/content/versions/versions.ts';
import { openDatabase } from '../../../src/db/open.ts';
import type { Db } from '../../../src/db/schema.ts';
import type { NewDatabase } from '../support/api.ts';
import { temporaryFolder } from '../support/clean-up.ts';

/** The drafts of the office. Their SQL statements differ between the databases. */
export function officeDraftsSuite(newDatabase: NewDatabase): void {
  describe('Drafts of the office', () => {
    const place = { dataDir: temporaryFolder() };
    let db: Db;
    beforeAll(async () => {
      db = openDatabase(await newDatabase('sample'));
      for (const id of ['first', 'second', 'third', 'fourth']) {
        const row = {
          id,
          email: `${id}@school.example`,
          name: id,
          role: 'editor' as const,
          password_hash: '',
          created_at: 0,
        };
        await db.insertInto('staff').values(row).execute();
      }
    });
    afterAll(() => db.destroy());

    const publish = (staffId: string) =>
      publishDraft({ ...{ db, place, staffId, author: staffId }, note: '', force: false });
    const ask = async (draft: Draft, question: string) => {
      const values = { question, answer: 'Yes.' };
      const { document } = saveItem(draft.document, draft.media, 'faq', undefined, values);
      return { ...draft, document };
    };

    const boat = { id: 'boat.png', hash: 'b0a7' };
    const boats = async (staffId: string) => {
      const { media } = await openDraft(db, place, staffId);
      return media.filter(({ hash }) => hash === boat.hash);
    };

    it('keep uploaded files when they are discarded before the first publication', async () => {
      const draft = await openDraft(db, place, 'third');
      await saveDraft(db, 'third', { ...(await ask(draft, 'Boat?')), media: [...draft.media, boat] }, 5);
      await discardDraft(db, place, 'third');
      expect(await boats('third')).toEqual([boat]);
      const { document } = await openDraft(db, place, 'third');
      expect(document.faq.map(({ question }) => question)).not.toContain('Boat?');
    });

    it('reject a save that is based on an older state, can be published, and are merged with later publications', async () => {
      const first = await openDraft(db, place, 'first');
      const second = await saveDraft(db, 'second', await ask(await openDraft(db, place, 'second'), 'Second?'), 5);
      const stored = await saveDraft(db, 'first', await ask(first, 'First?'), 5);
      await expect(saveDraft(db, 'first', first, 9)).rejects.toThrow(DraftChanged);
      const again = await saveDraft(db, 'first', stored, 5);
      expect(again.savedAt).toBe(6);
      await expect(saveDraft(db, 'first', stored, 9)).rejects.toThrow(DraftChanged);

      expect(await publish('first')).toBe(2);
      const published = await readPresent(db, 'database');
      expect(published?.document).toEqual((await openDraft(db, place, 'third')).document);
      expect(published?.document.faq.at(-1)?.question).toBe('First?');
      await expect(publish('second')).rejects.toThrow(DraftOutdated);
      expect(await publishedSince(db, second.base)).toHaveLength(1);
      const { draft, conflicts } = await updateDraft(db, place, second, () => undefined);
      expect(conflicts).toEqual([]);
      await saveDraft(db, 'second', draft, 9);
      expect(await publish('second')).toBe(3);
      const { document } = await openDraft(db, place, 'third');
      expect(document.faq.map(({ question }) => question)).toEqual(expect.arrayContaining(['First?', 'Second?']));
    });

    it('leave no stored draft when they are discarded', async () => {
      const draft = await openDraft(db, place, 'first');
      await saveDraft(db, 'first', await ask(draft, 'Third?'), 5);
      await discardDraft(db, place, 'first');
      expect((await openDraft(db, place, 'first')).savedAt).toBeUndefined();
    });

    it('are discarded if an upload ends meanwhile, but not after another edit', async () => {
      const meanwhile = async (run: (draft: Draft) => Promise<unknown>) => {
        const draft = await saveDraft(db, 'fourth', await ask(await openDraft(db, place, 'fourth'), 'Fourth?'), 5);
        let isFirst = true;
        const interrupted = db.withPlugin({
          transformQuery: ({ node }) => node,
          transformResult: async ({ result }) => {
            const isDraft = 'base' in (result.rows[0] ?? {});
            if (isFirst && isDraft) {
              isFirst = false;
              await run(draft);
            }
            return result;
          },
        });
        return discardDraft(interrupted, place, 'fourth');
      };
      await expect(meanwhile(async (draft) => saveDraft(db, 'fourth', await ask(draft, 'Fifth?'), 6))).rejects.toThrow(
        DraftChanged,
      );
      const { document } = await openDraft(db, place, 'fourth');
      expect(document.faq.map(({ question }) => question)).toContain('Fifth?');
      await meanwhile((draft) => saveDraft(db, 'fourth', { ...draft, media: [...draft.media, boat] }, 7));
      expect(await boats('fourth')).toEqual([boat]);
      const { document: left } = await openDraft(db, place, 'fourth');
      expect(left.faq.map(({ question }) => question)).not.toContain('Fifth?');
    });

    it('keep unused uploads when they are published or discarded, and when others publish', async () => {
      const draft = await openDraft(db, place, 'first');
      await saveDraft(db, 'first', { ...(await ask(draft, 'Boat?')), media: [...draft.media, boat] }, 5);
      await publish('first');
      expect(await boats('first')).toEqual([boat]);
      await saveDraft(db, 'second', await ask(await openDraft(db, place, 'second'), 'Reed?'), 5);
      await publish('second');
      const kept = await openDraft(db, place, 'first');
      expect(await publishedSince(db, kept.base)).toEqual([]);
      expect(kept.document.faq.map(({ question }) => question)).toContain('Reed?');
      // The draft comes from the cache: it is parsed only once.
      expect(await openDraft(db, place, 'first')).toBe(kept);
      await saveDraft(db, 'first', await ask(kept, 'Sail?'), 5);
      await discardDraft(db, place, 'first');
      expect(await boats('first')).toEqual([boat]);
      expect(await boats('second')).toEqual([]);
    });
  });
}
