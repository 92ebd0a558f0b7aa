import type { Meta, StoryObj } from '@storybook/react-vite';

import { Logo } from '../../src/site/shell/Logo.tsx';

import { inSite } from './in-site.tsx';

const meta = {
  title: 'Site/Logo',
  component: Logo,
  decorators: [inSite],
  args: { width: 70, height: 60, withName: true },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {};

export const Alone: Story = { args: { withName: false } };

export const InTheDrawer: Story = { args: { width: 50, height: 50 } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const At390px: Story = { globals: { viewport: { value: 'phone' } } };
