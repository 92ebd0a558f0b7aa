/** The values that each migration gives to the columns that it adds to existing rows, by table. */
export const addedColumns: Readonly<Record<string, Record<string, object>>> = {
  '0003-provider': {
    messages: {
      read_at: null,
      answered_at: null,
      spam_at: null,
      webhook_at: 0,
      mail_at: 0,
      notify_tries: 0,
      notify_after: 0,
    },
    users: { blocked_at: null },
  },
  '0005-mail-queue': { messages: { mail_tries: 0, mail_after: 0 } },
  '0007-course-facts': {
    courses: { ages: '', fee: '', starts: '[]', schedule: '', language: '', teacher: '' },
  },
  '0008-enrol': { courses: { enrol: '' } },
  '0010-addresses': { courses: { hidden: '', was: '' }, products: { hidden: '' }, blogs: { hidden: '', was: '' } },
  '0013-free-lessons': { lessons: { free: '' } },
  '0015-account': { users: { email_confirmed_at: null } },
  '0017-version-media': { content_versions: { media: '[]' } },
  '0018-search-words': { courses: { search_words: '[]' } },
  '0019-requests': { courses: { seats: '' } },
  '0025-lecture-access': {
    requests: { access_key: '' },
    request_receipts: { content: undefined, file: Buffer.from('request_receipts content', 'base64') },
  },
  '0027-partner-email': { partner_keys: { email_hash: '' } },
};
