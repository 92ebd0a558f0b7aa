import { counted } from '../../domain/text.ts';
import type { ChannelColumns, Message } from './outbox.ts';

/** A way to announce visitors' messages to the school: webhook or mail. */
export interface Channel {
  columns: ChannelColumns;
  /** Groups due messages into deliveries. A message that it leaves out stays due. */
  plan: (due: Message[], sentSince: (time: number) => Promise<number>) => Message[][] | Promise<Message[][]>;
  send: (messages: Message[]) => Promise<void>;
  /** Announces how many new messages are in spam. */
  sendSpam: (count: number) => Promise<void>;
  close: () => void;
}

export const sendTimeoutMs = 15_000;

/** The announcement of new spam: a real message may be among it. */
export const spamLine = (count: number): string =>
  `${counted(count, 'new message')} in spam. Is one of them real? npm run office -- messages --spam`;
