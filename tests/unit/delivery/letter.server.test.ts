import { describe, expect, it } from 'vitest';
import { letter } from '../../../src/delivery/letter.ts';
import { directionOf } from '../../../src/domain/text-direction.ts';
import { requestLetter } from '../../../src/server/notify/request-letters.ts';

const school = { name: 'Green Valley', language: 'en', supportEmail: 'help@school.pk' };
const action = { label: 'Choose a new password', url: 'https://school.pk/new-password#abc' };

describe('A letter (an e-mail as text and as HTML)', () => {
  it('has the same paragraphs, link and signature in both formats', () => {
    const { subject, text, html } = letter({ subject: 'Hello', paragraphs: ['One.', 'Two.'], action, school });
    expect(subject).toBe('Hello');
    expect(text).toBe(
      'One.\n\nTwo.\n\nChoose a new password:\nhttps://school.pk/new-password#abc\n\n-- \nGreen Valley\nhelp@school.pk\n',
    );
    const visible = html
      .replace(/^[\s\S]*<body[^>]*>|<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    expect(visible).toBe(
      'Green Valley Hello One. Two. Choose a new password https://school.pk/new-password#abc Green Valley help@school.pk',
    );
    expect(html.match(/href="https:\/\/school\.pk\/new-password#abc"/g)).toHaveLength(2);
  });

  it('shows hostile texts as plain text, and loads nothing', () => {
    const hostile = `"><img src=x onerror=alert(1)>&amp;`;
    const { html, text } = letter({
      subject: hostile,
      paragraphs: [hostile],
      action: { label: hostile, url: 'https://school.pk/?a=1&b="' },
      school: { name: hostile, language: 'en', supportEmail: `${hostile}@x` },
    });
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/);
    expect(html).toContain('href="https://school.pk/?a=1&amp;b=&quot;"');
    expect(text).toContain(hostile);
  });

  it('links the web addresses of its texts', () => {
    const paragraphs = ['Open https://zoom.example/a?b=1&c=2. Not "javascript:alert(1)" (http://x.pk).', 'https://'];
    const { html } = letter({ subject: 'a', paragraphs, school: { ...school, supportEmail: '' } });
    expect([...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>(.)/g)].map(([, ...parts]) => parts)).toEqual([
      ['https://zoom.example/a?b=1&amp;c=2', 'https://zoom.example/a?b=1&amp;c=2', '.'],
      ['http://x.pk', 'http://x.pk', ')'],
    ]);
  });

  it('has a subject without line breaks', () => {
    expect(letter({ subject: 'a\r\nBcc: x@y.z', paragraphs: [], school }).subject).toBe('a Bcc: x@y.z');
  });

  it('has the direction of the school’s language', () => {
    const html = (language: string) => letter({ subject: 'a', paragraphs: [], school: { ...school, language } }).html;
    expect(html('ur')).toContain('dir="rtl">');
    expect(html('en')).toContain('<html lang="en" dir="ltr">');
    expect(['ur', 'ps-PK', 'he', 'en', 'ur-Latn', 'no language'].map(directionOf)).toEqual([
      ...['rtl', 'rtl', 'rtl', 'ltr', 'ltr', 'ltr'],
    ]);
  });

  it('to a parent isolates the direction of the course’s name', () => {
    const row = { reference: 'SB-4821', course_name: 'روبوٹ', start_day: '2027-01-09' };
    const sender = { ...school, timeZone: 'Asia/Karachi', lectureVideos: 'members' } as const;
    const { paragraphs } = requestLetter(sender, 'received', row, { url: action.url });
    expect(paragraphs[0]).toMatch(/^Your reference is SB-4821: \u2068روبوٹ\u2069, 9 January 2027\.$/);
  });
});
