import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleContent, settingsOf } from '../../../src/content/folder/content-folder.ts';
import { readFolder } from '../../../src/content/folder/read-folder.ts';
import { tablesOf, toDocument } from '../../../src/content/folder/school-document.ts';
import { textProblem } from '../../../src/content/folder/text-problems.ts';
import { writeFolder } from '../../../src/content/folder/write-folder.ts';
import { toJson } from '../../../src/content/site/to-json.ts';
import { type ContentTable, contentTables, emptyTables, type Tables } from '../../../src/content/tables.ts';
import type { Columns, Field, Fields } from '../../../src/domain/fields/field.ts';
import { readFields } from '../../../src/domain/fields/read-fields.ts';
import { sampleTexts } from '../../../src/domain/sample-texts.ts';
import { sampleSettings } from '../../../src/domain/school.ts';

const folder = mkdtempSync(join(tmpdir(), 'steam-round-trip-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Texts that are valid in a CSV cell, a YAML value and a Markdown file: trimmed, without control characters. */
const text = (maxLength: number, isOneLine = true) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 40) })
    .map((value) => (isOneLine ? value : `${value}\n\n${value}`).trim().normalize('NFC').slice(0, maxLength))
    .filter((value) => value !== '' && value.isWellFormed() && !/[\p{Cc}]|^---/u.test(value.replaceAll('\n', '')))
    .filter((value) => textProblem(value) === undefined);
const item = text(40).filter((value) => !value.includes('|'));

/** Generates the text in the database for a field, by its type. */
function valueFor({ type, maxLength, choices }: Field): fc.Arbitrary<string> {
  switch (type) {
    case 'list':
      return fc.array(item, { minLength: 1, maxLength: 5 }).map((items) => JSON.stringify(items));
    case 'image':
      return fc.constantFrom(
        ...['/media/odd%20name%23%C3%A9.svg', '/media/odd%20name%23%C3%A9.svg#focus=50-20'],
        ...['https://example.org/a/b.png?c=d#e', 'https://example.org/a/b.png#focus=0-100'],
      );
    case 'link':
      return fc.constantFrom('/media/odd%20name%23%C3%A9.svg', 'https://example.org/a/b.png?c=d#e');
    case 'attachments':
      return fc.constantFrom('["https://example.org/one.pdf"]', '["Worksheet: https://example.org/one.pdf"]');
    case 'video':
      return fc.constantFrom('/media/clips/one.mp4', 'https://example.org/one.mp4');
    case 'captions':
      return fc.constantFrom('/media/clips/one.vtt', 'https://example.org/one.vtt');
    case 'choice':
    case 'subject':
      return fc.constantFrom(...(choices ?? []));
    case 'days':
      return fc.constantFrom('["2196-02-29"]', '["2198-12-31","2199-01-01"]');
    case 'ages':
      return fc.constantFrom('8-13', '12+', '9');
    case 'count':
      return fc.constantFrom('', '1', '20', '9999');
    case 'flag':
      return fc.constantFrom('', 'yes');
    case 'ids':
      return fc.constantFrom('', 'old', 'old | older-one');
    case 'enrol':
      return fc.constantFrom('contact', 'whatsapp:+923001234567', 'https://example.org/form?a=b#c');
    case 'day':
      return fc.constantFrom('2024-02-29', '1999-12-31');
    default:
      return text(maxLength ?? 200, false);
  }
}

/** Generates a row with a value in each field of a table. */
const rowOf = <F extends Fields>(fields: F): fc.Arbitrary<Columns<F>> =>
  fc.record(
    Object.fromEntries(
      Object.values(fields)
        .filter(({ type }) => type !== 'id')
        .map((field) => [field.wire, valueFor(field)]),
    ),
  ) as unknown as fc.Arbitrary<Columns<F>>;

const files = ['clips/one.mp4', 'clips/one.vtt', 'odd name#é.svg'];
const bytes = 'bytes';
const media = files.map((id) => ({
  id,
  hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
}));

const names = Object.keys(contentTables) as ContentTable[];
const pictures = { logo: '/media/odd%20name%23%C3%A9.svg', icon: 'https://example.org/icon.svg', sharingPicture: '' };
const texts = { headline: 'Pots with {name}', homeText: 'We make pots.', footerText: '{name}, {city}' };
const home = { ...texts, homePicture: pictures.icon, enrol: 'whatsapp:+923001234567' };
const settings = JSON.stringify({
  ...sampleSettings,
  texts: sampleTexts,
  ...home,
  ...pictures,
  faces: [pictures.icon],
});

/** Generates one row for each table, with a value in each field. References between rows are valid. */
const contents: fc.Arbitrary<Tables> = fc
  .record(Object.fromEntries(names.map((name) => [name, rowOf<Fields>(contentTables[name].fields)])))
  .map((rows) => {
    const content = emptyTables();
    const row = (table: ContentTable, further: Record<string, string> = {}) => {
      const into: object[] = content[table];
      into.push({ ...rows[table], id: `a-${table}`, position: 0, ...further });
    };
    const counts = { numbermodules: '1', numberlesson: '1', lesson: '1 lesson' };
    row('courses', counts);
    row('modules', { course_id: 'a-courses', countlecture: '1' });
    row('lessons', { module_id: 'a-modules' });
    row('lectures', { lesson_id: 'a-lessons', name: String(rows.lectures?.title) });
    row('course_faqs', { course_id: 'a-courses' });
    row('course_testimonials', { course_id: 'a-courses' });
    row('categories', { id: String(rows.categories?.name).toLowerCase() });
    row('banners', { id: 'about', kind: 'about' });
    row('documents', { id: 'terms' });
    row('members', { kind: 'team' });
    row('achievements', { group_id: 'a-achievement_groups' });
    row('partners', { products: '["a-products"]', courses: '["a-courses"]' });
    for (const table of names) if (table !== 'school' && content[table].length === 0) row(table);
    return { ...content, school: [{ id: 'school', settings, position: 0 }] };
  });

describe('The fields of the tables', () => {
  it('are the same after an export and an apply of the folder', { timeout: 30_000 }, async () => {
    const file = join(folder, 'bytes');
    writeFileSync(file, bytes);
    let count = 0;
    await fc.assert(
      fc.asyncProperty(contents, async (content) => {
        count += 1;
        const to = join(folder, String(count));
        const document = toDocument(content);
        await writeFolder(to, { document, media }, () => file);
        const found = await readFolder(to);
        expect(found.problems).toEqual([]);
        expect(found).toEqual({ document, media, problems: [] });
        expect(tablesOf(document)).toEqual(content);
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });

  it('of demo/content have the texts of `sampleTexts`', async () => {
    expect(settingsOf((await sampleContent()).document).texts).toEqual(sampleTexts);
  });

  it('are the same after they are written as the API’s JSON and decoded', () => {
    fc.assert(
      fc.property(contents, (content) => {
        for (const name of names) {
          const fields: Fields = contentTables[name].fields;
          const row = Object.fromEntries(
            Object.entries(content[name][0] ?? {}).map(([column, value]) => [column, String(value)]),
          );
          const json = toJson(fields, { ...row, id: row.id ?? '' });
          const expected = Object.entries(fields).map(([field, { type, wire, maxItems }]) => {
            // tests/api/attachments.test.ts tests `readAttachments`, which decodes these.
            if (type === 'attachments') return [field, expect.anything()];
            const value = row[type === 'id' ? 'id' : wire] ?? '';
            return [field, type === 'list' || type === 'days' ? JSON.parse(value).slice(0, maxItems) : value];
          });
          expect(readFields(fields, json, '/'), name).toEqual(Object.fromEntries(expected));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('of type `days` omit past days in the API', () => {
    const fields = {
      id: { type: 'id', wire: '_id' },
      starts: { type: 'days', wire: 'starts', optional: true },
    } as const;
    const startsOf = (starts: string) => toJson(fields, { id: 'a', starts }, '2027-02-01');
    expect(startsOf('["2027-01-09","2027-02-01","2027-04-03"]')).toEqual({
      _id: 'a',
      starts: ['2027-02-01', '2027-04-03'],
    });
    expect(startsOf('["2027-01-31"]')).toEqual({ _id: 'a' });
    expect(startsOf('broken')).toEqual({ _id: 'a' });
  });
});
