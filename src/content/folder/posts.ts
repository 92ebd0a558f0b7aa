import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { blogRowFields } from '../../domain/fields/blog.ts';
import type { Content, Problem } from '../content.ts';
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

/** Checks a post and adds it. */
export function addPost(content: Content, post: Post, media: ReadonlySet<string>, problems: Problem[]): void {
  const { id, head, text, firstLine } = post;
  const file = `blogs/${id}.md`;
  if (!/^[\w-]{1,100}$/.test(id)) {
    problems.push({ file, message: 'the name of the file stands in the address: letters, digits, - and _ only' });
  }
  if (text === '') problems.push({ file, message: 'has no text' });
  checkText(file, text, media, problems, firstLine);
  if (head) content.blogs.push({ ...fromFile(blogRowFields, head), id, text, position: 0 });
}

/** Sorts the posts, newest first, and checks their old ids. */
export function orderPosts(content: Content, problems: Problem[]): void {
  const places = content.blogs.map(({ id, was }) => ({ file: `blogs/${id}.md`, id, was }));
  problems.push(...oldIdProblems(places));
  content.blogs.sort((one, other) => other.day.localeCompare(one.day) || one.id.localeCompare(other.id));
  content.blogs.forEach((row, position) => {
    row.position = position;
  });
}

/** Reads `blogs/`. A file name that starts with _ marks a draft. */
export async function readPosts(folder: string, media: ReadonlySet<string>, content: Content, problems: Problem[]) {
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
    addPost(content, { id: entry.slice(0, -3), head: values, text, firstLine }, media, problems);
  }
  orderPosts(content, problems);
}
