import { perWindow } from '../api/limits.ts';
import type { OfficeContext } from './handler.ts';

/** One log entry per session, list and hour, because a search calls the action after each pause in typing. */
const oncePerHour = perWindow('office-view', 1, 60 * 60_000);

/** Logs that a member of staff has opened a list with personal data. */
export async function recordView({ limits, staff, record }: OfficeContext, action: string): Promise<void> {
  const isFirst = (await limits.take(oncePerHour, `${staff.sessionId} ${action}`)) === 0;
  if (isFirst) await record(action, '');
}
