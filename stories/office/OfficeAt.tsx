import { useMemo } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { SessionState } from '../../src/domain/office/desk-contract.ts';
import { OfficeProvider, type OfficeRequests } from '../../src/office/api/OfficeProvider.tsx';
import { Office } from '../../src/office/Office.tsx';
import { ToastProvider } from '../../src/ui/toast/toasts.ts';
import { type Answers, fakeOffice } from './fake-office.ts';
import { ownerSession } from './office-data.ts';

export interface OfficeAtProps {
  path: string;
  /** The session; `null` until the server has responded. @default an owner's */
  session?: SessionState | null;
  /** The responses that differ from those of office-data.ts. */
  answers?: Answers;
  /** The office server. @default a server in memory with `answers` */
  requests?: OfficeRequests;
}

/** The office at a path, with a server in memory. */
export function OfficeAt({ path, session = ownerSession, answers, requests }: OfficeAtProps) {
  const { hook, searchHook } = useMemo(() => memoryLocation({ path: `/office${path}` }), [path]);
  const server = useMemo(() => requests ?? fakeOffice(answers), [requests, answers]);
  return (
    <OfficeProvider requests={server} session={session ?? undefined}>
      <ToastProvider>
        <Router base="/office" hook={hook} searchHook={searchHook}>
          <Office />
        </Router>
      </ToastProvider>
    </OfficeProvider>
  );
}
