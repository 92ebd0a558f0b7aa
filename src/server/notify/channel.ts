import type { ChannelColumns, Message } from './outbox.ts';

/** One way to announce messages. */
export interface Channel {
  columns: ChannelColumns;
  /** Groups the due messages into deliveries. A message in none of them waits. */
  plan: (due: Message[], sentSince: (time: number) => Promise<number>) => Message[][] | Promise<Message[][]>;
  /** Sends one delivery. */
  send: (messages: Message[]) => Promise<void>;
  close: () => void;
}

export const sendTimeoutMs = 15_000;
