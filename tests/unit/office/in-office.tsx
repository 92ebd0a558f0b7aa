import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActionName } from '../../../src/domain/office/actions.ts';
import type { SessionState } from '../../../src/domain/office/desk-contract.ts';
import { type Answers, type FakeOffice, fakeOffice } from '../../../stories/office/fake-office.ts';
// The office loads the pages for content on demand. Load them now, so that no test waits for them.
import '../../../src/office/content/content-pages.tsx';
import type { OfficeRequests } from '../../../src/office/api/OfficeProvider.tsx';
import { OfficeAt } from '../../../stories/office/OfficeAt.tsx';

/** Renders the office at a path below `/office`, with a fake server in memory. */
export function openOffice(
  path: string,
  answers: Answers = {},
  session?: SessionState | null,
  more: Partial<OfficeRequests> = {},
) {
  const server = fakeOffice(answers, more);
  render(<OfficeAt path={path} requests={server} {...(session !== undefined && { session })} />);
  return { server, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

/** The inputs of all calls of an action so far. */
export const callsOf = ({ log }: FakeOffice, name: ActionName): unknown[] =>
  log.filter((call) => call.name === name).map(({ input }) => input);

/** Finds a button. `hidden` makes it fast: jsdom does not compute the styles of all ancestors. */
export const button = (name: string) => screen.findByRole('button', { name, hidden: true });
