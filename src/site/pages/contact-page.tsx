import { withPartner } from '../../domain/url.ts';
import { ContactForm } from '../../sections/contact-form/ContactForm.tsx';
import { ContactPanelView } from '../../sections/contact-panel/ContactPanelView.tsx';
import { useToast } from '../../ui/toast/toasts.ts';
import { type Page, useFormResult, usePartner, useSchool } from '../page.ts';

function Contact() {
  const toast = useToast();
  const formResult = useFormResult();
  const school = useSchool();
  const partner = usePartner();
  return (
    <ContactPanelView school={school} lead={school.isSample ? undefined : 'A question about a course? Write to us.'}>
      <ContactForm
        action={withPartner('/contactus', partner)}
        {...(partner && { partner })}
        initial={formResult?.values}
        outcome={formResult?.outcome}
        announcedByToast
        onSent={toast.success}
        onRefused={(message) => {
          // No toast without a server message (SPEC.md section 8). The form shows the error inline.
          if (message) toast.error(message);
        }}
      />
    </ContactPanelView>
  );
}

export const page: Page = {
  Page: Contact,
  head: (_params, _read, school) => ({
    title: 'Contact Us',
    description: school.isSample
      ? `Write to ${school.name}, call us in ${school.city}, or find us on the social networks.`
      : `Write to ${school.name}.`,
  }),
};
