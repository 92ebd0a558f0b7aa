import { describe, expect, it } from 'vitest';
import { checkFolder } from '../../src/content/folder-commands.ts';
import { namedFiles } from '../../src/content/media/named-files.ts';
import { openSchool } from './support/kite-school.ts';
import { openSite, writeFiles } from './support/site.ts';

const pdf = Buffer.from(`%PDF-1.4\n${' '.repeat(239_980)}\n%%EOF\n`);
const files = {
  'school.yaml':
    'name: Own School\nemail: office@own.example\nbanners:\n  about:\n    documents: "Prospectus: sheets/clay.pdf"\n',
  'terms.md': '---\ndocuments: "Fees: sheets/clay.pdf"\n---\n\n## Fees\n',
  'courses.csv': [
    'id,name,category,level,documents',
    'clay,Clay,Arts,Beginner,Week 1: worksheet: sheets/clay.pdf | sheets/list-of-tools.pdf',
    'tides,Tides,Science,Beginner,',
  ].join('\n'),
  'blogs/kiln.md': '---\ntitle: The kiln\ndate: 2026-03-01\ndocuments: "Sheet: sheets/clay.pdf"\n---\nHot.\n',
  'media/sheets/clay.pdf': pdf,
  'media/sheets/list-of-tools.pdf': pdf,
};

describe('The attached files of courses, posts and pages', async () => {
  const site = await openSite(files);

  it('have a title, a URL and a size in the API, which omits an empty list', async () => {
    const { course } = await (await site.get('/api/course/single/clay')).json();
    expect(course.attachments).toEqual([
      { title: 'Week 1: worksheet', link: '/media/sheets/clay.pdf', bytes: pdf.length },
      { title: 'List of tools', link: '/media/sheets/list-of-tools.pdf', bytes: pdf.length },
    ]);
    const post = await (await site.get('/api/blog/single/kiln')).json();
    expect(post.attachments).toMatchObject([{ title: 'Sheet', bytes: pdf.length }]);
    expect(await (await site.get('/api/course/single/tides')).text()).not.toContain('attachments');
    expect(await (await site.get('/course-details/tides')).text()).not.toContain('Documents');
  });

  it('are links with type and size on pages, and download without scripts', async () => {
    const page = await (await site.get('/course-details/clay')).text();
    expect(page).toMatch(
      /<a [^>]*href="\/media\/sheets\/clay\.pdf"[^>]* download=""|<a [^>]*download=""[^>]*clay\.pdf"/,
    );
    expect(page).toContain('PDF, 240 KB');
    const { headers } = await site.get('/media/sheets/clay.pdf');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it('are shown below the school’s own terms, and on a page with a banner', async () => {
    const attachment = { title: 'Prospectus', link: '/media/sheets/clay.pdf', bytes: pdf.length };
    expect(await (await site.get('/api/aboutus')).json()).toMatchObject([{ attachments: [attachment] }]);
    expect(await (await site.get('/api/document/terms')).json()).toMatchObject({
      ...{ text: '## Fees', attachments: [{ ...attachment, title: 'Fees' }] },
    });
    for (const [path, title] of Object.entries({ '/aboutus': 'Prospectus', '/terms': 'Fees' })) {
      expect(await site.text(path)).toMatch(new RegExp(`${title}</bdi><small>PDF, 240 KB`));
    }
    for (const path of ['/steam-products', '/privacy']) expect(await site.text(path)).not.toContain('Documents</h2>');
  });

  it('are edited in the office, which requires a text above them on pages', async () => {
    const { staff } = await openSchool(files);
    const item = { kind: 'documents', id: 'terms' } as const;
    const { values, revision } = await staff.call('content/item', item);
    expect(values).toMatchObject({ documents: 'Fees: sheets/clay.pdf', text: '## Fees' });
    const save = (changes: object) =>
      staff.fail('content/save', { ...item, revision, values: { ...values, ...changes } });
    expect(await save({ text: '' })).toMatchObject({
      errors: { text: expect.stringContaining('has documents, but no text above them') },
    });
    expect(await save({ documents: 'Fees: sheets/gone.pdf' })).toMatchObject({
      errors: { documents: expect.stringContaining('sheets/gone.pdf') },
    });
    await staff.call('content/save', { ...item, revision, values: { ...values, text: '', documents: '' } });
    await staff.call('content/publish', { note: '', force: true });
  });

  it('are rejected if there are more than four, if a file is missing, or if a file is not a document', async () => {
    const problemsOf = async (documents: string) => {
      const folder = writeFiles({
        ...files,
        'courses.csv': `id,name,category,level,documents\nclay,Clay,Arts,Beginner,${documents}`,
        'media/a.png': 'x',
      });
      return checkFolder(folder).then(String, String);
    };
    expect(await problemsOf(Array.from({ length: 5 }, () => 'sheets/clay.pdf').join(' | '))).toContain('4 is the most');
    expect(await problemsOf('Sheet: sheets/cly.pdf')).toContain('did you mean');
    expect(await problemsOf('Sheet: a.png')).toContain('is no document');
  });

  it('protect their files from deletion as unused', () => {
    const uses = namedFiles([{ documents: 'Week 1: sheets/clay.pdf | sheets/list.pdf' }]);
    expect([...uses]).toEqual(expect.arrayContaining(['sheets/clay.pdf', 'sheets/list.pdf']));
  });
});
