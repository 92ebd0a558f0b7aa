import type { Meta, StoryObj } from '@storybook/react-vite';
import { TermsView } from '../../src/sections/terms/TermsView.tsx';
import { brand } from '../../src/tokens/brand.ts';
import { ownSchool, unbroken, wordy } from '../fixtures.tsx';

const meta = {
  title: 'Sections/Terms',
  component: TermsView,
  args: { name: brand.product, provider: brand.provider, email: brand.supportEmail, privacyHref: '/privacy' },
} satisfies Meta<typeof TermsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const LongNames: Story = { args: { name: wordy, provider: unbroken } };

export const OfASchool: Story = {
  args: {
    name: ownSchool.name,
    provider: ownSchool.provider,
    email: ownSchool.email,
    enrolment: 'A course costs what its page says. Lectures are free for pupils.',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
