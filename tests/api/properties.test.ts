import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageUrl, linkUrl, mediaUrl } from '../../src/domain/url.ts';
import { postRoutes } from '../../src/server/api/routes.ts';
import * as schemas from '../../src/server/api/schemas.ts';
import { clientAddress } from '../../src/server/http/client-address.ts';
import { chooseEncoding } from '../../src/server/http/compression.ts';
import { readSettings, SettingsError } from '../../src/settings/settings.ts';
import { ayesha, message, openApi } from './support/api.ts';
import { injections } from './support/injections.ts';
import { sqliteFiles } from './support/sqlite.ts';

/** `FUZZ_RUNS=10000 vitest run --project api properties` runs more. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 300);

const sqlite = sqliteFiles();
const api = await openApi(sqlite.create, { linkOrigin: 'https://www.example.org' });

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...injections),
);
const anyValue = fc.oneof(anyText, fc.jsonValue());
const paths = fc.constantFrom(...Object.keys(postRoutes));
const names = [
  ...Object.keys(ayesha),
  ...Object.keys(message),
  'partner',
  'website',
  'token',
  'current',
  '__proto__',
  'constructor',
  'toString',
];
/** The fields of the product's forms, each valid, invalid or missing. */
const anyForm = fc
  .dictionary(fc.constantFrom(...names), anyValue)
  .chain((odd) =>
    fc.subarray(Object.entries({ ...ayesha, ...message })).map((right) => ({ ...Object.fromEntries(right), ...odd })),
  );

/** The statuses that the API contract allows. None is 5xx. */
const known = [200, 201, 400, 401, 409, 410, 413, 415, 422, 429];

async function expectContractResponse(path: string, body: BodyInit): Promise<void> {
  api.wait(60_000);
  const response = await api.send(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  expect(known).toContain(response.status);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const result = (await response.json()) as { success?: unknown; message?: unknown; data?: { message?: unknown } };
  expect(result.success).toBe(response.ok);
  if (!response.ok) expect(typeof (path === '/contactus' ? result.data?.message : result.message)).toBe('string');
  expect(api.log).toEqual([]);
}

describe('Every POST', () => {
  it('responds to any form in the endpoint’s format, never with 5xx', { timeout: 120_000 }, async () => {
    const property = fc.asyncProperty(paths, anyForm, (path, form) =>
      expectContractResponse(path, JSON.stringify(form)),
    );
    await fc.assert(property, { numRuns });
  });

  it('responds to any JSON and any bytes in the endpoint’s format, never with 5xx', { timeout: 120_000 }, async () => {
    const bytes = fc.uint8Array({ maxLength: 400 }).map((list) => new Uint8Array(list));
    const body = fc.oneof(
      fc.json(),
      bytes,
      fc.json().map((text) => text.slice(0, -1)),
    );
    await fc.assert(fc.asyncProperty(paths, body, expectContractResponse), { numRuns });
  });

  it('of a message stores the text exactly as written', { timeout: 120_000 }, async () => {
    const body = anyText.filter((text) => text.trim() !== '' && text.isWellFormed() && !text.includes('\0'));
    const property = fc.asyncProperty(body, async (text) => {
      await expectContractResponse('/contactus', JSON.stringify({ ...message, subject: 'To the letter', body: text }));
      const rows = await api.db.selectFrom('messages').select('body').where('subject', '=', 'To the letter').execute();
      expect(rows.map((row) => row.body)).toContain(text.trim());
    });
    await fc.assert(property, { numRuns: Math.min(numRuns, 500) });
  });

  it.each([
    ['8,000', 8_000, 422],
    ['10,000', 10_000, 413],
    ['100,000', 100_000, 413],
  ])('rejects lists nested %s deep without a crash', async (_name, depth, status) => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ]) {
      const deep = `{"recipient":${open?.repeat(depth)}1${close?.repeat(depth)}}`;
      const response = await api.send('/contactus', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: deep,
      });
      expect(response.status).toBe(deep.length > 16 * 1024 ? 413 : status);
    }
  });

  it('validates and uses the last of two fields with the same name', async () => {
    const double = JSON.stringify({ ...message, subject: 'Doubled' }).replace('{', '{"recipient":"x","body":5,');
    await expectContractResponse('/contactus', double);
    const row = await api.db
      .selectFrom('messages')
      .selectAll()
      .where('subject', '=', 'Doubled')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ recipient: message.recipient, body: message.body });
  });

  it.each([
    ['email', `${'a'.repeat(16_000)}@`],
    ['email', `${'a@'.repeat(8_000)}`],
    ['email', `a@${'b.'.repeat(7_900)}`],
    ['email', `${'-'.repeat(16_000)}`],
    ['phone', `+${'1-('.repeat(5_000)}`],
    ['phone', `${'1'.repeat(16_000)}x`],
    ['phone', `${' '.repeat(16_000)}`],
    ['firstName', `${' '.repeat(15_000)}\n${' '.repeat(500)}`],
    ['password', `${'1'.repeat(15_000)}a`],
    ['password', 'ab'.repeat(7_500)],
  ])('validates a %s of 16 kB that would make a slow regular expression backtrack', async (field, value) => {
    await expectContractResponse('/user/signup', JSON.stringify({ [field]: value }));
  });
});

describe('The field schemas', () => {
  it('accept only valid values, for any input', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const line = schemas.line('X', 20).safeParse(value).data;
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not occur.
        if (line !== undefined) expect(line).toMatch(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]{1,40}$/);
        const email = schemas.email.safeParse(value).data;
        if (email !== undefined) expect(email).toMatch(/^[^\s@,;:<>\p{Cf}]+@[^\s@,;:<>\p{Cf}]+$/u);
        const paragraphs = schemas.paragraphs('X', 20).safeParse(value).data;
        if (paragraphs !== undefined) expect(paragraphs).not.toContain('\0');
      }),
      { numRuns: numRuns * 10 },
    );
  });
});

describe('Input parsers', () => {
  it('return a client address for any header', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), fc.boolean(), (odd, address, trusted) => {
        const headers = {
          'X-Forwarded-For': `${odd.replace(/[^\x20-\x7e]/g, '')}, ${address.replace(/[^\x20-\x7e]/g, '')}`,
        };
        const env = { incoming: { socket: { remoteAddress: '192.0.2.7' } } };
        const found = clientAddress(new Request('http://x/', { headers }), env, trusted);
        expect(found).not.toBe('');
        if (!trusted) expect(found).toBe('192.0.2.7');
      }),
      { numRuns: numRuns * 3 },
    );
  });

  it('choose an accepted encoding', () => {
    const part = fc.tuple(
      fc.constantFrom('br', 'gzip', 'deflate', '*', 'BR', ''),
      fc.constantFrom('', ';q=0', ';q=0.5', '; q = 0.000', ';x'),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            part.map((two) => two.join('')),
            fc.string(),
          ),
        ),
        (parts) => {
          const header = parts.join(',');
          const chosen = chooseEncoding(header);
          if (chosen !== 'identity') expect(header.toLowerCase()).toMatch(new RegExp(`${chosen}|\\*`));
        },
      ),
    );
  });

  it('return a setting or throw an error that names it', () => {
    const name = fc.constantFrom(
      'PORT',
      'API_HOST',
      'PUBLIC_URL',
      'DATABASE_URL',
      'TRUST_PROXY',
      'SITE_ORIGINS',
      'LIMIT_CONTACT',
    );
    fc.assert(
      fc.property(name, anyText, (setting, value) => {
        try {
          readSettings({ [setting]: value });
        } catch (error) {
          expect(error).toBeInstanceOf(SettingsError);
          expect(String(error)).toContain(setting);
        }
      }),
      { numRuns: numRuns * 3 },
    );
  });

  it('return a URL only if its scheme is allowed', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'JaVa\tScript:',
      ' vbscript:',
      'data:text/html,',
      'blob:',
      'file:',
      '//',
      '\\\\',
      'http://',
      'https://',
      '/',
      '',
    );
    const bases = fc.constantFrom('/api', 'https://api.example.org/api');
    fc.assert(
      fc.property(scheme, fc.oneof(anyText, fc.webUrl()), bases, (start, rest, base) => {
        const value = start + rest;
        expect(linkUrl(value, base)).toMatch(/^($|https?:|mailto:|tel:|\/)/);
        expect(mediaUrl(value, base)).toMatch(/^($|https?:|\/)/);
        expect(imageUrl(value, base)).toMatch(/^($|https?:|\/|data:image\/)/i);
      }),
      { numRuns: numRuns * 10 },
    );
  });
});
