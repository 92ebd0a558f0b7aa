import { afterEach, describe, expect, it, vi } from 'vitest';
import { callOffice, OfficeFailure } from '../../../src/data/office.ts';
import { may, roles } from '../../../src/domain/office/actions.ts';
import { draftUrl } from '../../../src/domain/office/content-contract.ts';
import { labelOfPath } from '../../../src/domain/office/form-paths.ts';
import { contentMenu, kindNames, kinds } from '../../../src/domain/office/kinds.ts';
import { sharingExtensions } from '../../../src/domain/sharing-picture.ts';
import { answerAddress } from '../../../src/office/desk/answer-address.ts';
import { pictureText, withDraftPictures } from '../../../src/office/form/draft-pictures.ts';
import { completeValues } from '../../../src/office/form/form-values.ts';
import { accepted, mediaName } from '../../../src/office/form/media-name.ts';
import { countryOptions } from '../../../src/office/form/options.ts';
import { withArticle } from '../../../src/office/parts/text.ts';
import { invitationToken } from '../../../src/office/session/invitation-token.ts';
import { isCurrent, menuFor } from '../../../src/office/shell/menu-items.ts';
import { fittedSize } from '../../../src/ui/shrink-picture/picture-size.ts';
import { messages } from '../../../stories/office/office-data.ts';

afterEach(() => vi.unstubAllGlobals());

describe('A call of the office', () => {
  const respond = (status: number, body: string) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(body, { status })),
    );

  it('posts JSON, and returns the response', async () => {
    respond(200, '{"number":3}');
    expect(await callOffice('content/undo', { number: 2 })).toEqual({ number: 3 });
    expect(fetch).toHaveBeenCalledWith(
      '/office/api/content/undo',
      expect.objectContaining({ method: 'POST', body: '{"number":2}' }),
    );
  });

  it('rejects with the server’s message and its errors by field', async () => {
    respond(422, '{"message":"Not saved.","errors":{"fee":"is too long"}}');
    const failure = await callOffice('me/read', {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(OfficeFailure);
    expect(failure).toMatchObject({ status: 422, message: 'Not saved.', errors: { fee: 'is too long' } });
  });

  it.each([
    [403, '{"message":"Again.","confirm":true}', true],
    [403, '{"message":"Not you."}', false],
    [401, '{"message":"Again.","confirm":true}', false],
  ])('needs the password again only after a 403 with `confirm`: %i %s', async (status, body, needsConfirmation) => {
    respond(status, body);
    await expect(callOffice('me/read', {})).rejects.toMatchObject({ needsConfirmation });
  });

  it.each([
    [
      'no response',
      () =>
        vi.stubGlobal(
          'fetch',
          vi.fn(() => Promise.reject(new TypeError('offline'))),
        ),
      /did not answer/,
    ],
    ['a proxy’s page', () => respond(502, '<html>'), /Something broke on the server \(502\)/],
    ['a response that is no JSON', () => respond(200, '<html>'), /Something broke/],
  ])('rejects with a message for %s', async (_, prepare, message) => {
    prepare();
    await expect(callOffice('me/read', {})).rejects.toThrow(message);
  });
});

describe('The values of a form', () => {
  it('are completed with empty values, also in lists and groups, and keep unknown values', () => {
    const complete = completeValues(kinds.courses.parts, { extra: 'x', modules: [{ name: 'a' }] });
    expect(complete).toMatchObject({ extra: 'x', fee: '', modules: [{ name: 'a', time: '', lessons: [] }] });
    expect(completeValues(kinds.school.parts, {}).banners).toMatchObject({ about: { text: '', picture: '' } });
  });

  it('have labels with their path', () => {
    expect(labelOfPath(kinds.courses.parts, 'modules.0.lessons.1.lectures.2.title')).toBe(
      'Module 1 › Lesson 2 › Lecture 3 › Title',
    );
    expect(labelOfPath(kinds.school.parts, 'banners.about.text')).toBe('Banners › Banner of About › Text');
    expect(labelOfPath(kinds.courses.parts, 'nothing')).toBe('nothing');
  });
});

describe('The menu of the office', () => {
  it('lists each kind of content once', () => {
    expect(contentMenu.flatMap(({ kinds: names }) => names).sort()).toEqual([...kindNames].sort());
  });
});

describe('A noun', () => {
  it('gets the article “a” or “an”', () => {
    expect(Object.values(kinds).map(({ one }) => withArticle(one))).toContain('an announcement');
    expect(withArticle('course')).toBe('a course');
  });
});

describe('A file of the school', () => {
  it('gets a name that is valid in URLs', () => {
    expect(mediaName('team', 'My Photo (1).JPG', '.webp')).toBe('team/my-photo-1.webp');
    expect(mediaName('team', 'تصویر.png', undefined)).toBe('team/file.png');
  });

  it('is loaded from the draft’s files, unless it is a URL or empty', () => {
    expect(draftUrl('team/a b.png')).toBe('/office/api/media/team/a%20b.png');
    expect(draftUrl('https://example.org/a.png')).toBe('https://example.org/a.png');
    expect(draftUrl('')).toBe('');
  });

  it('is escaped as a Markdown picture, so that its URL has no parentheses', () => {
    const text = pictureText('blogs/a (1).webp', 'A boat');
    expect(text).toBe('![A boat](/media/blogs/a%20%281%29.webp)');
    expect(withDraftPictures(text)).toBe('![A boat](/office/api/media/blogs/a%20%281%29.webp)');
  });

  it('is found in a long Markdown text in linear time', () => {
    const brackets = '!['.repeat(50_000);
    const begin = performance.now();
    expect(withDraftPictures(brackets)).toBe(brackets);
    expect(performance.now() - begin).toBeLessThan(500);
  });

  it('is accepted as a link-preview picture in each supported format', () => {
    expect(accepted.sharing.split(',').sort()).toEqual([...sharingExtensions].sort());
  });

  it('is reduced to a maximum side length, and never enlarged', () => {
    expect(fittedSize(4000, 3000, 1200)).toEqual({ width: 1200, height: 900 });
    expect(fittedSize(300, 4000, 1200)).toEqual({ width: 90, height: 1200 });
    expect(fittedSize(100, 50, 1200)).toEqual({ width: 100, height: 50 });
  });
});

describe('An answer to a message', () => {
  it('has recipient, subject and quoted text, and no line of the message becomes a header', () => {
    const address = answerAddress(
      { ...messages[0], from: 'a@example.org?bcc=b@example.org', subject: 'Hello&cc=c@example.org', body: 'One\nTwo' },
      'Asia/Karachi',
    );
    const [recipient = '', query = ''] = address.slice('mailto:'.length).split('?');
    const params = new URLSearchParams(query);
    expect(decodeURIComponent(recipient)).toBe('a@example.org?bcc=b@example.org');
    expect([...params.keys()]).toEqual(['subject', 'body']);
    expect(params.get('subject')).toBe('Re: Hello&cc=c@example.org');
    expect(params.get('body')).toContain('> One\r\n> Two');
  });

  it('stays short enough for mail programs', () => {
    for (const word of ['word ', 'سبق ', '🚀\n', 'a']) {
      const message = { ...messages[0], subject: word.repeat(100), body: word.repeat(5_000) };
      const address = answerAddress(message, 'UTC');
      expect(address.length).toBeLessThanOrEqual(2_000);
      expect(address.length).toBeGreaterThan(1_900);
      expect(decodeURIComponent(address)).toContain('…');
    }
  });
});

describe('The office', () => {
  it('reads the token of an invitation from the fragment only', () => {
    expect(invitationToken('/invitation', '#abc')).toBe('abc');
    expect(invitationToken('/', '#invitation=abc')).toBe('abc');
    expect(invitationToken('/', '#abc')).toBe('');
  });

  it.each(roles)('shows a menu of pages that the role %s may see', (role) => {
    expect(menuFor(role).length).toBeGreaterThan(2);
    expect(menuFor(role).filter(({ action }) => !may(role, action))).toEqual([]);
    expect(menuFor(role).some(({ href }) => href === '/office/staff')).toBe(role === 'owner');
  });

  it('marks one item of the menu as current', () => {
    const current = menuFor('owner').filter(({ href }) => isCurrent(href, '/office/messages/m-1'));
    expect(current.map(({ label }) => label)).toEqual(['Messages']);
    expect(
      menuFor('owner')
        .filter(({ href }) => isCurrent(href, '/office'))
        .map(({ label }) => label),
    ).toEqual(['Start']);
  });
});

describe('The list of countries', () => {
  it('has each country once, without withdrawn codes', () => {
    const labels = countryOptions().map(({ label }) => label);
    expect(labels.length).toBeGreaterThan(200);
    expect(labels).toContain('Germany');
    expect(labels).toHaveLength(new Set(labels).size);
  });
});
