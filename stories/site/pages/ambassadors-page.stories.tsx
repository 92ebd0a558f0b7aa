import type { Meta, StoryObj } from '@storybook/react-vite';
import { page } from '../../../src/site/pages/ambassadors-page.tsx';
import { inShell } from '../in-shell.tsx';
import { inSite } from '../in-site.tsx';

const meta = {
  title: 'Site/Pages/Ambassadors',
  component: page.Page,
  decorators: [inShell, inSite],
  parameters: { path: '/steam-ambassadors' },
  args: { params: {} },
} satisfies Meta<typeof page.Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { parameters: { answers: 'loading' } };

export const Empty: Story = { parameters: { answers: 'empty' } };

export const Failed: Story = { parameters: { answers: 'failed' } };
