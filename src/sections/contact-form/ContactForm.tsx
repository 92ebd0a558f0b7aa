import { contactUs } from '../../data/contact-endpoint.ts';
import { useData } from '../../data/DataProvider.tsx';
import { RequestError } from '../../data/http.ts';
import { contactLabels } from '../../domain/embed/labels/contact-form.ts';
import type { ContactValues } from '../../domain/entities.ts';
import { readErrorBody } from '../../domain/form-answer.ts';
import { ContactFormView, type ContactFormViewProps } from './ContactFormView.tsx';
import type { ContactOutcome } from './use-sending.ts';

export interface ContactFormProps extends Omit<ContactFormViewProps, 'onSend'> {
  /** The partner site that embeds the form; sent with the message. */
  partner?: string;
  /** Whether the page shows the server's messages in a toast. */
  announcedByToast?: boolean;
  /** Called before sending; `false` means that the host page handles the message. */
  onSubmit?: (values: ContactValues) => boolean;
  /** Called with the server's message when it accepts the form. */
  onSent?: (message: string) => void;
  /** Called with the server's message when it rejects the form; '' if there is no response. */
  onRefused?: (message: string) => void;
}

/** The contact form. Posts to the API host of the nearest DataProvider. */
export function ContactForm(props: ContactFormProps) {
  const { partner, announcedByToast, onSubmit, onSent, onRefused, labels, ...view } = props;
  const data = useData();
  const texts = { ...contactLabels, ...labels };

  const send = async (values: ContactValues): Promise<ContactOutcome | undefined> => {
    if (onSubmit?.(values) === false) return undefined;
    try {
      const answer = await data.send(contactUs, { ...values, ...(partner && { partner }) });
      // A custom or translated label replaces the server's message.
      const message = labels?.sent || answer.message || texts.sent;
      onSent?.(message);
      return { sent: true, message, announcedByToast };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const answer = readErrorBody(error.body);
      onRefused?.(answer.message);
      const message = error.status
        ? texts.problems[answer.message] || labels?.refused || answer.message || texts.refused
        : texts.unreachable;
      const isAnnounced = announcedByToast && answer.message !== '';
      return { sent: false, fields: answer.fields, message, announcedByToast: isAnnounced };
    }
  };
  return <ContactFormView {...view} labels={labels} onSend={send} />;
}
