import type { Meta, StoryObj } from '@storybook/react-vite';
import { page } from '../../../src/site/pages/not-found-page.tsx';
import { inShell } from '../in-shell.tsx';
import { inSite } from '../in-site.tsx';

const meta = {
  title: 'Site/Pages/Not found',
  component: page.Page,
  decorators: [inShell, inSite],
  parameters: { path: '/nowhere' },
  args: { params: {} },
} satisfies Meta<typeof page.Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
