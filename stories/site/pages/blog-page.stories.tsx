import type { Meta, StoryObj } from '@storybook/react-vite';
import { page } from '../../../src/site/pages/blog-page.tsx';
import { inShell } from '../in-shell.tsx';
import { inSite } from '../in-site.tsx';
import { ownPosts } from './own-posts.ts';

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

export const OwnPost: Story = { parameters: ownPosts, args: { params: { id: 'wind' } } };

export const Loading: Story = { parameters: { ...ownPosts, answers: 'loading' } };

export const Failed: Story = { parameters: { ...ownPosts, answers: 'failed' } };

export const Unknown: Story = { parameters: ownPosts, args: { params: { id: 'no-such-thing' } } };
