import { ContactForm } from '../../sections/contact-form/ContactForm.tsx';
import { ContactPanelView } from '../../sections/contact-panel/ContactPanelView.tsx';
import { brand } from '../../tokens/brand.ts';
import { useToast } from '../../ui/toast/toasts.ts';
import { useFormResult } from '../FormResult.tsx';
import type { Page } from '../page.ts';

function Contact() {
  const toast = useToast();
  const formResult = useFormResult();
  return (
    <ContactPanelView>
      <ContactForm
        action="/contactus"
        initial={formResult?.values}
        outcome={formResult?.outcome}
        told
        onSent={toast.success}
        onRefused={(message) => {
          // Without the server's words there is no toast (SPEC.md section 8); the form's own line says what happened.
          if (message) toast.error(message);
        }}
      />
    </ContactPanelView>
  );
}

export const page: Page = {
  Page: Contact,
  head: () => ({
    title: 'Contact Us',
    description: `Write to ${brand.product}, call us in ${brand.city}, or find us on the social networks.`,
  }),
};
