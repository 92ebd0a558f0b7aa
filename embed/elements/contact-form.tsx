import { partnerSlug } from '../../src/domain/url.ts';
import { ContactForm } from '../../src/sections/contact-form/ContactForm.tsx';
import type { ContactLabels } from '../../src/sections/contact-form/ContactFormView.tsx';
import type { Widget, WidgetProps } from '../element/types.ts';

interface Values {
  recipient: string;
  subject: string;
}

function ContactFormWidget({ recipient, subject, partner, emit, labels }: Values & WidgetProps<ContactLabels>) {
  return (
    <ContactForm
      initial={{ recipient, subject }}
      partner={partnerSlug(partner)}
      onSubmit={(message) => emit('submit', message, true)}
      onSent={(message) => emit('sent', { message })}
      onRefused={(message) => emit('refused', { message })}
      labels={labels}
    />
  );
}

export const widget: Widget<Values, ContactLabels> = { Component: ContactFormWidget };
