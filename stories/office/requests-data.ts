import type { RequestFile, RequestSummary, StartOverview } from '../../src/domain/office/requests-contract.ts';
import type { Answers } from './fake-office.ts';
import { now } from './office-data.ts';

const hour = 3_600_000;

const robots = { courseId: 'robots', courseName: 'Robots for Beginners', startDay: '2027-01-09' };
const pots = { courseId: 'pots', courseName: 'مٹی کے برتن', startDay: '2027-04-03' };
const plain = { partner: '', isSpam: false, receipts: 0, isOverdue: false };

const requests: RequestSummary[] = [
  {
    id: 'r-1',
    reference: 'KS-4821',
    state: 'new',
    at: now - hour,
    ...robots,
    ...plain,
    name: 'Sana Malik',
    phone: '+923001234567',
    childName: 'Zara',
    childAge: '9',
    partner: 'mehwish-gul',
  },
  {
    id: 'r-2',
    reference: 'KS-1093',
    state: 'payment',
    at: now - 30 * hour,
    ...robots,
    ...plain,
    receipts: 1,
    name: 'ثنا میر',
    phone: '+923217654321',
    childName: 'علی',
    childAge: '10',
    isOverdue: true,
  },
  {
    id: 'r-3',
    reference: 'KS-7730',
    state: 'enrolled',
    at: now - 90 * hour,
    ...robots,
    ...plain,
    name: 'Kamran Shah',
    phone: '+923451112223',
    childName: 'Bilal',
    childAge: '11',
  },
  {
    id: 'r-4',
    reference: 'KS-2214',
    state: 'waiting',
    at: now - 200 * hour,
    ...pots,
    ...plain,
    name: 'Nadia Hussain',
    phone: '+923339998887',
    childName: '',
    childAge: '',
  },
];

const starts: StartOverview[] = [
  {
    course: 'robots',
    courseName: robots.courseName,
    day: robots.startDay,
    fresh: 1,
    open: 2,
    next: undefined,
    seats: { total: 20, enrolled: 12, held: 1, waiting: 0 },
  },
  {
    course: 'pots',
    courseName: pots.courseName,
    day: pots.startDay,
    fresh: 0,
    open: 1,
    seats: { total: 8, enrolled: 7, held: 0, waiting: 1 },
    next: { id: 'r-4', reference: 'KS-2214', name: 'Nadia Hussain' },
  },
  {
    course: 'clay',
    courseName: 'Clay',
    day: '',
    fresh: 0,
    open: 0,
    next: undefined,
    seats: { total: 4, enrolled: 4, held: 0, waiting: 0 },
  },
];

const [first] = requests;

const requestFile: RequestFile = {
  ...(first as RequestSummary),
  email: 'sana.malik@example.org',
  note: 'Zara has built a crane from boxes.',
  fee: 'Rs 4,500 a month',
  heldUntil: undefined,
  place: 0,
  seats: { total: 20, enrolled: 12, held: 1, waiting: 0 },
  files: [],
  history: [{ id: 'e-1', at: now - hour, by: '', kind: 'created', from: '', to: 'new', text: '' }],
  whatsappHref: 'https://wa.me/923001234567',
  address: 'https://karakoram.example/my-request?key=7f3a9c',
  lectures: undefined,
  starts: ['2027-01-09', '2027-04-03'],
};

/** The server's responses for a request like the first. */
export const answersWith = (request: Partial<RequestFile>): Answers => ({
  ...requestAnswers,
  'requests/read': { request: { ...requestFile, ...request } },
});

export const requestAnswers: Answers = {
  'requests/starts': { starts, spam: 0 },
  'requests/list': ({ box, find }) => {
    const found = requests.filter(({ state, name }) =>
      find ? name.includes(find) : box === 'open' ? state !== 'enrolled' : box === 'all' || box === state,
    );
    return { requests: found, total: found.length, pages: 1 };
  },
  'requests/read': () => ({ request: requestFile }),
  'requests/change': ({ to }) => ({ state: to, event: 'e-2' }),
  'requests/undo': { state: 'new' },
  'requests/ask-receipt': {},
  'requests/note': {},
  'requests/courses': {
    courses: [
      { id: 'robots', name: robots.courseName, starts: [robots.startDay] },
      { id: 'pots', name: pots.courseName, starts: [] },
    ],
  },
  'requests/print': { requests: requests.filter(({ state }) => state === 'enrolled') },
};
