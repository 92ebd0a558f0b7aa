import type { ChannelColumns, Message } from './outbox.ts';

/** A way to announce messages: webhook or mail. */
export interface Channel {
  columns: ChannelColumns;
  /** Groups the due messages into deliveries. Messages outside all groups wait. */
  plan: (due: Message[], sentSince: (time: number) => Promise<number>) => Message[][] | Promise<Message[][]>;
  /** Sends one delivery. */
  send: (messages: Message[]) => Promise<void>;
  close: () => void;
}

export const sendTimeoutMs = 15_000;
