import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keywordsIn } from '../../.storybook/search-words.ts';
import type { Guide } from '../../stories/guide.ts';
import { read } from './sources.ts';
import { storyFiles, subjects } from './story-states.ts';

const modules = import.meta.glob<readonly Guide[]>('../../stories/**/*.docs.{ts,tsx}', {
  eager: true,
  import: 'guides',
});
const guides = Object.entries(modules).flatMap(([path, all]) =>
  all.map((guide) => ({
    ...guide,
    file: path.replace('../../', ''),
    stories: path.replace(/^(?:..\/)*(.*)docs\.tsx?$/, '$1stories.tsx'),
  })),
);
const documented = [
  ...subjects().filter(({ kind }) => kind !== 'page'),
  {
    name: 'AuthDialogs',
    source: 'src/site/auth/AuthDialogs.tsx',
    stories: 'stories/site/auth/auth-dialogs.stories.tsx',
  },
];
const files = storyFiles();
const titles = [...files.map(({ file }) => /title: '([^']+)'/.exec(read(file))?.[1]), 'Guides/Embedding'];

/** Maps `FaqView`, `FaqElement` and the tag `faq` to one name. */
const plain = (name: string) =>
  name
    .replace(/(View|Element)$/, '')
    .replaceAll('-', '')
    .toLowerCase();
const guidesOf = ({ name, stories }: { name: string; stories: string }) =>
  guides.filter((guide) => guide.stories === stories && plain(guide.component) === plain(name));

const isSentence = (text: string) => /^[`“A-ZØ-ÞA-Z].*[.!?:”)]$/.test(text);

describe('The guides of components', () => {
  it('exist once for each component, section and element, beside its stories', () => {
    const wrong = documented.filter((subject) => guidesOf(subject).length !== 1);
    expect(
      wrong.map(({ name, stories }) => `${name} has no guide in ${stories.replace('.stories.tsx', '.docs.ts')}`),
    ).toEqual([]);
  });

  it('have every part of the structure, in whole sentences', () => {
    const gaps = guides.flatMap(
      ({ file, component, purpose, use, avoid, anatomy, screenReader, keyboard, keywords, ...rest }) => {
        const sentences = [purpose, ...use, ...avoid, rest.do.text, rest.dont.text, ...screenReader];
        const described = [...anatomy, ...keyboard].map(([, text]) => text);
        const missing = Object.entries({ use, avoid, anatomy, screenReader, related: rest.related }).filter(
          ([, list]) => list.length === 0,
        );
        return [
          ...missing.map(([name]) => `${file}, ${component}: no ${name}`),
          ...(keywords.length < 3 ? [`${file}, ${component}: fewer than three keywords`] : []),
          ...[...sentences, ...described]
            .filter((text) => !isSentence(text))
            .map((text) => `${file}, ${component}: ${text}`),
        ];
      },
    );
    expect(gaps).toEqual([]);
  });

  it('have keywords that the search of the kit finds', () => {
    const guideFiles = [...new Set(guides.map(({ file }) => file))];
    const found = guideFiles.map((file) => ({ file, words: keywordsIn(read(file)) }));
    expect(found).toEqual(
      guideFiles.map((file) => ({
        file,
        words: guides.filter((guide) => guide.file === file).flatMap(({ keywords }) => keywords),
      })),
    );
  });

  it('refer to stories that exist, to one as do and to another as don’t', () => {
    const wrong = guides.flatMap((guide) => {
      const own = files.find(({ file }) => file === guide.stories)?.stories.map(({ name }) => name) ?? [];
      const examples = [guide.do, guide.dont];
      const shown = examples.flatMap((example) => ('story' in example ? [example.story] : []));
      const empty = examples.filter((example) => 'show' in example && renderToStaticMarkup(example.show()) === '');
      return [
        ...empty.map(({ text }) => `an empty example: ${text}`),
        ...shown.filter((story) => !own.includes(story)),
        ...(new Set(shown).size < shown.length ? shown.slice(1) : []),
        ...guide.related.filter((title) => !titles.includes(title)),
      ].map((name) => `${guide.file}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('have a keyboard table if the component contains something to operate', () => {
    const operable =
      /<(?:Button|ButtonLink|Link|Breadcrumb|Carousel|Accordion|\w*Field|TextArea|Markdown|Input|Select|Box \{|input|button|select|a)\b|tabIndex/;
    const wrong = documented.flatMap((subject) =>
      guidesOf(subject)
        .filter(({ keyboard }) => operable.test(read(subject.source)) && keyboard.length === 0)
        .map(({ file, component }) => `${file}: ${component}`),
    );
    expect(wrong).toEqual([]);
  });
});
