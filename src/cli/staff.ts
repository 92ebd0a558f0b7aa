import type { Db } from '../db/schema.ts';
import { localTime } from '../domain/local-time.ts';
import { type Role, roles } from '../domain/office/actions.ts';
import { escapeForTerminal, RecordsError } from '../records/output.ts';
import { addStaff, findStaff, hasOwner, listStaff, removeStaff } from '../records/staff.ts';
import { newInvitation } from '../records/staff-invitations.ts';
import { recordInLog } from '../records/staff-log.ts';

export interface StaffOptions {
  /** '' if the argument is missing. */
  email: string;
  role: string | undefined;
  origin: string;
  /** The school's time zone, for the dates in the output. */
  timeZone: string;
}

const byTerminal = (action: string, subject: string) => ({ at: Date.now(), by: 'the terminal', action, subject });

const describeLink = (link: string) =>
  `Open this link in a browser, or send it to them. It is valid for 48 hours, works once, and is shown this once:\n${link}`;

async function add(db: Db, { email, role: given, origin }: StaffOptions): Promise<string> {
  if (email === '') throw new RecordsError('Name the member of staff: npm run office -- staff add EMAIL');
  const role = roles.find((one) => one === given) ?? (given === undefined ? await firstRole(db) : undefined);
  if (role === undefined) {
    throw new RecordsError(
      'Name the role: --role owner, --role editor (content) or --role desk (messages and people).',
    );
  }
  const { link } = await addStaff(db, { email, role, origin, now: Date.now() });
  await recordInLog(db, byTerminal(`invited a member of staff as ${role}`, email));
  return `Added ${escapeForTerminal(email)} as ${role}. ${describeLink(link)}`;
}

/** The first member of staff becomes an owner. */
const firstRole = async (db: Db): Promise<Role | undefined> => ((await hasOwner(db)) ? undefined : 'owner');

async function link(db: Db, { email, origin }: StaffOptions): Promise<string> {
  const member = await findStaff(db, email);
  const invitation = await newInvitation(db, member.id, { origin, now: Date.now() });
  await recordInLog(db, byTerminal('created an invitation', member.email));
  return describeLink(invitation);
}

async function remove(db: Db, { email }: StaffOptions): Promise<string> {
  const member = await findStaff(db, email);
  await removeStaff(db, member.id);
  await recordInLog(db, byTerminal('removed a member of staff', member.email));
  return 'Removed.';
}

async function list(db: Db, { timeZone }: StaffOptions): Promise<string> {
  const staff = await listStaff(db);
  if (staff.length === 0) return 'Nobody. Add an owner: npm run office -- staff add EMAIL';
  return staff
    .map(({ email, name, role, createdAt, isInvited }) =>
      escapeForTerminal(
        `${localTime(createdAt, timeZone)}  ${role.padEnd(6)}  ${email}  ${isInvited ? '(invited)' : name}`,
      ),
    )
    .join('\n');
}

/** `npm run office -- staff …`: manages the people who may use the office in the browser. */
export const staffCommands = { list, add, link, remove };

export const isStaffCommand = (verb: string): verb is keyof typeof staffCommands => Object.hasOwn(staffCommands, verb);
