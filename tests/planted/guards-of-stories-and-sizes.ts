import type { Fault } from './faults.ts';
import { inArchitecture } from './guard.ts';

export const storyAndSizeFaults: readonly Fault[] = [
  ...inArchitecture('stories', {
    'exist for every component': {
      seen: 'A new component has no story.',
      file: 'src/ui/gauge/Gauge.tsx',
      from: '',
      to: 'export interface GaugeProps {\n  /** From 0 to 1. */\n  value: number;\n}\n\nexport function Gauge({ value }: GaugeProps) {\n  return <meter value={value} />;\n}\n',
    },
    'have required states': {
      seen: 'The check looks for `query` instead of `list`: elements then need no stories of their states.',
      file: 'tests/architecture/story-states.ts',
      from: '?.list ?',
      to: "?.['query' as 'list'] ?",
    },
    'have exceptions and shared files only': {
      seen: 'A component that has moved is still in the list of components without stories.',
      file: 'tests/architecture/story-states.ts',
      from: "'spinner/Ring'",
      to: "'spinner/Circle'",
    },
    'show each component in every state': {
      seen: 'The FAQ has no story of its loading state.',
      file: 'stories/embed/faq.stories.tsx',
      from: 'export const Loading',
      to: 'export const Waiting',
    },
    'show each boolean prop, each value': {
      seen: 'A variant of a component is in no story.',
      file: 'src/ui/chip/Chip.tsx',
      from: '  /** An icon before the text. */\n',
      to: '  /** On a dark ground. */\n  inverted?: boolean;\n  /** An icon before the text. */\n',
    },
    'have a prop table with a sentence': {
      seen: 'The prop table says nothing about the default of a variant.',
      file: 'src/ui/button/button.style.ts',
      from: "   * The emphasis. Use one filled button per view.\n   * @default 'filled'\n",
      to: '   * The emphasis. Use one filled button per view.\n',
    },
    'perform an action of each component': {
      seen: 'No story clicks the button of the dialog.',
      file: 'stories/ui/dialog.stories.tsx',
      from: '  play: async (',
      to: '  beforeEach: async (',
    },
    'have exceptions only for states': {
      seen: 'A state with a story is still in the list of states without stories.',
      file: 'tests/architecture/story-states.ts',
      from: "'src/ui/icon/Icon.tsx':",
      to: "'src/ui/chip/Chip.tsx':",
    },
    'have no play function in': {
      seen: 'Every story of a file has the same play function, and none shows a state.',
      file: 'stories/ui/chip.stories.tsx',
      from: "  args: { children: 'Beginner' },\n}",
      to: "  args: { children: 'Beginner' },\n  play: async () => {},\n}",
    },
    'belong to components that each have a conformance test': {
      seen: 'A component ignores its `className`, and no test fails.',
      file: 'tests/unit/ui/parts.tsx',
      from: '<Chip {...given}>Beginner</Chip>',
      to: '<Band {...given}>Beginner</Band>',
    },
    'belong to components that document each prop': {
      seen: 'The documentation of a component shows a prop without a description.',
      file: 'src/ui/chip/Chip.tsx',
      from: '  /** An icon before the text. */\n',
      to: '',
    },
  }),
  ...inArchitecture('stories', {
    'show each component in every state': {
      seen: 'A table of the office without rows is shown in no story.',
      file: 'stories/office/parts/data-table.stories.tsx',
      from: 'export const Empty:',
      to: 'export const Blank:',
    },
    'are required for a component of each folder': {
      seen: 'A new part of the office needs neither stories nor a guide.',
      file: 'tests/architecture/story-states.ts',
      from: '(parts\\/[A-Z]',
      to: '(part\\/[A-Z]',
    },
  }),
  ...inArchitecture('snippets', {
    'can be read, and compiles as it stands': {
      seen: 'A story is the result of a call, so “Copy code” copies nothing.',
      file: 'stories/ui/chip.stories.tsx',
      from: 'export const Plain: Story = {};',
      to: 'export const Plain: Story = Object.freeze({});',
    },
  }),
  ...inArchitecture('snippets', {
    'finds all that it imports in the registry': {
      seen: 'The registry installs a button, but not the icon that the code of its story shows.',
      file: '.storybook/snippets/elsewhere.ts',
      from: '...start, ...usedInCode(storyFile)',
      to: '...start',
    },
  }),
  ...inArchitecture('guides', {
    'exist once for each component': {
      seen: 'A component has no guide: a reader learns nothing but its props.',
      file: 'stories/ui/chip.docs.tsx',
      from: "component: 'Chip'",
      to: "component: 'Tag'",
    },
    'have every part of the structure': {
      seen: 'The guide of a component does not say when not to use it.',
      file: 'stories/sections/missions.docs.ts',
      from: "avoid: ['For short facts: use Achievements.']",
      to: 'avoid: []',
    },
    'have keywords that the search of the kit finds': {
      seen: 'The search of the kit finds no component by its keywords.',
      file: '.storybook/search-words.ts',
      from: '\\bkeywords: \\[(',
      to: '\\bwords: \\[(',
    },
    'refer to stories that exist': {
      seen: 'The live example of a guide is empty, because its story was renamed.',
      file: 'stories/sections/missions.docs.ts',
      from: "story: 'Loaded'",
      to: "story: 'Ready'",
    },
    'have a keyboard table if': {
      seen: 'The guide says that nothing takes the focus, but the component has a button.',
      file: 'stories/sections/course-testimonials.docs.ts',
      from: 'keyboard: [',
      to: 'keyboard: true ? [] : [',
    },
  }),
  ...inArchitecture('effects', {
    'Shadows, durations, easings and layers': {
      seen: 'A toast has a shadow of its own, so a change of the tokens does not reach it.',
      file: 'src/ui/toast/ToastCard.tsx',
      from: 'box-shadow: $',
      to: 'box-shadow: 0 12px 32px rgb(var(--shadow) / 0.2), $',
    },
    'Purple colours are only': {
      seen: 'The sign-in panel of a school with a yellow accent stays purple.',
      file: 'src/site/auth/AuthPanel.tsx',
      from: 'var(--stage-end), ',
      to: '#7c3aed, ',
    },
  }),
  ...inArchitecture('wire-names', {
    'are the names of the contract': {
      seen: 'The product uses a wire name for its own field, and the check does not report it.',
      file: 'src/domain/school.ts',
      from: '  accent: string;',
      to: '  accent: string;\n  homecourse?: string;',
    },
    'appear only in decoders': {
      seen: 'A section reads a wire name: a rename on the server breaks the page.',
      file: 'src/sections/faq/FaqView.tsx',
      from: 'export function FaqView',
      to: 'export const image = (course: { homecourse?: string }) => course.homecourse;\n\nexport function FaqView',
    },
    'are still present in every file': {
      seen: 'A file without wire names keeps its exception.',
      file: 'tests/architecture/wire-names.test.ts',
      from: 'stories\\/sections\\/top-banner\\./, /^_id$/',
      to: 'stories\\/sections\\/top-banner\\./, /^_idea$/',
    },
  }),
  ...inArchitecture('bytes', {
    'is within its budget': {
      seen: 'A widget is twice as large as its budget.',
      file: 'src/sections/faq/Faq.tsx',
      from: 'import { FaqView',
      to: "import 'swiper';\nimport 'core-js-bundle';\nimport { FaqView",
    },
    'needs no static import deeper': {
      seen: 'The search waits for a second file, which it shares with the sentences about mistakes.',
      file: 'embed/build/config.ts',
      from: 'source: /\\/nearest\\.ts$|^leven$/',
      to: 'source: /^none$/',
    },
    'declares each custom property': {
      seen: 'The message about a wrong field is no longer red in widgets: their sheet does not declare its colour.',
      file: 'embed/element/base-css.ts',
      from: "'danger-soft success-soft",
      to: "'danger danger-soft success-soft",
    },
    'contains no documentation of the contract': {
      seen: 'Every visitor of a partner page loads the documentation of the contract.',
      file: 'embed/element/define-element.ts',
      from: 'export function defineElement(',
      to: "export { contract } from '../../src/domain/embed/contract.ts';\n\nexport function defineElement(",
    },
    'has the size that the webmaster’s guide says': {
      seen: 'The guide states half of the bytes that a page loads.',
      file: 'embed/README.md',
      from: '| All four on one page | ',
      to: '| All four on one page | 1',
    },
    'contains every file': {
      seen: 'An import from the npm package is not found.',
      file: 'embed/build/package.ts',
      from: "default: './custom-elements.json'",
      to: "default: './elements.json'",
    },
    'exports each element': {
      seen: 'A widget cannot be imported from the npm package.',
      file: 'embed/build/package.ts',
      from: 'Object.fromEntries(widgetNames.map(',
      to: 'Object.fromEntries(widgetNames.slice(1).map(',
    },
  }),
  ...inArchitecture('site-bytes', {
    'are within the budget of': {
      seen: 'Every page loads the code of the carousel before it is idle.',
      file: 'src/site/entry-client.tsx',
      from: 'import { hydrateRoot',
      to: "import 'core-js-bundle';\nimport { hydrateRoot",
    },
    'The first files of the office are within their budget': {
      seen: 'A member of staff with a phone waits for half a megabyte before the office shows anything.',
      file: 'src/office/entry.tsx',
      from: 'import { createRoot',
      to: "import 'core-js-bundle';\nimport { createRoot",
    },
    'The built site imports only packages': {
      seen: 'The built server does not start after npm ci --omit=dev.',
      file: 'vite.config.ts',
      from: 'ssr: { noExternal: true },',
      to: '',
    },
  }),
  ...inArchitecture('budget', {
    'fails a suite that opens more pages': {
      seen: 'A browser suite opens more pages than its budget, npm test takes longer, and nothing fails.',
      file: 'tests/runner/counts.ts',
      from: 'count > (budget',
      to: 'count > 9 + (budget',
    },
    'has a line for each suite': {
      seen: 'A suite without a budget may grow without limit.',
      file: 'tests/budget.json',
      from: '"hosts":',
      to: '"host":',
    },
  }),
];
