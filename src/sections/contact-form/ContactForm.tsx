import { useData } from '../../data/DataProvider.tsx';
import { contactUs } from '../../data/endpoints.ts';
import { RequestError } from '../../data/http.ts';
import { readErrorBody } from '../../domain/decode.ts';
import { contactLabels } from '../../domain/embed/labels/contact-form.ts';
import type { ContactValues } from '../../domain/entities.ts';
import { ContactFormView, type ContactFormViewProps, type ContactOutcome } from './ContactFormView.tsx';

export interface ContactFormProps extends Omit<ContactFormViewProps, 'onSend'> {
  /** The partner site it stands on; goes along with the message. */
  partner?: string;
  /** Shows the server's message, in a toast for example. */
  told?: boolean;
  /** Asked before sending; `false` means that the page sends it another way. */
  onSubmit?: (values: ContactValues) => boolean;
  /** Called with the server's words when the message has been accepted. */
  onSent?: (message: string) => void;
  /** Called with the server's words when it has not; '' when there were none (no answer came). */
  onRefused?: (message: string) => void;
}

/** The contact form of the nearest API host. */
export function ContactForm({ partner, told, onSubmit, onSent, onRefused, labels, ...view }: ContactFormProps) {
  const data = useData();
  const words = { ...contactLabels, ...labels };

  const send = async (values: ContactValues): Promise<ContactOutcome | undefined> => {
    if (onSubmit?.(values) === false) return undefined;
    try {
      const { message } = await data.send(contactUs, { ...values, ...(partner && { partner }) });
      const said = message || words.sent;
      onSent?.(said);
      return { sent: true, message: said, told };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { message, fields } = readErrorBody(error.body);
      onRefused?.(message);
      const said = message || (error.status ? words.refused : words.unreachable);
      return { sent: false, fields, message: said, told: told && message !== '' };
    }
  };
  return <ContactFormView {...view} labels={labels} onSend={send} />;
}
