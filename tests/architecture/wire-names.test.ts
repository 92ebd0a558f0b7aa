import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as schemas from '../../src/server/api/schemas.ts';
import { read, sources } from './sources.ts';

/** The names of all fields in a schema of the API contract. */
function fieldsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => [name, ...fieldsOf(field)]);
}

const { faq, course, lesson, module, lessonVideo, testimonial, announcement, category } = schemas;
const { aboutBanner, mission, member, competition, achievementGroup, banner, product } = schemas;
const entities = [
  ...[faq, course, lesson, module, lessonVideo, testimonial, announcement, category],
  ...[aboutBanner, mission, member, competition, achievementGroup, banner, product],
];
const productNames = new Set(
  ['entities', 'school'].flatMap((file) =>
    Array.from(read(`src/domain/${file}.ts`).matchAll(/^ {2}(\w+)\??:/gm), ([, name]) => name ?? ''),
  ),
);
/** Wire names that are common words: a text search cannot find them. */
const words = ['achievement', 'captions', 'certificate', 'image', 'lesson', 'lessonId', 'link', 'time', 'video'];
const wireNames = [...new Set(entities.flatMap(fieldsOf))].filter(
  (name) => !productNames.has(name) && !words.includes(name),
);

/** Files that may contain wire names, with the reason. */
const allowed: [files: RegExp, names: RegExp, reason: string][] = [
  [/^(src|stories)\/sections\/course-draft\W/, /description$/, 'the specification names the fields of /add'],
  [/^embed\/(contract|types|elements\/faq|README)\b/, /^questionId$/, 'a public event of steam-faq'],
  [/^stories\/(demo-data|fixtures|embed\/.*)\.tsx?$/, /./, 'answers of an API'],
  [/^stories\/sections\/top-banner\./, /^_id$/, 'the answer of an API'],
];

const found = sources()
  .filter((file) =>
    /^(src\/(ui|sections|site|data|style|tokens)|embed|stories|\.storybook)\/.*\.(tsx?|mdx?)$/.test(file),
  )
  .flatMap((file) => {
    const pattern = new RegExp(`(?<!\\w)(${wireNames.join('|')})(?!\\w)`, 'g');
    return Array.from(read(file).matchAll(pattern), ([name]) => ({ file, name }));
  });
const isAllowed = ({ file, name }: (typeof found)[number]) =>
  allowed.some(([files, names]) => files.test(file) && names.test(name));

describe('Wire names', () => {
  it('are the names of the contract that differ from the product’s', () => {
    expect(wireNames).toEqual(
      expect.arrayContaining(['_id', 'homecourse', 'bannerfile', 'lecturevideos', 'member_name']),
    );
  });

  it('appear only in decoders, server and fixtures', () => {
    expect(found.filter((one) => !isAllowed(one)).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });

  it('are still present in every file with an exception', () => {
    const stale = allowed.filter(
      ([files, names]) => !found.some(({ file, name }) => files.test(file) && names.test(name)),
    );
    expect(stale.map(([, , reason]) => reason)).toEqual([]);
  });
});
