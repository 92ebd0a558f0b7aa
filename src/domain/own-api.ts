import { readAttachments } from './attachments.ts';
import { type Decode, ShapeError } from './decode.ts';
import type { Blog, Document } from './entities.ts';
import { blogFields, blogSummaryFields } from './fields/blog.ts';
import { documentFields } from './fields/document.ts';
import { listOf, readFields } from './fields/read-fields.ts';
import { isRow, text } from './text.ts';

/** `GET blog` of this project's API: posts without their text, newest first. */
export const blogs = /* @__PURE__ */ listOf(blogSummaryFields);

/** `GET blog/single/{id}`. */
export const blog: Decode<Blog> = (raw, base) => {
  if (!isRow(raw) || text(raw.id) === '') throw new ShapeError('The answer holds no post.');
  return { ...readFields(blogFields, raw, base), attachments: readAttachments(raw.attachments, base) };
};

/** `GET document/{id}`. */
export const document: Decode<Document> = (raw, base) => {
  if (!isRow(raw) || text(raw.id) === '') throw new ShapeError('The answer holds no text.');
  return { ...readFields(documentFields, raw, base), attachments: readAttachments(raw.attachments, base) };
};

/** The version and hashes of a server's widget scripts, for pinned snippets. */
export interface Release {
  version: string;
  /** SRI hashes by file name. */
  integrity: Readonly<Record<string, string>>;
}

/** `embed/v1/release.json` of this server. */
export const release: Decode<Release> = (raw) => {
  if (!isRow(raw) || !text(raw.version)) throw new ShapeError('The answer names no version.');
  const hashes = Object.entries(isRow(raw.integrity) ? raw.integrity : {});
  return {
    version: text(raw.version),
    integrity: Object.fromEntries(hashes.map(([name, hash]) => [name, text(hash)])),
  };
};
