import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type NewDatabase, urlOf } from './api.ts';
import { startBucket } from './bucket.ts';
import { png, school } from './kite-school.ts';
import { type Files, openSite } from './site.ts';

/** A random video clip, different in each test file. */
export const clip = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom'), randomBytes(100_000)]);
export const pictured: Files = {
  ...school,
  'courses.csv': `${school['courses.csv']}`.replace('fee\n', 'fee,picture\n').replace('Rs 1', 'Rs 1,kite.png'),
  'products.csv': 'name,picture,link\nA clip,kite.png,flight.mp4\n',
  'media/kite.png': png,
  'media/flight.mp4': clip,
};

/** Simulates servers on several machines: they share a database and a bucket, but no folder. */
export async function openMachines(newDatabase: NewDatabase) {
  const bucket = await startBucket();
  const env = { ...bucket.env, DATABASE_URL: urlOf(await newDatabase()) };
  const open = (files?: Files) => openSite(files, Date.now(), env);
  return { bucket, env, open };
}

export const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** The names of the media files in a data folder or a backup. */
export const mediaIn = (folder: string) => readdirSync(join(folder, 'media')).sort();
