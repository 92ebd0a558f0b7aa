import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ComingSoonView } from '../../src/sections/coming-soon/ComingSoonView.tsx';
import { ContactFormView } from '../../src/sections/contact-form/ContactFormView.tsx';
import { ContactPanelView } from '../../src/sections/contact-panel/ContactPanelView.tsx';
import { NotFoundView } from '../../src/sections/not-found/NotFoundView.tsx';
import { PrivacyView } from '../../src/sections/privacy/PrivacyView.tsx';
import { ProgramsView } from '../../src/sections/programs/ProgramsView.tsx';
import { TermsView } from '../../src/sections/terms/TermsView.tsx';
import { brand } from '../../src/tokens/brand.ts';
import { ownSchool, unbroken, wordy } from '../fixtures.tsx';

/** Sections with fixed texts, which do not come from the API. */
const meta = {
  title: 'Sections/Fixed texts',
  component: NotFoundView,
  subcomponents: { ComingSoonView, ContactPanelView, PrivacyView, ProgramsView, TermsView },
  args: {
    title: 'This course is not here',
    children: 'It may have a new address, or it is no longer taught. Others are waiting for you.',
  },
} satisfies Meta<typeof NotFoundView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFoundLoaded: Story = {};

export const NotFoundLongNames: Story = { args: { title: unbroken, children: wordy } };

export const ComingSoon: Story = { render: () => <ComingSoonView /> };

export const ContactPanel: Story = {
  render: () => (
    <ContactPanelView>
      <ContactFormView onSend={fn()} />
    </ContactPanelView>
  ),
};

export const Privacy: Story = { render: () => <PrivacyView /> };
export const PrivacyWithoutAccounts: Story = { render: () => <PrivacyView account="" /> };

export const Programs: Story = { render: () => <ProgramsView /> };

export const Terms: Story = {
  render: () => (
    <TermsView name={brand.product} provider={brand.provider} email={brand.supportEmail} privacyHref="/privacy" />
  ),
};

export const TermsLongNames: Story = {
  render: () => <TermsView name={wordy} provider={unbroken} email={brand.supportEmail} privacyHref="/privacy" />,
};

const rightToLeft: Story = { globals: { direction: 'rtl' } };
export const NotFoundRightToLeft: Story = rightToLeft;
export const ComingSoonRightToLeft: Story = { ...ComingSoon, ...rightToLeft };
export const ContactPanelRightToLeft: Story = { ...ContactPanel, ...rightToLeft };
export const PrivacyRightToLeft: Story = { ...Privacy, ...rightToLeft };
export const ProgramsRightToLeft: Story = { ...Programs, ...rightToLeft };
export const TermsRightToLeft: Story = { ...Terms, ...rightToLeft };

export const ContactPanelOfASchool: Story = {
  render: () => (
    <ContactPanelView school={ownSchool} lead="Write in Urdu or English; we answer on the next school day.">
      <ContactFormView onSend={fn()} />
    </ContactPanelView>
  ),
};

export const TermsOfASchool: Story = {
  render: () => (
    <TermsView
      name={ownSchool.name}
      provider={ownSchool.provider}
      email={ownSchool.email}
      privacyHref="/privacy"
      enrolment="A course costs what its page says. Lectures are free for pupils."
    />
  ),
};
