import type { WidgetValues } from '../../src/domain/embed/attributes.ts';
import type { ContactLabels } from '../../src/domain/embed/labels/contact-form.ts';
import { partnerSlug } from '../../src/domain/url.ts';
import { ContactForm } from '../../src/sections/contact-form/ContactForm.tsx';
import type { Widget, WidgetProps } from '../element/types.ts';

type Values = WidgetValues<'contact-form'>;

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
// The loader imports both from one file, under the names of each build.
export { mount } from '../element/mount.tsx';
