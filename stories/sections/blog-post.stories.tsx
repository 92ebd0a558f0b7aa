import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlogPostView } from '../../src/sections/blog-article/BlogPostView.tsx';

const meta = {
  title: 'Sections/Blog post',
  component: BlogPostView,
  args: {
    title: 'Where the wind comes from',
    day: '1 March 2026',
    imageUrl: '/media/blogs/b2.svg',
    text: 'Hold a **strip of paper** out of the window.\n\n## What you need\n\n- paper\n- a window\n\nThen [look at the courses](/explore-allcourses).',
  },
} satisfies Meta<typeof BlogPostView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Post: Story = {};

export const WithoutPicture: Story = { args: { imageUrl: '' } };

export const LongNames: Story = { args: { title: 'Thermodynamics'.repeat(8) } };
