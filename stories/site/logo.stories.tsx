import type { Meta, StoryObj } from '@storybook/react-vite';

import { Logo } from '../../src/site/shell/Logo.tsx';

import { withSite } from './in-site.tsx';

const meta = {
  title: 'Site/Logo',
  component: Logo,
  decorators: [withSite],
  args: { width: 70, height: 60, withName: true },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {};

export const Alone: Story = { args: { withName: false } };

export const InTheDrawer: Story = { args: { width: 50, height: 50 } };
