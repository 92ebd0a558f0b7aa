import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrivacyView } from '../../src/sections/privacy/PrivacyView.tsx';
import { ownSchool } from '../fixtures.tsx';

const meta = {
  title: 'Sections/Privacy',
  component: PrivacyView,
} satisfies Meta<typeof PrivacyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const OfASchoolWithoutAccounts: Story = { args: { email: ownSchool.email, account: '' } };

export const OfASchoolWithRequests: Story = { args: { hasRequests: true } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
