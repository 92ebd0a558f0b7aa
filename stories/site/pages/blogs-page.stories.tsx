import type { Meta, StoryObj } from '@storybook/react-vite';
import { page } from '../../../src/site/pages/blogs-page.tsx';
import { inShell } from '../in-shell.tsx';
import { inSite } from '../in-site.tsx';
import { ownPosts } from './own-posts.ts';

const meta = {
  title: 'Site/Pages/Blogs',
  component: page.Page,
  decorators: [inShell, inSite],
  parameters: { path: '/blogs' },
  args: { params: {} },
} satisfies Meta<typeof page.Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const OwnPosts: Story = { parameters: ownPosts };

export const Loading: Story = { parameters: { ...ownPosts, answers: 'loading' } };

export const Failed: Story = { parameters: { ...ownPosts, answers: 'failed' } };
