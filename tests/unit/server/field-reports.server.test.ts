import { describe, expect, it } from 'vitest';
import type { LiveContent } from '../../../src/content/live.ts';
import { readAttachments, titleOfFile } from '../../../src/domain/attachments.ts';
import { sampleSchool } from '../../../src/domain/school.ts';
import { line } from '../../../src/server/api/schemas.ts';
import { courseCalendar } from '../../../src/server/requests/course-calendar.ts';
import { readReceiptFile } from '../../../src/server/requests/receipt-file.ts';

/* Problems that were reported about other products (tests/FIELD.md). */

describe('A payment receipt', () => {
  it.each(['', '\uFEFF', '\r\n', `--part\r\n${'Header: x\r\n'.repeat(20)}\r\n`])(
    'is a PDF if its signature follows %j',
    async (before) => {
      const bytes = Buffer.from(`${before}%PDF-1.4\n%%EOF\n`);
      expect(await readReceiptFile(bytes)).toEqual({ type: 'application/pdf', bytes });
    },
  );

  it('is rejected if the signature of a PDF comes after 1,024 bytes', async () => {
    const late = Buffer.from(`${' '.repeat(1_024)}%PDF-1.4\n`);
    await expect(readReceiptFile(late)).rejects.toMatchObject({ problem: 'type' });
  });
});

describe('The calendar file of a course', () => {
  const linesFor = async (schedule: string, duration: string, start: string) => {
    const course = { isHidden: false, name: 'Kites', schedule, duration, fee: '', starts: [start] };
    const live = {
      school: () => ({ ...sampleSchool, timeZone: 'Asia/Karachi' }),
      site: () => ({ seats: new Map([['kites', course]]) }),
    } as unknown as LiveContent;
    const app = courseCalendar({ live, now: () => 0, origin: () => 'https://kites.example' });
    return (await (await app.request('/course-details/kites/calendar.ics')).text()).split('\r\n');
  };

  it('begins on the first day of lessons on or after the start day', async () => {
    // 2027-01-06 is a Wednesday.
    const lines = await linesFor('Tuesdays and Saturdays, 4 to 5 pm', '6 weeks', '2027-01-06');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:kites-2027-01-06@kites.example',
        'DTSTART;TZID=Asia/Karachi:20270109T160000',
        'RRULE:FREQ=WEEKLY;UNTIL=20270219T185900Z;BYDAY=TU,SA',
      ]),
    );
    expect(await linesFor('Wednesdays, 4 pm', 'a term', '2027-01-06')).toContain(
      'DTSTART;TZID=Asia/Karachi:20270106T160000',
    );
    expect(await linesFor('by appointment', '6 weeks', '2027-01-06')).toContain('DTSTART;VALUE=DATE:20270106');
  });
});

describe('A document of a course', () => {
  it('gets its type and its title from the file name in its URL, without query and escapes', () => {
    const [dropbox, host, ...others] = readAttachments(
      [
        { title: 'Sheet', link: 'https://www.dropbox.com/s/1/week-1.pdf?dl=0' },
        { title: 'Our site', link: 'https://kites.com' },
        { title: 'A folder', link: 'https://kites.example/v1.2/files' },
      ],
      'https://school.example',
    );
    expect([dropbox?.type, host?.type, others[0]?.type]).toEqual(['PDF', '', '']);
    expect(titleOfFile('downloads/lab-notebook.pdf')).toBe('Lab notebook');
    expect(titleOfFile('downloads/C# basics.pdf')).toBe('C# basics');
    expect(titleOfFile('https://www.dropbox.com/s/1/week-1.pdf?dl=0')).toBe('Week 1');
    expect(titleOfFile('https://kites.example/%DA%A9%D8%AA%D8%A7%D8%A8.pdf#page=2')).toBe('کتاب');
    expect(titleOfFile('https://kites.example/50%.pdf')).toBe('50%');
    expect(titleOfFile('https://kites.com/')).toBe('Https://kites.com/');
  });
});

it('The API removes bidirectional control characters from a name, which would reorder the text beside it', () => {
  expect(line('Name', 50).parse(' \u202eAli\u202c \u2067Khan\u2069 ')).toBe('Ali Khan');
  expect(line('Name', 50).parse('علی\u200c احمد\u200f')).toBe('علی\u200c احمد\u200f');
  expect(line('Name', 50).safeParse('\u202e').error?.issues[0]?.message).toBe('Name is required');
});
