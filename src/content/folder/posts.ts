import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { blogRowFields } from '../../domain/fields/blog.ts';
import type { Problem } from '../content.ts';
import type { Tables } from '../tables.ts';
import { almostMarkdownProblem } from './almost-markdown.ts';
import { readText } from './csv.ts';
import { fromFile, yamlShape } from './file-fields.ts';
import { isJunk } from './junk-files.ts';
import { oldIdProblems } from './old-ids.ts';
import { checkText } from './text-check.ts';
import { frontMatter, readYaml } from './yaml.ts';

/** The front matter of a post. */
export const postHead = (media: ReadonlySet<string>) => z.strictObject(yamlShape(blogRowFields, media));

interface Post {
  id: string;
  /** Undefined if the front matter is invalid. */
  head: z.output<ReturnType<typeof postHead>> | undefined;
  /** Markdown. */
  text: string;
  /** The line where the text begins. */
  firstLine: number;
}

/** Reports the mistakes of a text in Markdown. */
export type CheckText = (file: string, source: string, firstLine?: number) => void;

/** Checks a post and adds it. */
export function addPost(tables: Tables, post: Post, check: CheckText, problems: Problem[]): void {
  const { id, head, text, firstLine } = post;
  const file = `blogs/${id}.md`;
  if (!/^[\w-]{1,100}$/.test(id)) {
    problems.push({ file, message: 'the name of the file stands in the address: letters, digits, - and _ only' });
  }
  if (text === '') problems.push({ file, message: 'has no text' });
  check(file, text, firstLine);
  if (head) tables.blogs.push({ ...fromFile(blogRowFields, head), id, text, position: 0 });
}

/** Sorts the posts, newest first, and checks their old ids. */
export function orderPosts(tables: Tables, problems: Problem[]): void {
  const places = tables.blogs.map(({ id, was }) => ({ file: `blogs/${id}.md`, id, was }));
  problems.push(...oldIdProblems(places));
  tables.blogs.sort((one, other) => other.day.localeCompare(one.day) || one.id.localeCompare(other.id));
  tables.blogs.forEach((row, position) => {
    row.position = position;
  });
}

/** Reads `blogs/`. A file name that starts with _ marks a draft. */
export async function readPosts(folder: string, media: ReadonlySet<string>, tables: Tables, problems: Problem[]) {
  const check: CheckText = (file, source, firstLine) => checkText(file, source, media, problems, firstLine);
  const schema = postHead(media);
  for (const entry of (await readdir(folder).catch(() => [])).sort()) {
    if (isJunk(entry) || entry.startsWith('_')) continue;
    const misnamed = almostMarkdownProblem(entry);
    if (misnamed !== undefined) problems.push({ file: `blogs/${entry}`, message: misnamed });
    if (!entry.endsWith('.md')) continue;
    const file = `blogs/${entry}`;
    const source = await readText(join(folder, entry));
    const { head, text } = frontMatter(source);
    if (head === '') {
      problems.push({
        file,
        row: 1,
        message: 'must begin with a line ---, then title: and date:, then another line ---',
      });
      continue;
    }
    const firstLine = source.trimEnd().split('\n').length - text.split('\n').length + 1;
    const values = readYaml(file, head, schema, problems, 2);
    addPost(tables, { id: entry.slice(0, -3), head: values, text, firstLine }, check, problems);
  }
  orderPosts(tables, problems);
}
