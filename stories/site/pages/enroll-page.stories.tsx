import type { Meta, StoryObj } from '@storybook/react-vite';
import { page } from '../../../src/site/pages/enroll-page.tsx';
import { inShell } from '../in-shell.tsx';
import { inSite } from '../in-site.tsx';

const meta = {
  title: 'Site/Pages/Enrol',
  component: page.Page,
  decorators: [inShell, inSite],
  parameters: { path: '/enroll-now/kitchen-chemistry' },
  args: { params: { id: 'kitchen-chemistry' } },
} satisfies Meta<typeof page.Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
