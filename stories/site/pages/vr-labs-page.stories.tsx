import type { Meta, StoryObj } from '@storybook/react-vite';
import { page } from '../../../src/site/pages/vr-labs-page.tsx';
import { inShell } from '../in-shell.tsx';
import { inSite } from '../in-site.tsx';

const meta = {
  title: 'Site/Pages/VR labs',
  component: page.Page,
  decorators: [inShell, inSite],
  parameters: { path: '/vr-labs' },
  args: { params: {} },
} satisfies Meta<typeof page.Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
