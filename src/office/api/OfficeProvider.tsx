import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { CallOffice } from '../../data/office.ts';
import {
  type SendFolder,
  type SendSheet,
  sendFolder,
  sendSheet,
  type UploadFile,
  uploadFile,
} from '../../data/office-files.ts';
import { type OfficeQueries, officeQueries } from '../../data/office-queries.ts';
import type { SessionState } from '../../domain/office/desk-contract.ts';
import { createGate, type Gate } from './gate.ts';
import { guarded, guardedCall } from './guarded-call.ts';
import { refreshingCall } from './refreshing-call.ts';
import { type RequestOrder, requestOrder } from './request-order.ts';

/** The requests of the office. Stories and tests replace them. */
export interface OfficeRequests {
  call: CallOffice;
  /** @default requests to the server */
  upload?: UploadFile;
  /** @default requests to the server */
  sendFolder?: SendFolder;
  /** @default requests to the server */
  sendSheet?: SendSheet;
}

export interface OfficeApi extends Pick<OfficeQueries, 'query'> {
  /** Calls an action, and loads again what it changes. Opens a dialog and repeats the call if the session has ended or a confirmation is required. */
  call: CallOffice;
  upload: UploadFile;
  sendFolder: SendFolder;
  sendSheet: SendSheet;
  /** Tells which of two responses has the later request. */
  numberOf: RequestOrder['numberOf'];
  /** The two dialogs of `call`. */
  gate: Gate;
  /** The session; undefined until the server has answered. */
  session: SessionState | undefined;
  setSession: (session: SessionState) => void;
}

const OfficeContext = createContext<OfficeApi | undefined>(undefined);

export interface OfficeProviderProps {
  requests: OfficeRequests;
  /** The session that a story or a test starts with. */
  session?: SessionState | undefined;
  children?: ReactNode;
}

/** Provides calls, queries and the session to the pages of the office. */
export function OfficeProvider({ requests, session: first, children }: OfficeProviderProps) {
  const [session, setSession] = useState(first);
  const api = useMemo(() => {
    const gate = createGate();
    const { call: numbered, numberOf } = requestOrder(requests.call);
    // The queries call actions, too: that of a message marks it as read.
    const { query, refresh } = officeQueries((name, input) => call(name, input));
    const call = refreshingCall(guardedCall(numbered, gate), refresh);
    const upload = requests.upload ?? uploadFile;
    const folder = requests.sendFolder ?? sendFolder;
    const sheet = requests.sendSheet ?? sendSheet;
    return {
      gate,
      call,
      query,
      numberOf,
      upload: async (...args: Parameters<UploadFile>) => {
        const uploaded = await guarded(() => upload(...args), gate);
        refresh('content/media');
        return uploaded;
      },
      sendFolder: async (...args: Parameters<SendFolder>) => {
        const sent = await guarded(() => folder(...args), gate);
        refresh('content/');
        return sent;
      },
      sendSheet: (...args: Parameters<SendSheet>) => guarded(() => sheet(...args), gate),
    };
  }, [requests]);
  const value = useMemo(() => ({ ...api, session, setSession }), [api, session]);
  return <OfficeContext value={value}>{children}</OfficeContext>;
}

/** Calls, queries and the session. */
export function useOffice(): OfficeApi {
  const api = useContext(OfficeContext);
  if (!api) throw new Error('A page of the office is outside of an <OfficeProvider>.');
  return api;
}

/** The dialog of the gate that is open. */
export function useProof() {
  const { gate } = useOffice();
  return useSyncExternalStore(gate.subscribe, gate.get);
}
