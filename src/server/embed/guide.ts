import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { dataAnswer } from '../http/security-headers.ts';

const file = join(import.meta.dirname, '../../../embed/README.md');

/** `/embed/guide`: the webmaster's guide as plain text, with this server's address and version written in. */
export function guide(version: string, origin: (request: Request) => string): Hono {
  return new Hono().get('/embed/guide', async (c) => {
    const text = (await readFile(file, 'utf8'))
      .replaceAll('https://HOST', origin(c.req.raw))
      .replaceAll('VERSION', version);
    return c.text(text, 200, { ...dataAnswer, 'Cache-Control': 'private, max-age=300' });
  });
}
