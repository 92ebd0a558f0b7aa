import { describe, expect, it } from 'vitest';
import type { Fields } from '../../src/domain/fields/field.ts';
import { read, sources } from './sources.ts';

/** The exports of each file in src/domain/fields. Names of field tables end with `Fields`. */
const modules = import.meta.glob<Record<string, Fields>>('../../src/domain/fields/*.ts', { eager: true });
const fields = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name, table]) => name.endsWith('Fields') && typeof table === 'object')
  .flatMap(([, table]) => Object.entries(table));
/** Wire names of lists and objects that contain rows. */
const containers = ['achievement', 'lecturevideos', 'lesson', 'lessonId', 'module', 'video'];
const productNames = new Set([
  ...fields.map(([name]) => name),
  ...['entities', 'school'].flatMap((file) =>
    Array.from(read(`src/domain/${file}.ts`).matchAll(/^ {2}(\w+)\??:/gm), ([, name]) => name ?? ''),
  ),
]);
/** Wire names that are also English words: a text search cannot tell them apart. */
const words = [
  'achievement',
  'captions',
  'certificate',
  'image',
  'lesson',
  'lessonId',
  'link',
  'module',
  'picture',
  'time',
  'video',
];
const wireNames = [...new Set([...fields.map(([, { wire }]) => wire), ...containers])].filter(
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

describe('Wire names (names of fields in the API’s JSON)', () => {
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
