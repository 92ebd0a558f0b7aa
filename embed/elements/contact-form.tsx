import { ContactForm } from '../../src/sections/contact-form/ContactForm.tsx';
import { partnerOf } from '../link-manner.ts';
import type { Widget } from '../widget.ts';

interface Values {
  recipient: string;
  subject: string;
}

export const contactForm: Widget<Values> = {
  draw({ values, port, words }) {
    const { recipient, subject, partner } = values;
    return (
      <ContactForm
        initial={{ recipient, subject }}
        partner={partnerOf(partner)}
        onSubmit={(message) => port.emit('submit', message, true)}
        onSent={(message) => port.emit('sent', { message })}
        onRefused={(message) => port.emit('refused', { message })}
        labels={words}
      />
    );
  },
};
