/** The contact form's labels. A partner's page may replace them (`texts`), for example with another language. */
export const contactLabels = {
  recipient: 'Your e-mail',
  recipientHint: 'We answer to this address.',
  subject: 'Subject',
  body: 'Your message',
  send: 'Send message',
  sending: 'Sending…',
  /** Translations of the fields' error messages, by the English text. */
  problems: {} as Readonly<Record<string, string>>,
  sent: 'Your message has been sent.',
  unreachable: 'We could not reach the server. Your message is still here: please try again.',
  /** The line below the form. */
  goesTo: (receiver: string) => `Your message goes to ${receiver}.`,
  privacy: 'Privacy',
  refused: 'The server could not take the message. It is still here: please try again later.',
};

export type ContactLabels = typeof contactLabels;
