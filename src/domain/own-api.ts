import { type Decode, list, ShapeError } from './decode.ts';
import type { Blog, BlogSummary } from './school.ts';
import { isRow, type Row, text } from './text.ts';
import { imageUrl } from './url.ts';

const readSummary = (row: Row, base: string): BlogSummary => ({
  id: text(row.id),
  title: text(row.title),
  day: text(row.day),
  imageUrl: imageUrl(row.picture, base),
});

/** `GET blog` of our own API: posts without their text, the newest first. */
export const blogs: Decode<BlogSummary[]> = /* @__PURE__ */ list('id', readSummary);

/** `GET blog/single/{id}`. */
export const blog: Decode<Blog> = (raw, base) => {
  if (!isRow(raw) || text(raw.id) === '') throw new ShapeError('The answer holds no post.');
  return { ...readSummary(raw, base), text: text(raw.text) };
};

/** 28 July 2023, for an ISO date. */
export const longDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The widgets' scripts that a server has: what a pinned snippet names. */
export interface Release {
  version: string;
  /** SRI hashes by file name. */
  integrity: Readonly<Record<string, string>>;
}

/** `embed/v1/release.json`, of this server's own. */
export const release: Decode<Release> = (raw) => {
  if (!isRow(raw) || !text(raw.version)) throw new ShapeError('The answer names no version.');
  const hashes = Object.entries(isRow(raw.integrity) ? raw.integrity : {});
  return {
    version: text(raw.version),
    integrity: Object.fromEntries(hashes.map(([name, hash]) => [name, text(hash)])),
  };
};
