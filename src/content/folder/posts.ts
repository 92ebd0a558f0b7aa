import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { blogRowFields } from '../../domain/fields/blog.ts';
import type { FileProblem, FormValues } from '../../domain/office/content-contract.ts';
import type { ItemPlace, Problems } from '../content.ts';
import type { Tables } from '../tables.ts';
import { almostMarkdownProblem } from './almost-markdown.ts';
import { readText } from './csv.ts';
import { fromFile, yamlShape } from './file-fields.ts';
import type { FileLines } from './file-places.ts';
import { isJunk } from './junk-files.ts';
import { oldIdProblems } from './old-ids.ts';
import { quoted } from './quoted.ts';
import { frontMatter, readMarkdown } from './yaml.ts';

/** The front matter of a blog post, `blogs/ID.md`. */
export const postHead = (media: ReadonlySet<string>) => z.strictObject(yamlShape(blogRowFields, media));

interface Post extends ItemPlace {
  /** Undefined if the front matter is invalid. */
  head: z.output<ReturnType<typeof postHead>> | undefined;
  /** Markdown. */
  text: string;
}

/** Adds the blog posts to the tables, newest first, and checks their ids. */
export function addPosts(tables: Tables, posts: readonly Post[], problems: Problems): void {
  const valid = posts.flatMap(({ head, text, ...place }) => {
    if (!/^[\w-]{1,100}$/.test(place.id)) {
      const message = 'the name of the file stands in the address: letters, digits, - and _ only';
      problems.push({ ...place, path: 'id', message });
    }
    if (text === '') problems.push({ ...place, path: 'text', message: 'has no text' });
    return head ? [{ place, row: { ...fromFile(blogRowFields, head), id: place.id, text, position: 0 } }] : [];
  });
  problems.push(...oldIdProblems(valid.map(({ place, row: { was } }) => ({ ...place, was }))));
  const rows = valid.map(({ row }) => row);
  rows.sort((one, other) => other.day.localeCompare(one.day) || one.id.localeCompare(other.id));
  tables.blogs = rows.map((row, position) => ({ ...row, position }));
}

/** Reads `blogs/`. Skips drafts, whose file names start with _. */
export async function readPosts(
  folder: string,
  lines: FileLines,
  problems: Problems<FileProblem>,
): Promise<FormValues[]> {
  const posts: FormValues[] = [];
  for (const entry of (await readdir(folder).catch(() => [])).sort()) {
    if (isJunk(entry) || entry.startsWith('_')) continue;
    const file = `blogs/${entry}`;
    const misnamed = almostMarkdownProblem(entry);
    if (misnamed !== undefined) problems.push({ file, message: misnamed });
    if (!entry.endsWith('.md')) continue;
    const source = await readText(join(folder, entry));
    if (frontMatter(source).head === '') {
      const message = 'must begin with a line ---, then title: and date:, then another line ---';
      problems.push({ file, row: 1, message });
      continue;
    }
    const post = readMarkdown(file, source, lines, problems);
    if (!post) continue;
    for (const column of ['id', 'text'].filter((key) => key in post.values)) {
      problems.push({
        file,
        row: lines.lineOf.get(file)?.(column),
        column,
        message: `unknown field ${quoted(column)}`,
      });
    }
    posts.push({ ...post.values, id: entry.slice(0, -'.md'.length), text: post.text });
  }
  return posts;
}
