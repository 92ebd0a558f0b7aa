import '../runtime/react-manners.ts';
import { ContactForm } from '../../src/sections/contact-form/ContactForm.tsx';
import { partnerOf } from '../link-manner.ts';
import type { Widget } from '../widget.ts';

interface Values {
  recipient: string;
  subject: string;
}

export const widget: Widget<Values> = {
  draw: ({ recipient, subject, partner }, { emit, words }) => (
    <ContactForm
      initial={{ recipient, subject }}
      partner={partnerOf(partner)}
      onSubmit={(message) => emit('submit', message, true)}
      onSent={(message) => emit('sent', { message })}
      onRefused={(message) => emit('refused', { message })}
      labels={words}
    />
  ),
};
