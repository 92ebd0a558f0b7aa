import type { Meta, StoryObj } from '@storybook/react-vite';
import { page } from '../../../src/site/pages/add-page.tsx';
import { inShell } from '../in-shell.tsx';
import { inSite } from '../in-site.tsx';

const meta = {
  title: 'Site/Pages/Draft a course',
  component: page.Page,
  decorators: [inShell, inSite],
  parameters: { path: '/add' },
  args: { params: {} },
} satisfies Meta<typeof page.Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
