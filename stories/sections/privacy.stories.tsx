import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrivacyView } from '../../src/sections/privacy/PrivacyView.tsx';

const meta = {
  title: 'Sections/Privacy',
  component: PrivacyView,
} satisfies Meta<typeof PrivacyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const WithoutAccounts: Story = { args: { account: '' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
