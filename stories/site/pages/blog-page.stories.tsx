import type { Meta, StoryObj } from '@storybook/react-vite';
import { page } from '../../../src/site/pages/blog-page.tsx';
import { inShell } from '../in-shell.tsx';
import { inSite } from '../in-site.tsx';

const meta = {
  title: 'Site/Pages/Blog article',
  component: page.Page,
  decorators: [inShell, inSite],
  parameters: { path: '/blog-details/b1' },
  args: { params: { id: 'b1' } },
} satisfies Meta<typeof page.Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
