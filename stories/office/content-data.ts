import type { DraftChange, DraftState, ImportUndo, ItemSummary } from '../../src/domain/office/content-contract.ts';
import { isKind, kinds } from '../../src/domain/office/kinds.ts';
import type { Answers } from './fake-office.ts';
import { sampleValues, valuesOf } from './sample-values.ts';

const now = Date.UTC(2026, 10, 27, 7);
const hour = 3_600_000;

export const draft: DraftState = {
  changes: ['1 course added: Robots for beginners', '2 courses changed', 'School: accent'],
  others: [],
  savedAt: now,
  problems: [],
};

const undo: ImportUndo = { savedAt: now, kinds: [] };

export const publishedDraft: DraftState = { changes: [], others: [], savedAt: undefined, problems: [] };

export const outdatedDraft: DraftState = {
  ...draft,
  others: [{ by: 'Danish Ali', at: now - hour, note: 'Fees of spring', changes: ['3 courses changed: fee'] }],
};

const robotValues = {
  ...{ category: 'Engineering', level: 'Beginner', fee: 'Rs 4,500 a month' },
  ...{ starts: '2099-01-09', picture: '' },
};

export const itemChanges: DraftChange[] = [
  { kind: 'courses', id: 'robots', title: 'Robots for beginners', change: 'new', fields: [], needs: [] },
  {
    kind: 'courses',
    id: 'python',
    title: 'Python from the first line',
    change: 'changed',
    fields: [
      { label: 'Fee', from: 'Rs 3,000', to: 'Rs 3,500' },
      { label: 'Modules', from: '3', to: '4' },
    ],
    needs: [],
  },
  {
    kind: 'course-faq',
    id: 'q-1',
    title: 'Do I need a robot at home?',
    change: 'new',
    fields: [],
    needs: ['courses robots'],
  },
  { kind: 'faq', id: 'q-3', title: 'Do brothers and sisters pay less?', change: 'removed', fields: [], needs: [] },
  { kind: 'courses', id: '', title: 'Courses', change: 'order', fields: [], needs: [] },
  {
    kind: 'school',
    id: 'school',
    title: 'School',
    change: 'changed',
    fields: [{ label: 'Accent colour', from: '', to: '#0b6e4f' }],
    needs: [],
  },
];

export const items: ItemSummary[] = [
  {
    ...{
      id: 'robots',
      title: 'Robots for beginners',
      subtitle: 'Engineering',
      image: '/media/courses/bridge-builders.svg',
    },
    ...{ values: robotValues, isHidden: false, isUnfinished: false, change: 'new' },
  },
  {
    ...{ id: 'python', title: 'Python from the first line', subtitle: 'Technology', image: '' },
    ...{
      values: { ...robotValues, category: 'Technology', fee: '' },
      isHidden: false,
      isUnfinished: true,
      change: 'changed',
    },
  },
  {
    ...{ id: 'paper', title: 'The mathematics of paper', subtitle: 'Maths', image: '' },
    ...{ values: { ...robotValues, category: 'Maths' }, isHidden: true, isUnfinished: false, change: undefined },
  },
];

const courseTexts: Readonly<Record<string, string>> = {
  Name: 'Robots for beginners',
  Fee: 'Rs 4,500 a month',
  Duration: '6 weeks',
  Schedule: 'Saturdays, 4 to 5 pm',
  Language: 'Urdu and English',
  Teacher: 'Sana Malik',
  Title: 'A robot that follows a line',
  'Long text':
    '## What you will build\n\nA **robot** that follows a line, and one that finds its way.\n\n- wheels and motors\n- two sensors',
};

export const contentAnswers: Answers = {
  'content/overview': {
    draft,
    counts: { courses: 3, faq: 6, 'course-faq': 4, team: 2, products: 1, partners: 3, categories: 5 },
    school: 'Karakoram School',
    site: 'own',
  },
  'content/start': {},
  'content/list': ({ kind }) => ({
    items:
      kind === 'school'
        ? [
            {
              ...{ id: 'school', title: 'Karakoram School', subtitle: '', image: '', values: {} },
              ...{ isHidden: false, isUnfinished: false, change: undefined },
            },
          ]
        : items,
  }),
  'content/item': ({ kind, id }) => {
    if (!isKind(kind)) throw new Error(`There is no kind ${kind}.`);
    const { parts } = kinds[kind];
    const values =
      id === undefined ? {} : kind === 'courses' ? valuesOf(parts, (label) => courseTexts[label]) : sampleValues(kind);
    return {
      values: kind === 'school' ? { ...values, name: 'Karakoram School' } : values,
      revision: '1',
      choices: {
        courses: items.map(({ id: one, title }) => ({ id: one, title })),
        products: [{ id: 'robots', title: 'Robot kit' }],
      },
    };
  },
  'content/save': ({ id, values }) => ({ id: id ?? 'new-item', revision: '2', values }),
  'content/remove': { removed: [], undo },
  'content/change-items': { undo },
  'content/duplicate': { id: 'robots-copy', undo },
  'content/take-back': {},
  'content/undo-import': {},
  'content/order': {},
  'content/media': {
    files: [
      {
        ...{ path: 'courses/bridge-builders.svg', url: '/media/courses/bridge-builders.svg', isPublished: true },
        usedBy: [{ kind: 'courses', id: 'robots', title: 'Robots for beginners' }],
        cropped: 'courses/bridge-builders.svg',
      },
      {
        ...{ path: 'logo.svg', url: '/media/logo.svg', isPublished: true },
        usedBy: [{ kind: 'school', id: 'school', title: 'Karakoram School' }],
      },
      { path: 'courses/old.svg', url: '/media/courses/bridge-builders.svg', usedBy: [], isPublished: true },
      { path: 'clips/intro.mp4', url: '/media/clips/intro.mp4', usedBy: [], isPublished: false },
    ],
  },
  'content/focus': { undo },
  'content/remove-file': {},
  'content/changes': {
    items: itemChanges,
    draft,
  },
  'content/update': { conflicts: [] },
  'content/publish': { number: 8 },
  'content/discard': {},
  'content/preview': { url: '/preview/7f3a9c', expiresAt: now + 24 * hour },
  'content/history': {
    versions: [
      {
        ...{ number: 7, by: 'Amna Baig', at: now - 20 * hour, note: 'New courses for spring', isCurrent: true },
        changes: ['2 courses added', '1 question changed'],
      },
      {
        ...{ number: 6, by: 'Danish Ali', at: now - 90 * hour, note: '', isCurrent: false },
        changes: ['1 post added'],
      },
    ],
  },
  'content/version': { lines: ['Robots for beginners: added', 'Question 3, answer: Yes → Yes, on Sundays'] },
  'content/undo': { number: 8 },
};
