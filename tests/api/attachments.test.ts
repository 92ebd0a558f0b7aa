import { describe, expect, it } from 'vitest';
import { checkFolder } from '../../src/content/folder-commands.ts';
import { namedFiles } from '../../src/content/media/named-files.ts';
import { openSite, writeFiles } from './support/site.ts';

const pdf = Buffer.from(`%PDF-1.4\n${' '.repeat(239_980)}\n%%EOF\n`);
const files = {
  'school.yaml': 'name: Own School\nemail: office@own.example\n',
  'courses.csv': [
    'id,name,category,level,documents',
    'clay,Clay,Arts,Beginner,Week 1: worksheet: sheets/clay.pdf | sheets/list-of-tools.pdf',
    'tides,Tides,Science,Beginner,',
  ].join('\n'),
  'blogs/kiln.md': '---\ntitle: The kiln\ndate: 2026-03-01\ndocuments: "Sheet: sheets/clay.pdf"\n---\nHot.\n',
  'media/sheets/clay.pdf': pdf,
  'media/sheets/list-of-tools.pdf': pdf,
};

describe('Documents of courses and posts', async () => {
  const site = await openSite(files);

  it('have a title, an address and a size, and cost nothing without any', async () => {
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

  it('are links with type and size on the page, and are downloaded without scripts', async () => {
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

  it('are refused if there are five, if a file is missing, or if it is no document', async () => {
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

  it('count as uses of their files', () => {
    const uses = namedFiles([{ documents: 'Week 1: sheets/clay.pdf | sheets/list.pdf' }]);
    expect([...uses]).toEqual(expect.arrayContaining(['sheets/clay.pdf', 'sheets/list.pdf']));
  });
});
