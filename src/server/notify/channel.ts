import { counted } from '../../domain/text.ts';
import type { ChannelColumns, Message } from './outbox.ts';

/** A way to announce messages: webhook or mail. */
export interface Channel {
  columns: ChannelColumns;
  /** Groups the due messages into deliveries. Messages outside all groups wait. */
  plan: (due: Message[], sentSince: (time: number) => Promise<number>) => Message[][] | Promise<Message[][]>;
  /** Sends one delivery. */
  send: (messages: Message[]) => Promise<void>;
  /** Announces the number of new messages in spam. */
  sendSpam: (count: number) => Promise<void>;
  close: () => void;
}

export const sendTimeoutMs = 15_000;

/** One line about new spam, at most once a day: it may contain a message of a real person. */
export const spamLine = (count: number): string =>
  `${counted(count, 'new message')} in spam. Is one of them real? npm run office -- messages --spam`;
