import { resolve } from 'node:path';
import { z } from 'zod';
import { root } from './folders.ts';

/* Parsers of settings that are addresses. */

export type DatabaseAddress = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

type Context = z.core.$RefinementCtx<string>;

function refuse(context: Context, message: string): never {
  context.issues.push({ code: 'custom', message, input: context.value });
  return z.NEVER;
}

/** `postgres://…`, `sqlite:path` or `file:path`. */
export function databaseAddress(given: string, context: Context): DatabaseAddress {
  if (/^postgres(ql)?:\/\//.test(given)) {
    if (isPostgresAddress(given)) return { kind: 'postgres', url: given };
    return refuse(
      context,
      'is not an address: write characters such as / # ? @ : and % in its password as %2F %23 %3F %40 %3A and %25',
    );
  }
  const file = /^(?:sqlite|file):(?:\/\/)?(.+)$/.exec(given)?.[1];
  if (file !== undefined) return { kind: 'sqlite', file: file === ':memory:' ? file : resolve(root, file) };
  return refuse(context, 'must begin with postgres://, sqlite: or file:, and name a database after it');
}

/** Checks the URL as the driver parses it. For a Unix socket, the query contains the folder and the host is empty. */
function isPostgresAddress(given: string): boolean {
  try {
    const { username, password } = new URL(given.replace(/@(?=\/)/, '@localhost'));
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/** A web address without query and user name; returns it without a slash at its end. */
export function webAddress(given: string, context: Context): string {
  const url = parseWebUrl(given);
  if (url?.search !== '' || url.hash !== '' || url.username !== '') {
    return refuse(context, 'must be an address such as https://api.example.org, with no query and no user name');
  }
  let { href } = url;
  while (href.endsWith('/')) href = href.slice(0, -1);
  return href;
}

/** The address of a bucket, without a key. */
export function bucketUrl(given: string, context: Context): string {
  const url = parseWebUrl(given);
  const isBucket = url && /^\/[\w.-]+\/?$/.test(url.pathname) && url.search === '' && url.hash === '';
  if (isBucket && url.username === '' && url.password === '') return url.origin + url.pathname.replace(/\/$/, '');
  return refuse(
    context,
    'must be the address of a bucket such as https://s3.example.org/my-school, with no key: MEDIA_ACCESS_KEY and MEDIA_SECRET_KEY hold it',
  );
}

/** An origin: scheme and host, without a path. */
export function origin() {
  return z.string().transform((given, context) => {
    const url = parseWebUrl(given);
    if (url && url.href === `${url.origin}/`) return url.origin;
    return refuse(context, 'must be an origin such as https://www.example.org');
  });
}

/** An http or https URL; undefined for any other text. */
export function parseWebUrl(given: string): URL | undefined {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : undefined;
}
