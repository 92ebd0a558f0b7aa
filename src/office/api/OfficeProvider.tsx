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

/** The functions that send the office's requests. Stories and tests replace them. */
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
  /**
   * Calls an action, and refreshes the queries that it changes. If the session has ended or the password must be
   * confirmed, opens a dialog and then repeats the call.
   */
  call: CallOffice;
  upload: UploadFile;
  sendFolder: SendFolder;
  sendSheet: SendSheet;
  /** Returns the number of a response's request, to find the newer of two responses. */
  numberOf: RequestOrder['numberOf'];
  /** The store of the dialogs that `call` opens. */
  gate: Gate;
  /** Undefined until the server has responded. */
  session: SessionState | undefined;
  setSession: (session: SessionState) => void;
}

const OfficeContext = createContext<OfficeApi | undefined>(undefined);

export interface OfficeProviderProps {
  requests: OfficeRequests;
  /** The initial session, for stories and tests. */
  session?: SessionState | undefined;
  children?: ReactNode;
}

/** Provides calls, queries and the session to the pages of the office. */
export function OfficeProvider({ requests, session: first, children }: OfficeProviderProps) {
  const [session, setSession] = useState(first);
  const api = useMemo(() => {
    const gate = createGate();
    const { call: numbered, numberOf } = requestOrder(requests.call);
    // Queries use the refreshing `call` below, because reading may change data: opening a message marks it as read.
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

/** Returns calls, queries and the session of the nearest OfficeProvider. */
export function useOffice(): OfficeApi {
  const api = useContext(OfficeContext);
  if (!api) throw new Error('A page of the office is outside of an <OfficeProvider>.');
  return api;
}

/** Returns which dialog of `gate` is open, `confirm` or `sign-in`; undefined without a dialog. */
export function useProof() {
  const { gate } = useOffice();
  return useSyncExternalStore(gate.subscribe, gate.get);
}
