import type { Meta, StoryObj } from '@storybook/react-vite';
import { page } from '../../../src/site/pages/embed-page.tsx';
import { inShell } from '../in-shell.tsx';
import { inSite } from '../in-site.tsx';

const meta = {
  title: 'Site/Pages/Embed builder',
  component: page.Page,
  decorators: [inShell, inSite],
  parameters: { path: '/embed' },
  args: { params: {} },
} satisfies Meta<typeof page.Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { parameters: { answers: 'loading' } };

export const Failed: Story = { parameters: { answers: 'failed' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const At390px: Story = { globals: { viewport: { value: 'phone' } } };
