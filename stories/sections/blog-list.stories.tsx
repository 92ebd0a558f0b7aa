import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlogListView } from '../../src/sections/blog-list/BlogListView.tsx';
import { posts } from '../../src/sections/blog-list/posts.ts';
import { many } from '../fixtures.tsx';

const meta = {
  title: 'Sections/Blog list',
  component: BlogListView,
  args: { posts },
} satisfies Meta<typeof BlogListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const One: Story = { args: { posts: posts.slice(0, 1) } };

export const LongTitles: Story = {
  args: {
    posts: [
      { id: 'long', imageUrl: '/media/none.svg', title: 'Unbreakable'.repeat(14), date: '28 July 2023' },
      {
        id: 'wordy',
        imageUrl: '',
        title: 'What nobody had thought of before we tried it. '.repeat(5),
        date: 'Some day in July',
      },
      ...posts.slice(2, 4),
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    posts: posts.map((post) => ({ ...post, title: 'موسلا دھار بارش کے دن پانچ تجربے', date: '14 جولائی 2023' })),
  },
  globals: { direction: 'rtl' },
};

export const Empty: Story = { args: { posts: [] } };

export const Many: Story = { args: { posts: many(posts) } };
