import type { SessionState } from '../../src/domain/office/desk-contract.ts';
import type { Answers } from './fake-office.ts';
import { backup, mail } from './setup-data.ts';

/** Noon in Karachi on 27 November 2026. */
export const now = Date.UTC(2026, 10, 27, 7);
const hour = 3_600_000;

export const visitorSession: SessionState = {
  school: { name: 'Karakoram School', logo: '/media/logo.svg', timeZone: 'Asia/Karachi', language: 'en' },
  sendsMail: true,
  origin: 'https://karakoram.example',
};

export const ownerSession: SessionState = {
  ...visitorSession,
  staff: { id: 's-1', email: 'amna@karakoram.example', name: 'Amna Baig', role: 'owner' },
};

export const messages = [
  {
    id: 'm-1',
    at: now - hour,
    state: 'new',
    from: 'sana.malik@example.org',
    subject: 'Is there a place in Robots for beginners?',
    body: 'Salam, my daughter is nine and builds everything from boxes.\n\nIs there a place in the course that starts in January? We live in Gilgit, so only online lessons work for us.\n\nSana Malik',
    partner: 'mehwish-gul',
  },
  {
    id: 'm-2',
    at: now - 26 * hour,
    state: 'read',
    from: 'kamran@example.org',
    subject: 'Fee for two children',
    body: 'Do brothers and sisters pay less?',
    partner: '',
  },
  {
    id: 'm-3',
    at: now - 400 * 24 * hour,
    state: 'read',
    from: 'zoya@example.org',
    subject: 'کیا اردو میں کورس ہے؟',
    body: 'کیا اردو میں کورس ہے؟',
    partner: '',
  },
] as const;

export const people = [
  {
    id: 'p-1',
    firstName: 'Ayesha',
    lastName: 'Rahman',
    email: 'ayesha@example.org',
    phone: '+92 300 1234567',
    createdAt: now - 90 * 24 * hour,
    isBlocked: false,
  },
  {
    id: 'p-2',
    firstName: 'Bilal',
    lastName: 'Ahmed',
    email: 'bilal@example.org',
    phone: '',
    createdAt: now - 20 * 24 * hour,
    isBlocked: true,
  },
];

const partners = [
  {
    id: 'mehwish-gul',
    name: 'Mehwish Gul',
    isKnown: true,
    visits: 1240,
    downloads: 87,
    messages: 14,
    signups: 32,
    requests: 10,
    enrolments: 6,
  },
  {
    id: 'sunrise',
    name: 'Sunrise School Hunza',
    isKnown: true,
    visits: 310,
    downloads: 4,
    messages: 2,
    signups: 9,
    requests: 3,
    enrolments: 1,
  },
  {
    id: 'old-flyer',
    name: 'Old Flyer',
    isKnown: false,
    visits: 12,
    downloads: 0,
    messages: 0,
    signups: 0,
    requests: 0,
    enrolments: 0,
  },
];

/** The server's responses for the desk and the account. */
export const answers: Answers = {
  'session/state': visitorSession,
  'session/sign-in': ownerSession,
  'session/confirm': {},
  'session/sign-out': {},
  'invitation/read': { email: 'new@karakoram.example', role: 'editor' },
  'invitation/accept': ownerSession,
  'desk/overview': { newMessages: 1, newSpam: 2 },
  'desk/messages': ({ box }) => ({ messages: box === 'inbox' ? [...messages] : [], total: messages.length, pages: 1 }),
  'desk/message': ({ id }) => ({ message: messages.find((message) => message.id === id) ?? messages[0] }),
  'desk/change-message': {},
  'desk/delete-message': {},
  'desk/answers': {
    answers: [
      { title: 'A free lesson', text: 'Assalam o Alaikum,\n\nyour child can try a lesson for free on Saturday at 10.' },
      { title: 'Fees and discounts', text: 'A second child of a family pays half the fee.' },
    ],
  },
  'desk/save-answers': {},
  'desk/table': { fileName: 'messages-2026-11-27.csv', csv: 'id,at,state,from,subject,body,partner' },
  'people/table': { fileName: 'people-2026-11-27.csv', csv: 'id,first name,last name,e-mail,phone' },
  'people/list': { people, total: people.length, pages: 1 },
  'people/read': ({ id }) => {
    const person = people.find((one) => one.id === id);
    if (!person) throw new Error(`There is no person ${id}.`);
    return { person };
  },
  'people/learning': {
    progress: [{ course: 'kitchen-chemistry', name: 'Kitchen Chemistry', done: 3, total: 13 }],
    certificates: [{ course: 'bright-sparks', courseName: 'Bright Sparks', name: 'Sana Mir', code: 'K7QM-4RTX-2D' }],
    courses: [
      { id: 'kitchen-chemistry', name: 'Kitchen Chemistry' },
      { id: 'bright-sparks', name: 'Bright Sparks' },
    ],
  },
  'people/correct': {},
  'people/certificate': {},
  'people/block': {},
  'people/reset-link': { link: undefined },
  'people/export': { fileName: 'ayesha.json', json: '{}' },
  'people/erase': {},
  'partners/list': {
    partners,
    requests: [
      {
        id: 'ayesha-gilgit',
        name: 'Ayesha from Gilgit',
        kind: 'Student',
        about: 'My class builds a bridge each winter, and everybody asks me where the plans are from.',
        email: 'ayesha@example.org',
        hasPicture: false,
      },
    ],
  },
  'partners/read': {
    partner: {
      id: 'mehwish-gul',
      name: 'Mehwish Gul',
      isKnown: true,
      visits: 1240,
      downloads: 87,
      messages: 14,
      signups: 32,
      requests: 10,
      enrolments: 6,
    },
    days: [
      { day: '2026-11-24', visits: 31, downloads: 2 },
      { day: '2026-11-25', visits: 58, downloads: 9 },
      { day: '2026-11-26', visits: 12, downloads: 0 },
      { day: '2026-11-27', visits: 4, downloads: 1 },
    ],
  },
  'partners/add': {},
  'partners/dismiss': {},
  'partners/link': { link: 'https://karakoram.example/p/mehwish-gul/counts/7f3a9c' },
  'setup/read': { mail, backup },
  'setup/save-mail': { sentTo: 'amna@karakoram.example' },
  'setup/test-mail': { sentTo: 'amna@karakoram.example' },
  'setup/remove-mail': {},
  'setup/save-backups': ({ isDaily }) => ({ backup: { ...backup, isDaily } }),
  'setup/back-up': { backup },
  'session/forgot-password': {},
  'doctor/run': {
    findings: [
      { name: 'Database', state: 'ok', message: 'Answers in 2 ms. 14 MB.' },
      { name: 'Webhook', state: 'off', message: 'NOTIFY_WEBHOOK is not set.' },
      { name: 'Backup', state: 'failed', message: 'The last backup is 9 days old. Run it every night.' },
      { name: 'Mail', state: 'failed', message: 'The mail server rejects the password. Correct SMTP_URL in .env.' },
    ],
  },
  'staff/list': {
    staff: [
      {
        ...{
          id: 's-1',
          email: 'amna@karakoram.example',
          name: 'Amna Baig',
          role: 'owner',
          createdAt: now - 900 * hour,
        },
        ...{ isInvited: false, lastUsedAt: now, passkeys: 1 },
      },
      {
        ...{ id: 's-2', email: 'danish@karakoram.example', name: '', role: 'editor', createdAt: now - 30 * hour },
        ...{ isInvited: true, lastUsedAt: undefined, passkeys: 0 },
      },
      {
        id: 's-3',
        email: 'sana@karakoram.example',
        name: 'Sana Malik',
        role: 'editor',
        createdAt: now - 500 * hour,
        isInvited: false,
        lastUsedAt: now - 70 * hour,
        passkeys: 0,
        draftSavedAt: now - 71 * hour,
      },
    ],
  },
  'staff/invite': { link: undefined },
  'staff/change-role': {},
  'staff/remove': {},
  'staff/draft': { changes: ['Courses: 2 new (Kites, Boats)', 'School: Phone'] },
  'staff/take-draft': { conflicts: [] },
  'staff/log': {
    entries: [
      {
        id: 'l-2',
        at: now,
        by: 'amna@karakoram.example',
        action: 'exported an account',
        subject: 'ayesha@example.org',
      },
      { id: 'l-1', at: now - hour, by: 'amna@karakoram.example', action: 'signed in', subject: '' },
    ],
    hasMore: false,
  },
  'me/read': {
    self: { id: 's-1', email: 'amna@karakoram.example', name: 'Amna Baig', role: 'owner' },
    passkeys: [{ id: 'k-1', name: 'My phone', createdAt: now - 90 * hour, usedAt: now - 3 * hour }],
    sessions: 2,
    hasPassword: true,
  },
  'me/change-name': ownerSession,
  'me/change-password': {},
  'me/sign-out-others': {},
  'me/remove-passkey': {},
};
