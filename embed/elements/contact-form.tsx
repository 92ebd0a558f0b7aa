import type { WidgetValues } from '../../src/domain/embed/attributes.ts';
import { type ContactLabels, contactLabels } from '../../src/domain/embed/labels/contact-form.ts';
import { isolated } from '../../src/domain/text.ts';
import { partnerSlug } from '../../src/domain/url.ts';
import { ContactForm } from '../../src/sections/contact-form/ContactForm.tsx';
import { styled } from '../../src/style/styled.ts';
import { Link } from '../../src/ui/link/Link.tsx';
import type { Widget, WidgetProps } from '../element/types.ts';

type Values = WidgetValues<'contact-form'>;

/** The server replaces the placeholder with the school's name, but not in scripts that are cached as `immutable`. */
const school = '%STEAM_SCHOOL%'.replace(/^%S.*/, '');

function ContactFormWidget({ recipient, subject, partner, site, emit, labels }: Values & WidgetProps<ContactLabels>) {
  const { goesTo, privacy } = { ...contactLabels, ...labels };
  const receiver = school || site.replace(/^.*\/\//, '');
  return (
    <>
      <ContactForm
        initial={{ recipient, subject }}
        partner={partnerSlug(partner)}
        onSubmit={(message) => emit('submit', message, true)}
        onSent={(message) => emit('sent', { message })}
        onRefused={(message) => emit('refused', { message })}
        labels={labels}
      />
      <Receiver>
        {receiver && <span>{goesTo(isolated(receiver))} </span>}
        {/* In a new tab, so the message stays. */}
        <Link href="/privacy" target="_blank">
          {privacy}
        </Link>
      </Receiver>
    </>
  );
}

const Receiver = styled('p')`
  margin-block-start: var(--space-4);
  font-size: var(--text-sm);
`;

export const widget: Widget<Values, ContactLabels> = {
  Component: ContactFormWidget,
  loadFrame: ({ mode }) => (mode === 'dialog' ? import('../element/in-dialog.tsx') : undefined),
};
// Exported here, because the loader imports the widget and `mount` from one file.
export { mount } from '../element/mount.tsx';
