import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrivacyView } from '../../src/sections/privacy/PrivacyView.tsx';

const meta = {
  title: 'Sections/Privacy',
  component: PrivacyView,
} satisfies Meta<typeof PrivacyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InPlainWords: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const At390px: Story = { globals: { viewport: { value: 'phone' } } };
