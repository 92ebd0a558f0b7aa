import type { Fault } from './faults.ts';

/** Each fault undoes the fix of a case in tests/FIELD.md. Other cases need a browser, or fail like one of these (README.md). */
export const caseFaults: readonly Fault[] = [
  {
    seen: 'W1: An Urdu course is not found by the kaf of an Arabic keyboard.',
    file: 'src/domain/fold-text.ts',
    from: "['\\u0643', '\\u06a9\\u06aa'],",
    to: "['\\u0643', ''],",
    caughtBy: ['unit-react', 'tests/unit/domain/search-courses.test.ts', '-t', 'letters of another keyboard'],
  },
  {
    seen: 'W4: The search suggests a word with another first letter.',
    file: 'src/domain/similar-words.ts',
    from: 'word[0] !== typed[0] || ',
    to: '',
    caughtBy: ['unit-react', 'tests/unit/domain/search-courses.test.ts', '-t', 'same first letter'],
  },
  {
    seen: 'W5: “AI” finds gliders in the air before artificial intelligence.',
    file: 'src/domain/search-courses.ts',
    from: 'const maxWholeLength = 2;',
    to: 'const maxWholeLength = 0;',
    caughtBy: ['unit-react', 'tests/unit/domain/search-courses.test.ts', '-t', 'finds a word of two letters'],
  },
  {
    seen: 'W6: A search without a result is a dead end.',
    file: 'src/sections/course-finder/CourseCount.tsx',
    from: '<Link href={askHref(wordsOf(filters))}>{labels.askUs}</Link>',
    to: '',
    caughtBy: ['unit-react', 'tests/unit/sections/course-finder.test.tsx', '-t', 'shows a message if nothing matches'],
  },
  {
    seen: 'W7: The office does not find an account by its number as people write it.',
    file: 'src/domain/matches-search.ts',
    from: 'folded.includes(wanted) || matchesPhone(find, phone)',
    to: 'folded.includes(wanted)',
    caughtBy: ['api', 'tests/api/office.test.ts', '-t', 'can be found by any text'],
  },
  {
    seen: 'W9: /p/Mehwish-Gul is the page of nobody.',
    file: 'src/server/pages/moved-address.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source
    from: "return name === '' || `/p/${name}` === path ? undefined : `/p/${name}${query}`;",
    to: 'return undefined;',
    caughtBy: ['api', 'tests/api/counts.test.ts', '-t', 'has one address'],
  },
  {
    seen: 'W10: A text from Google Docs loses its headings, links and lists when it is pasted.',
    file: 'src/office/form/MarkdownControl.tsx',
    from: ' onPaste={pasteAsMarkdown}',
    to: '',
    caughtBy: ['unit-react', 'tests/unit/office/controls.test.tsx', '-t', 'converts pasted rich text'],
  },
  {
    seen: 'W13: “Describe the picture” is published as the description of a picture.',
    file: 'src/content/folder/text-check.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source
    from: 'if (!picture.startsWith(`![${undescribed}]`)) return undefined;',
    to: 'return undefined;',
    caughtBy: [
      'unit-server',
      'tests/unit/content/untrusted-folder.server.test.ts',
      '-t',
      'reports a picture that still has the office',
    ],
  },
  {
    seen: 'W14: An animated picture becomes a still one.',
    file: 'src/ui/shrink-picture/shrink-picture.ts',
    from: ' || (await isAnimated(file))',
    to: '',
    caughtBy: [
      'unit-server',
      'tests/unit/office/html-to-markdown.server.test.ts',
      '-t',
      'An animated picture is not resized',
    ],
  },
  {
    seen: 'W15: What was typed in the office is gone after a reload.',
    file: 'src/office/form/typed-text.ts',
    from: 'tryStorage(() => localStorage.setItem(key, JSON.stringify(typed)));',
    to: 'void typed;',
    caughtBy: ['unit-react', 'tests/unit/office/item-page.test.tsx', '-t', 'are offered again'],
  },
  {
    seen: 'W16: Link previews keep a picture that the school has replaced.',
    file: 'src/domain/sharing-picture.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source
    from: 'hash && `v=${hash.slice(0, 8)}`',
    to: "''",
    caughtBy: ['api', 'tests/api/sharing-address.test.ts', '-t', 'gets a new URL in the link previews'],
  },
  {
    seen: 'W17: Download does nothing in a frame of WordPress.',
    file: 'src/server/embed/page-scripts.ts',
    from: 'link.host === location.host ? link.href : new URL(ownHref, location.href).href',
    to: 'link.href',
    caughtBy: ['unit-react', 'tests/unit/server/frame-script.test.ts', '-t', 'redirects a link to another host'],
  },
  {
    seen: 'W18: A prefetch of the apps of Facebook and Instagram counts as a visit.',
    file: 'src/server/counts/countable.ts',
    from: "'x-purpose', ",
    to: '',
    caughtBy: ['api', 'tests/api/counts.test.ts', '-t', 'a prefetch of the apps'],
  },
  {
    seen: 'W20: The contact form takes an address that nobody can answer.',
    file: 'src/domain/form-rules.ts',
    from: "email(value) ?? (canReceiveMail(value.trim()) ? undefined : 'Invalid email address')",
    to: 'email(value)',
    caughtBy: ['unit-react', 'tests/unit/domain/form-rules.test.ts', '-t', 'which the school cannot answer'],
  },
  {
    seen: 'W24: The builder states the height of a widget that has not loaded.',
    file: 'src/server/embed/page-scripts.ts',
    from: "let state = 'loading';",
    to: "let state = 'ready';",
    caughtBy: ['unit-react', 'tests/unit/server/frame-script.test.ts', '-t', 'reports that the widget loads'],
  },
  {
    seen: 'W36: The bar with Save covers the focused field.',
    file: 'src/office/form/SaveBar.tsx',
    from: '  useScrollPadding(bar);\n',
    to: '',
    caughtBy: ['unit-react', 'tests/unit/office/item-page.test.tsx', '-t', 'scrolls the focused control above'],
  },
  {
    seen: 'W38: After a gap in the line, the search works only after a reload.',
    file: 'src/sections/course-finder/use-course-search.ts',
    from: 'code ??= await importAgain(load);',
    to: 'code ??= await load();',
    caughtBy: ['unit-react', 'tests/unit/sections/course-search.test.tsx', '-t', 'retries a failed import'],
  },
];
