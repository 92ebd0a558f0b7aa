/** One fault, planted as an exact replacement of a text that stands in its file once. */
export interface Fault {
  /** What a person would see. */
  seen: string;
  file: string;
  from: string;
  to: string;
  /** The narrowest run that has to fail: a vitest project and file, or a Playwright suite and file. */
  caughtBy: readonly [
    suite: 'unit-react' | 'unit-preact' | 'api' | 'architecture' | 'e2e' | 'hosts',
    ...args: string[],
  ];
}

/** Of the kinds that bug reports describe, spread over all rooms. */
export const faults: readonly Fault[] = [
  {
    seen: 'One broken course in the answer, and the whole catalogue says that it cannot be loaded.',
    file: 'src/domain/decode.ts',
    from: 'if (!isRow(row)) continue;',
    to: "if (!isRow(row)) throw new ShapeError('A row is no object.');",
    caughtBy: ['unit-react', 'tests/unit/domain/decoders.test.ts'],
  },
  {
    seen: 'A link `?category=Science` shows all courses, because the address is compared letter by letter.',
    file: 'src/domain/filters.ts',
    from: 'value.trim().toLowerCase()',
    to: 'value.trim()',
    caughtBy: ['unit-react', 'tests/unit/domain/filters.test.ts'],
  },
  {
    seen: 'The number beside a level counts courses of every category, so that choosing it shows fewer than it says.',
    file: 'src/domain/filters.ts',
    from: '{ ...filters, [name]: label }',
    to: "{ category: '', level: '', [name]: label }",
    caughtBy: ['unit-react', 'tests/unit/domain/filters.test.ts'],
  },
  {
    seen: 'A product whose link is `javascript:…` runs it in the page of a visitor who presses it.',
    file: 'src/domain/url.ts',
    from: "schemes.includes(url.protocol) ? url.href : ''",
    to: 'url.href',
    caughtBy: ['unit-react', 'tests/unit/domain/decoders.test.ts'],
  },
  {
    seen: 'Registering with two different passwords of the same length works; signing in does not.',
    file: 'src/domain/form-rules.ts',
    from: 'return value === password ?',
    to: 'return value.length === password.length ?',
    caughtBy: ['unit-react', 'tests/unit/domain/form-rules.test.ts'],
  },
  {
    seen: 'A list that failed once stays failed, also on the next visit of its page, until a reload.',
    file: 'src/data/response-cache.ts',
    from: 'return entry.error ? this : super.set(key, entry);',
    to: 'return super.set(key, entry);',
    caughtBy: ['unit-react', 'tests/unit/data/create-data.test.ts'],
  },
  {
    seen: 'An answer whose body never ends leaves the spinner turning for ever.',
    file: 'src/data/http.ts',
    from: 'const text = await response.text();',
    to: 'clearTimeout(timer);\n    const text = await response.text();',
    caughtBy: ['unit-react', 'tests/unit/data/create-data.test.ts'],
  },
  {
    seen: 'After Logout the name stays in the header, and a reload signs in again.',
    file: 'src/data/session.ts',
    from: "Cookies.remove('token', shared);",
    to: "Cookies.remove('token');\n      Cookies.set('token', token ?? '', shared);",
    caughtBy: ['unit-react', 'tests/unit/data/session.test.ts'],
  },
  {
    seen: 'A partner who listens hears that a question was opened when it was closed.',
    file: 'src/ui/accordion/Accordion.tsx',
    from: 'onToggle?.(id, panel.open);',
    to: 'onToggle?.(id, true);',
    caughtBy: ['unit-preact', 'tests/unit/ui/accordion.test.tsx'],
  },
  {
    seen: 'Closing the sign-in window by keyboard leaves the focus nowhere: the next Tab begins at the top of the page.',
    file: 'src/ui/dialog/use-modal.ts',
    from: 'own.close();\n      unlock();',
    to: 'unlock();',
    caughtBy: ['e2e', 'keyboard.spec', '-g', 'journey'],
  },
  {
    seen: 'A message in the corner cannot be closed: the × takes away all the others instead.',
    file: 'src/ui/toast/toasts.ts',
    from: 'toast.id !== id',
    to: 'toast.id === id',
    caughtBy: ['unit-react', 'tests/unit/ui/toaster.test.tsx'],
  },
  {
    seen: 'On a computer the catalogue has three courses in a row where the specification says four.',
    file: 'src/sections/course-finder/CourseFinderView.tsx',
    from: '--columns: 4;',
    to: '--columns: 3;',
    caughtBy: ['e2e', 'spec/2-explore-allcourses.spec'],
  },
  {
    seen: "A message sent from a partner's page does not say which partner it came from.",
    file: 'src/sections/contact-form/ContactForm.tsx',
    from: '...(partner && { partner })',
    to: '',
    caughtBy: ['unit-react', 'tests/unit/sections/contact-form.test.tsx'],
  },
  {
    seen: 'After following a link, a screen reader says nothing and Tab starts from the old place.',
    file: 'src/site/scroll-and-focus.ts',
    from: 'element.focus({ preventScroll: true });',
    to: '',
    caughtBy: ['e2e', 'keyboard.spec', '-g', 'journey'],
  },
  {
    seen: "The browser's tab keeps the name of the page before.",
    file: 'src/site/head.ts',
    from: 'document.title = pageTitle(head, school);',
    to: '',
    caughtBy: ['e2e', 'documents.spec', '-g', 'updates its title'],
  },
  {
    seen: "A course named `</script><script>…` runs that script in every visitor's page.",
    file: 'src/server/pages/document.ts',
    from: ".replaceAll('<', '\\\\u003c')",
    to: '',
    caughtBy: ['e2e', 'hostile/strings.spec', '-g', 'head and JSON-LD'],
  },
  {
    seen: 'A proxy gives one site the answer that names another, whose pages then cannot sign in.',
    file: 'src/server/api/cross-origin.ts',
    from: "Vary: 'Origin',",
    to: '',
    caughtBy: ['api', 'tests/api/cross-origin.test.ts'],
  },
  {
    seen: 'A lost `await`: registering with an address that has an account already says welcome.',
    file: 'src/server/api/users/sign-up.ts',
    from: 'const inserted = await db',
    to: 'const inserted = db',
    caughtBy: ['api', 'tests/api/both-databases.test.ts', '-t', 'On SQLite'],
  },
  {
    seen: 'The second start of the server fails, or fills the tables twice: migrations run again.',
    file: 'src/db/migrate.ts',
    from: 'steps.filter((step) => !had.has(step.name))',
    to: 'steps.filter((step) => had.size >= 0 || !had.has(step.name))',
    caughtBy: ['api', 'tests/api/both-databases.test.ts', '-t', 'On SQLite'],
  },
  {
    seen: 'A client that writes X-Forwarded-For itself has no limit any more: passwords can be guessed without a wait.',
    file: 'src/server/http/client-address.ts',
    from: ".split(',').at(-1)",
    to: ".split(',').at(0)",
    caughtBy: ['api', 'tests/api/both-databases.test.ts', '-t', 'On SQLite'],
  },
  {
    seen: "A script in the page can read the session's secret.",
    file: 'src/server/api/users/sessions.ts',
    from: '; Path=/; HttpOnly; SameSite',
    to: '; Path=/; SameSite',
    caughtBy: ['api', 'tests/api/both-databases.test.ts', '-t', 'On SQLite'],
  },
  {
    seen: 'What the school changes shows after six minutes where one was promised: stale answers count as fresh.',
    file: 'src/server/http/response-cache.ts',
    from: 'Math.max(1, made.freshMs)',
    to: 'Math.max(1, made.freshMs + made.staleMs)',
    caughtBy: ['api', 'tests/api/caching.test.ts'],
  },
  {
    seen: "A partner's page never hears a widget that stands within an element of its own.",
    file: 'embed/element/widget-host.ts',
    from: 'bubbles: true, composed: true',
    to: 'bubbles: true',
    caughtBy: ['hosts', '4-any-order/other-pages.spec', '-g', 'dispatches its events'],
  },
  {
    seen: "Every heading on a partner's page turns purple: a widget's styles go into its document.",
    file: 'src/style/style-target.ts',
    from: '= [...root.adoptedStyleSheets, sheet]',
    to: '= document.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]',
    caughtBy: ['hosts', '1-no-trace', '-g', 'widgets .loader. leave no trace'],
  },
  {
    seen: 'Words on dark violet cannot be read in the dark theme.',
    file: 'src/tokens/colours.ts',
    from: "muted: '#bdb1d6'",
    to: "muted: '#5b5073'",
    caughtBy: ['unit-react', 'tests/unit/tokens/colours.test.ts'],
  },
  {
    seen: 'A widget weighs a quarter more and follows links on its own: the router came along.',
    file: 'src/sections/faq/Faq.tsx',
    from: 'import { FaqView',
    to: "import 'wouter';\nimport { FaqView",
    caughtBy: ['architecture', 'tests/architecture/imports.test.ts'],
  },
];
