/** The form's own words, so that a partner's page can speak another language. */
export const contactLabels = {
  recipient: 'Your e-mail',
  recipientHint: 'We answer to this address.',
  subject: 'Subject',
  body: 'Your message',
  send: 'Send message',
  sending: 'Sending…',
  /** What the rules say of an answer, by their English words. */
  problems: {} as Readonly<Record<string, string>>,
  sent: 'Your message has been sent.',
  unreachable: 'We could not reach the server. Your message is still here: please try again.',
  refused: 'The server could not take the message. It is still here: please try again later.',
};

export type ContactLabels = typeof contactLabels;
