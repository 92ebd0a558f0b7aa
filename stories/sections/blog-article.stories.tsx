import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlogArticleView } from '../../src/sections/blog-article/BlogArticleView.tsx';

const meta = {
  title: 'Sections/Blog article',
  component: BlogArticleView,
} satisfies Meta<typeof BlogArticleView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SteamEducation: Story = {};
