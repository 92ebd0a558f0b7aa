import { attackFaults } from './attacks.ts';
import { caseFaults } from './cases.ts';
import { guardFaults } from './guards.ts';

/** A fault: an exact replacement of a text that occurs once in its file, or a new file. */
export interface Fault {
  /** The effect that a visitor or partner would notice. */
  seen: string;
  file: string;
  /** The text to replace; '' creates the file. */
  from: string;
  to: string;
  /**
   * The smallest run that must fail: a vitest project and file, a file for the linter, or a Playwright suite and file.
   * Then the option that selects a test, and a part of its title.
   */
  caughtBy: readonly [
    suite:
      | 'unit-react'
      | 'unit-preact'
      | 'unit-server'
      | 'api'
      | 'architecture'
      | 'lint'
      | 'stories'
      | 'kit'
      | 'e2e'
      | 'hosts',
    ...args: string[],
  ];
}

/** All faults: typical bugs in all folders, one fault for each guard, and the undone fixes of field cases and attacks. */
export const faults: readonly Fault[] = [
  {
    seen: 'One invalid course in the response makes the whole catalogue fail to load.',
    file: 'src/domain/decode.ts',
    from: 'if (!isRow(row)) continue;',
    to: "if (!isRow(row)) throw new ShapeError('A row is no object.');",
    caughtBy: ['unit-react', 'tests/unit/domain/decoders.test.ts'],
  },
  {
    seen: 'A link `?category=Science` shows all courses, because the comparison is case-sensitive.',
    file: 'src/domain/filters.ts',
    from: 'value.trim().toLowerCase()',
    to: 'value.trim()',
    caughtBy: ['unit-react', 'tests/unit/domain/filters.test.ts'],
  },
  {
    seen: 'The number beside a level includes courses of other categories, so the filter shows fewer courses.',
    file: 'src/domain/filter-courses.ts',
    from: '{ ...filters, [name]: label }',
    to: "{ category: '', level: '', [name]: label }",
    caughtBy: ['unit-react', 'tests/unit/domain/filters.test.ts'],
  },
  {
    seen: 'A click on a product with a `javascript:…` link runs the script in the page.',
    file: 'src/domain/url.ts',
    from: "schemes.includes(url.protocol) ? url.href : ''",
    to: 'url.href',
    caughtBy: ['unit-react', 'tests/unit/domain/decoders.test.ts'],
  },
  {
    seen: 'Registration accepts two different passwords of the same length; login then fails.',
    file: 'src/domain/form-rules.ts',
    from: 'return value === password ?',
    to: 'return value.length === password.length ?',
    caughtBy: ['unit-react', 'tests/unit/domain/form-rules.test.ts'],
  },
  {
    seen: 'A failed list stays failed on the next visit of its page, until a reload.',
    file: 'src/data/response-cache.ts',
    from: 'return entry.error ? this : super.set(path, entry);',
    to: 'return super.set(path, entry);',
    caughtBy: ['unit-react', 'tests/unit/data/create-data.test.ts'],
  },
  {
    seen: 'If a response body never ends, the spinner never stops.',
    file: 'src/data/http.ts',
    from: 'const text = await textOf(response, restartTimer);',
    to: 'clearTimeout(timer);\n    const text = await textOf(response, restartTimer);',
    caughtBy: ['unit-server', 'tests/unit/data/faults.server.test.ts', '-t', 'slow body'],
  },
  {
    seen: 'After logout the name stays in the header, and a reload signs the visitor in again.',
    file: 'src/data/session.ts',
    from: "Cookies.remove('token', shared);",
    to: "Cookies.remove('token');\n      Cookies.set('token', token ?? '', shared);",
    caughtBy: ['unit-react', 'tests/unit/data/session.test.ts'],
  },
  {
    seen: 'The event of a closed question says that it was opened.',
    file: 'src/ui/accordion/Accordion.tsx',
    from: 'onToggle?.(id, panel.open);',
    to: 'onToggle?.(id, true);',
    caughtBy: ['unit-preact', 'tests/unit/ui/accordion.test.tsx'],
  },
  {
    seen: 'The focus is lost after the login modal closes by keyboard: the next Tab starts at the top of the page.',
    file: 'src/ui/dialog/use-modal.ts',
    from: 'own.close();\n      unlock();',
    to: 'unlock();',
    caughtBy: ['e2e', 'keyboard.spec', '-g', 'journey'],
  },
  {
    seen: 'The × of a toast closes all other toasts and keeps its own.',
    file: 'src/ui/toast/toasts.ts',
    from: 'toast.id !== id',
    to: 'toast.id === id',
    caughtBy: ['unit-react', 'tests/unit/ui/toaster.test.tsx'],
  },
  {
    seen: 'On a desktop the catalogue has three columns; the specification requires four.',
    file: 'src/sections/course-finder/CourseFinderView.tsx',
    from: '--columns: 4;',
    to: '--columns: 3;',
    caughtBy: ['e2e', 'spec/2-grids-and-sliders.spec', '-g', 'explore-allcourses'],
  },
  {
    seen: "A message from a partner's page does not name the partner.",
    file: 'src/sections/contact-form/ContactForm.tsx',
    from: '...(partner && { partner })',
    to: '',
    caughtBy: ['unit-react', 'tests/unit/sections/contact-form.test.tsx'],
  },
  {
    seen: 'After a click on a link, a screen reader announces nothing and Tab starts at the old position.',
    file: 'src/site/scroll-and-focus.ts',
    from: 'element.focus({ preventScroll: true });',
    to: '',
    caughtBy: ['e2e', 'keyboard.spec', '-g', 'journey'],
  },
  {
    seen: 'The browser tab keeps the title of the previous page.',
    file: 'src/site/head.ts',
    from: 'document.title = pageTitle(head, school);',
    to: '',
    caughtBy: ['e2e', 'journeys.spec', '-g', 'from the home page'],
  },
  {
    seen: "A course named `</script><script>…` runs that script in every visitor's page.",
    file: 'src/server/pages/document.ts',
    from: ".replaceAll('<', '\\\\u003c')",
    to: '',
    caughtBy: ['e2e', 'hostile/strings.spec', '-g', 'head and JSON-LD'],
  },
  {
    seen: 'On a slow connection, the text of the home page jumps when the picture beside it arrives.',
    file: 'src/style/theme.ts',
    from: ',[data-waits])',
    to: ')',
    caughtBy: ['e2e', 'arrival.spec', '-g', 'the part of / that'],
  },
  {
    seen: 'A proxy sends one site the cached response for another origin, so sign-in fails.',
    file: 'src/server/api/cross-origin.ts',
    from: "Vary: 'Origin',",
    to: '',
    caughtBy: ['api', 'tests/api/cross-origin.test.ts'],
  },
  {
    seen: 'A missing `await`: registration with an existing e-mail address reports success.',
    file: 'src/server/api/users/sign-up.ts',
    from: 'const inserted = await db',
    to: 'const inserted = db',
    caughtBy: ['api', 'tests/api/both-databases.test.ts', '-t', 'On SQLite'],
  },
  {
    seen: 'Migrations run again: the second start of the server fails or fills the tables twice.',
    file: 'src/db/migrate.ts',
    from: 'steps.filter((step) => !had.has(step.name))',
    to: 'steps.filter((step) => had.size >= 0 || !had.has(step.name))',
    caughtBy: ['api', 'tests/api/both-databases.test.ts', '-t', 'On SQLite'],
  },
  {
    seen: 'A client that sends its own X-Forwarded-For bypasses the rate limit and can guess passwords without a delay.',
    file: 'src/server/http/client-address.ts',
    from: ".split(',').at(-1)",
    to: ".split(',').at(0)",
    caughtBy: ['api', 'tests/api/both-databases.test.ts', '-t', 'On SQLite'],
  },
  {
    seen: 'A script in the page can read the session secret.',
    file: 'src/server/api/users/sessions.ts',
    from: '; Path=/; HttpOnly; SameSite',
    to: '; Path=/; SameSite',
    caughtBy: ['api', 'tests/api/both-databases.test.ts', '-t', 'On SQLite'],
  },
  {
    seen: 'Stale responses count as fresh: a content change shows after six minutes, not after one.',
    file: 'src/server/http/response-cache.ts',
    from: 'Math.max(1, made.freshMs)',
    to: 'Math.max(1, made.freshMs + made.staleMs)',
    caughtBy: ['api', 'tests/api/caching.test.ts'],
  },
  {
    seen: 'A widget in the shadow root of another element dispatches no event to the page.',
    file: 'embed/element/widget-host.ts',
    from: 'bubbles: true, composed: true',
    to: 'bubbles: true',
    caughtBy: ['hosts', '4-any-order/other-pages.spec', '-g', 'dispatches its events'],
  },
  {
    seen: "A widget's styles leak into the host document: every heading on the page turns purple.",
    file: 'src/style/style-target.ts',
    from: '= [...root.adoptedStyleSheets, sheet]',
    to: '= document.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]',
    caughtBy: ['hosts', '1-no-trace', '-g', 'leave no trace'],
  },
  {
    seen: 'Text on dark violet is unreadable in the dark theme.',
    file: 'src/tokens/colours.ts',
    from: "muted: '#bdb1d6'",
    to: "muted: '#5b5073'",
    caughtBy: ['unit-react', 'tests/unit/tokens/colours.test.ts'],
  },
  {
    seen: 'A member of staff for messages invites another owner of the school.',
    file: 'src/server/office/calls.ts',
    from: '(role) => may(role, name)',
    to: '() => true',
    caughtBy: ['api', 'tests/api/office.test.ts', '-t', 'runs each action only for the roles'],
  },
  {
    seen: 'A cookie that was copied from a computer still opens the office after the sign-out there.',
    file: 'src/server/office/staff-sessions.ts',
    from: '    async end(request) {\n      await end(request);',
    to: '    async end(request) {',
    caughtBy: ['api', 'tests/api/office.test.ts', '-t', 'ends at sign-out'],
  },
  {
    seen: 'A component writes an attribute on Preact that React drops: a widget differs from the site.',
    file: 'src/ui/chip/Chip.tsx',
    from: '<Pill part="chip" {...rest}>',
    to: '<Pill part="chip" {...{ chosen: true }} {...rest}>',
    caughtBy: ['stories', 'ui/chip'],
  },
  {
    seen: 'The text of a component is unreadable in the dark theme, because its colour is no token.',
    file: 'src/ui/chip/Chip.tsx',
    from: '  color: var(--on-soft);',
    to: '  color: #2b2140;',
    caughtBy: ['stories', 'ui/chip'],
  },
  {
    seen: 'The links from one guide to another lead nowhere.',
    file: '.storybook/guide-page.tsx',
    from: "'-')}--docs`",
    to: "'-')}--guide`",
    caughtBy: ['kit', 'docs.spec', '--grep=UI/Accordion is'],
  },
  {
    seen: 'NEWS in the footer leads to the blogs, not to the ambassadors.',
    file: 'src/site/shell/links.ts',
    from: "'/steam-ambassadors' : '', label: 'NEWS'",
    to: "'/blogs' : '', label: 'NEWS'",
    caughtBy: ['api', 'tests/api/specification/courses.test.ts', '-t', 'The footer has six links'],
  },
  {
    seen: 'A course shows more than the five questions of the specification.',
    file: 'src/tokens/limit-values.ts',
    from: 'courseFaqs = 5;',
    to: 'courseFaqs = 6;',
    caughtBy: ['unit-react', 'tests/unit/site/course-page.test.tsx', '-t', 'first five questions'],
  },
  {
    seen: 'Search engines list each filter of the catalogue as a page of its own: the canonical URL is missing.',
    file: 'src/server/pages/document.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source
    from: '<link rel="canonical" href="${canonical}">',
    to: '',
    caughtBy: ['api', 'tests/api/documents.test.ts', '-t', 'canonical URL'],
  },
  ...guardFaults,
  ...caseFaults,
  ...attackFaults,
];

/** Formats a fault as a table row: its effect, its file, and the suite that catches it. */
export const rowOf = ({ seen, file, from, caughtBy }: Fault, number: number): string => {
  const place = from === '' ? `${file} (new)` : `\`${file}\``;
  return `| ${number} | ${seen} | ${place} | \`${caughtBy.join(' ')}\` |`;
};
