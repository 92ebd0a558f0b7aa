/*
 * The contract of `/office/api`: each action is `POST /office/api/NAME` with a JSON object. The server
 * (src/server/office) and the pages (src/office) share these types; `actions` is the one list of names and roles.
 */

export const roles = ['owner', 'editor', 'desk'] as const;
export type Role = (typeof roles)[number];

/** What a role means, for the form of an invitation. */
export const roleLabels: Readonly<Record<Role, string>> = {
  owner: 'Owner: everything, also staff',
  editor: 'Editor: courses, texts and pictures',
  desk: 'Desk: messages, people and partners',
};

export interface Action {
  /** Who may call it; 'anyone' also without a session. */
  for: readonly Role[] | 'anyone';
  /** Requires a password or passkey entered within the last five minutes. */
  confirmed?: true;
}

const all = roles;
const owners = ['owner'] as const;
const editors = ['owner', 'editor'] as const;
const deskStaff = ['owner', 'desk'] as const;

/** All actions. A test tries each with each role. */
export const actions = {
  // Session and own account
  'session/state': { for: 'anyone' },
  'session/sign-in': { for: 'anyone' },
  'session/passkey-options': { for: 'anyone' },
  'session/passkey-sign-in': { for: 'anyone' },
  'session/sign-out': { for: 'anyone' },
  'session/confirm': { for: all },
  'session/confirm-passkey': { for: all },
  /** Mails a link for a new password to a member of staff. */
  'session/forgot-password': { for: 'anyone' },
  'invitation/read': { for: 'anyone' },
  'invitation/accept': { for: 'anyone' },
  'me/read': { for: all },
  'me/change-name': { for: all },
  'me/change-password': { for: all },
  'me/passkey-options': { for: all, confirmed: true },
  'me/add-passkey': { for: all },
  'me/remove-passkey': { for: all, confirmed: true },
  'me/sign-out-others': { for: all },
  // Staff
  'staff/list': { for: owners },
  'staff/invite': { for: owners, confirmed: true },
  'staff/change-role': { for: owners, confirmed: true },
  'staff/remove': { for: owners, confirmed: true },
  'staff/draft': { for: owners },
  'staff/take-draft': { for: owners },
  'staff/log': { for: owners },
  // The server
  'setup/read': { for: owners },
  'setup/save-mail': { for: owners, confirmed: true },
  'setup/test-mail': { for: owners },
  'setup/remove-mail': { for: owners, confirmed: true },
  'setup/save-backups': { for: owners },
  'setup/back-up': { for: owners },
  // Desk
  'desk/overview': { for: all },
  'desk/messages': { for: deskStaff },
  'desk/message': { for: deskStaff },
  'desk/change-message': { for: deskStaff },
  'requests/starts': { for: deskStaff },
  'requests/list': { for: deskStaff },
  'requests/read': { for: deskStaff },
  'requests/change': { for: deskStaff },
  'requests/undo': { for: deskStaff },
  'requests/note': { for: deskStaff },
  'requests/ask-receipt': { for: deskStaff },
  'requests/correct': { for: deskStaff },
  'requests/courses': { for: deskStaff },
  'requests/add': { for: deskStaff },
  'requests/spam': { for: deskStaff },
  'requests/download': { for: deskStaff },
  'requests/print': { for: deskStaff },
  'requests/erase': { for: deskStaff, confirmed: true },
  'desk/table': { for: deskStaff },
  'people/list': { for: deskStaff },
  'people/read': { for: deskStaff },
  'people/table': { for: deskStaff, confirmed: true },
  'people/correct': { for: deskStaff, confirmed: true },
  'people/block': { for: deskStaff },
  'people/reset-link': { for: deskStaff, confirmed: true },
  'people/export': { for: deskStaff, confirmed: true },
  'people/erase': { for: deskStaff, confirmed: true },
  'partners/list': { for: all },
  'partners/read': { for: all },
  'partners/link': { for: deskStaff },
  'partners/add': { for: all },
  'partners/dismiss': { for: all },
  'doctor/run': { for: owners },
  // Content: each member of staff has one draft
  'content/overview': { for: editors },
  'content/start': { for: editors },
  'content/list': { for: editors },
  'content/item': { for: editors },
  'content/save': { for: editors },
  'content/remove': { for: editors },
  'content/import': { for: editors },
  'content/undo-import': { for: editors },
  'content/change-items': { for: editors },
  'content/duplicate': { for: editors },
  'content/take-back': { for: editors },
  'content/order': { for: editors },
  'content/media': { for: editors },
  'content/remove-file': { for: editors },
  'content/changes': { for: editors },
  'content/update': { for: editors },
  'content/publish': { for: editors },
  'content/discard': { for: editors },
  'content/preview': { for: editors },
  'content/history': { for: editors },
  'content/version': { for: editors },
  'content/undo': { for: editors },
} as const satisfies Readonly<Record<string, Action>>;

export type ActionName = keyof typeof actions;

/** Whether a role may call an action. */
export const may = (role: Role, name: ActionName): boolean => {
  const { for: allowed }: Action = actions[name];
  return allowed === 'anyone' || allowed.includes(role);
};
