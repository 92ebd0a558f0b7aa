import { perWindow } from '../api/limits.ts';
import type { OfficeContext } from './handler.ts';

/** One entry for each session, list and hour: a search sends a call for each pause in typing. */
const oncePerHour = perWindow('office-view', 1, 60 * 60_000);

/** Adds an entry to the log of the office for a list with data of many people. */
export async function recordView({ limits, staff, record }: OfficeContext, action: string): Promise<void> {
  const isFirst = (await limits.take(oncePerHour, `${staff.sessionId} ${action}`)) === 0;
  if (isFirst) await record(action, '');
}
