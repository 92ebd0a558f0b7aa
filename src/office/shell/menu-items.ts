import { type ActionName, may, type Role } from '../../domain/office/actions.ts';
import { person } from '../../ui/icon/paths.ts';
import { gear, handshake, history, home, inbox, pencil, people, pulse, shield, table, ticket } from '../parts/icons.ts';

interface MenuItem {
  href: string;
  label: string;
  icon: string;
  /** The item is shown to roles that may call this action. */
  action: ActionName;
}

const menuItems: readonly MenuItem[] = [
  { href: '/office', label: 'Start', icon: home, action: 'desk/overview' },
  { href: '/office/messages', label: 'Messages', icon: inbox, action: 'desk/messages' },
  { href: '/office/requests', label: 'Requests', icon: ticket, action: 'requests/list' },
  { href: '/office/people', label: 'People', icon: people, action: 'people/list' },
  { href: '/office/partners', label: 'Partners', icon: handshake, action: 'partners/list' },
  { href: '/office/content', label: 'Content', icon: pencil, action: 'content/overview' },
  { href: '/office/history', label: 'History', icon: history, action: 'content/history' },
  { href: '/office/import', label: 'Import', icon: table, action: 'content/import' },
  { href: '/office/setup', label: 'Mail and backups', icon: gear, action: 'setup/read' },
  { href: '/office/doctor', label: 'Doctor', icon: pulse, action: 'doctor/run' },
  { href: '/office/staff', label: 'Staff', icon: shield, action: 'staff/list' },
  { href: '/office/me', label: 'My account', icon: person, action: 'me/read' },
];

export const menuFor = (role: Role): readonly MenuItem[] => menuItems.filter(({ action }) => may(role, action));

/** True if the current page is the item's page or a page below it. */
export const isCurrent = (href: string, path: string): boolean =>
  href === '/office' ? /^\/office\/?$/.test(path) : path === href || path.startsWith(`${href}/`);
