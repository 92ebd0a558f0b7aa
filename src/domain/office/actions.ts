/*
 * The contract of `/office/api`: each action is `POST /office/api/NAME` with a JSON object. The server
 * (src/server/office) and the pages (src/office) share these types; `actions` is the one list of names and roles.
 */

export const roles = ['owner', 'editor', 'desk'] as const;
export type Role = (typeof roles)[number];

/** The roles in the invitation form. */
export const roleLabels: Readonly<Record<Role, string>> = {
  owner: 'Owner: everything, also staff',
  editor: 'Editor: courses, texts and pictures',
  desk: 'Desk: messages, people and partners',
};

export interface Action {
  /** The roles that may call it; 'anyone' needs no session. */
  for: readonly Role[] | 'anyone';
  /** Requires a password or passkey entered within the last five minutes. */
  confirmed?: true;
  /**
   * Prefixes of the actions whose cached results become stale. The office reloads those that a page shows. It does not list the
   * results of a page that the action closes, such as the page of an erased person.
   */
  changes: readonly string[];
}

const all = roles;
const owners = ['owner'] as const;
const editors = ['owner', 'editor'] as const;
/** The action only reads, or changes nothing that a page shows. */
const none = [] as const;
const deskStaff = ['owner', 'desk'] as const;

/** All actions. A test tries each with each role. */
export const actions = {
  // Session and own account
  'session/state': { for: 'anyone', changes: none },
  'session/sign-in': { for: 'anyone', changes: none },
  'session/passkey-options': { for: 'anyone', changes: none },
  'session/passkey-sign-in': { for: 'anyone', changes: none },
  'session/sign-out': { for: 'anyone', changes: none },
  'session/confirm': { for: all, changes: none },
  'session/confirm-passkey': { for: all, changes: none },
  /** Mails a link for a new password to a member of staff. */
  'session/forgot-password': { for: 'anyone', changes: none },
  'invitation/read': { for: 'anyone', changes: none },
  'invitation/accept': { for: 'anyone', changes: none },
  'me/read': { for: all, changes: none },
  'me/change-name': { for: all, changes: ['me/'] },
  'me/change-password': { for: all, changes: ['me/'] },
  'me/passkey-options': { for: all, confirmed: true, changes: none },
  'me/add-passkey': { for: all, changes: ['me/'] },
  'me/remove-passkey': { for: all, confirmed: true, changes: ['me/'] },
  'me/sign-out-others': { for: all, changes: ['me/'] },
  // Staff
  'staff/list': { for: owners, changes: none },
  'staff/invite': { for: owners, confirmed: true, changes: ['staff/'] },
  'staff/change-role': { for: owners, confirmed: true, changes: ['staff/'] },
  'staff/remove': { for: owners, confirmed: true, changes: ['staff/'] },
  'staff/draft': { for: owners, changes: none },
  'staff/take-draft': { for: owners, changes: ['staff/list', 'staff/log', 'content/'] },
  'staff/log': { for: owners, changes: none },
  // The server
  'setup/read': { for: owners, changes: none },
  'setup/save-mail': { for: owners, confirmed: true, changes: ['setup/'] },
  'setup/test-mail': { for: owners, changes: none },
  'setup/remove-mail': { for: owners, confirmed: true, changes: ['setup/'] },
  'setup/save-backups': { for: owners, changes: ['setup/'] },
  'setup/back-up': { for: owners, changes: ['setup/'] },
  // Desk
  'desk/overview': { for: all, changes: none },
  'desk/messages': { for: deskStaff, changes: none },
  'desk/message': { for: deskStaff, changes: ['desk/overview'] },
  'desk/change-message': { for: deskStaff, changes: ['desk/'] },
  'desk/delete-message': { for: deskStaff, changes: ['desk/messages', 'desk/overview'] },
  'desk/answers': { for: deskStaff, changes: none },
  'desk/save-answers': { for: deskStaff, changes: ['desk/answers'] },
  'requests/starts': { for: deskStaff, changes: none },
  'requests/list': { for: deskStaff, changes: none },
  'requests/read': { for: deskStaff, changes: none },
  'requests/change': { for: deskStaff, changes: ['requests/', 'desk/overview'] },
  'requests/undo': { for: deskStaff, changes: ['requests/', 'desk/overview'] },
  'requests/note': { for: deskStaff, changes: ['requests/read'] },
  'requests/ask-receipt': { for: deskStaff, changes: ['requests/read'] },
  'requests/close-lectures': { for: deskStaff, changes: ['requests/read'] },
  'requests/correct': { for: deskStaff, changes: ['requests/'] },
  'requests/courses': { for: deskStaff, changes: none },
  'requests/add': { for: deskStaff, changes: ['requests/', 'desk/overview'] },
  'requests/spam': { for: deskStaff, changes: ['requests/', 'desk/overview'] },
  'requests/download': { for: deskStaff, changes: none },
  'requests/print': { for: deskStaff, changes: none },
  'requests/erase': { for: deskStaff, confirmed: true, changes: ['requests/list', 'requests/starts', 'desk/overview'] },
  'desk/table': { for: deskStaff, changes: none },
  'people/list': { for: deskStaff, changes: none },
  'people/read': { for: deskStaff, changes: none },
  'people/table': { for: deskStaff, confirmed: true, changes: none },
  'people/correct': { for: deskStaff, confirmed: true, changes: ['people/'] },
  'people/learning': { for: deskStaff, changes: none },
  'people/certificate': { for: deskStaff, changes: ['people/learning'] },
  'people/block': { for: deskStaff, changes: ['people/'] },
  'people/reset-link': { for: deskStaff, confirmed: true, changes: none },
  'people/export': { for: deskStaff, confirmed: true, changes: none },
  'people/erase': { for: deskStaff, confirmed: true, changes: ['people/list', 'desk/'] },
  'partners/list': { for: all, changes: none },
  'partners/read': { for: all, changes: none },
  'partners/link': { for: deskStaff, changes: none },
  'partners/add': { for: all, changes: ['partners/', 'content/'] },
  'partners/dismiss': { for: all, changes: ['partners/'] },
  'doctor/run': { for: owners, changes: none },
  // Content: each member of staff has one draft
  'content/overview': { for: editors, changes: none },
  'content/start': { for: editors, changes: ['content/'] },
  'content/list': { for: editors, changes: none },
  'content/item': { for: editors, changes: none },
  'content/save': { for: editors, changes: ['content/overview', 'content/list', 'content/changes', 'content/media'] },
  'content/remove': { for: editors, changes: ['content/'] },
  /** A dry run of `content/import`. */
  'content/check-import': { for: editors, changes: none },
  'content/import': { for: editors, changes: ['content/'] },
  'content/undo-import': { for: editors, changes: ['content/'] },
  'content/change-items': { for: editors, changes: ['content/'] },
  'content/duplicate': { for: editors, changes: ['content/'] },
  'content/take-back': { for: editors, changes: ['content/'] },
  'content/order': { for: editors, changes: ['content/'] },
  'content/media': { for: editors, changes: none },
  'content/focus': { for: editors, changes: ['content/'] },
  'content/remove-file': { for: editors, changes: ['content/'] },
  'content/changes': { for: editors, changes: none },
  'content/update': { for: editors, changes: ['content/'] },
  'content/publish': { for: editors, changes: ['content/'] },
  'content/discard': { for: editors, changes: ['content/'] },
  'content/preview': { for: editors, changes: none },
  'content/history': { for: editors, changes: none },
  'content/version': { for: editors, changes: none },
  'content/undo': { for: editors, changes: ['content/'] },
} as const satisfies Readonly<Record<string, Action>>;

export type ActionName = keyof typeof actions;

/** Whether a role may call an action. */
export const may = (role: Role, name: ActionName): boolean => {
  const { for: allowed }: Action = actions[name];
  return allowed === 'anyone' || allowed.includes(role);
};
