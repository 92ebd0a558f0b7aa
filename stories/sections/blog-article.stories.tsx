import type { Meta, StoryObj } from '@storybook/react-vite';
import { AttachmentsView } from '../../src/sections/attachments/AttachmentsView.tsx';
import { BlogArticleView } from '../../src/sections/blog-article/BlogArticleView.tsx';
import { BlogPostView } from '../../src/sections/blog-article/BlogPostView.tsx';

const meta = {
  title: 'Sections/Blog article',
  component: BlogPostView,
  subcomponents: { BlogArticleView },
  args: {
    title: 'Where the wind comes from',
    day: '1 March 2026',
    imageUrl: '/media/blogs/b2.svg',
    text: 'Hold a **strip of paper** out of the window.\n\n## What you need\n\n- paper\n- a window\n\nThen [look at the courses](/explore-allcourses).',
  },
} satisfies Meta<typeof BlogPostView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BlogPost: Story = {};

export const BlogPostWithoutPicture: Story = { args: { imageUrl: '' } };

export const BlogPostWithDocuments: Story = {
  args: {
    children: (
      <AttachmentsView
        attachments={[{ title: 'Wind sheet', url: '/media/downloads/lab-notebook.pdf', type: 'PDF', bytes: 240_000 }]}
      />
    ),
  },
};

export const BlogPostLongNames: Story = { args: { title: 'Thermodynamics'.repeat(8) } };

/** The sample article of the kit. */
export const BlogArticle: Story = { render: () => <BlogArticleView /> };

export const BlogPostRightToLeft: Story = {
  args: { title: 'ہوا کہاں سے آتی ہے', day: '1 مارچ 2026', text: 'کھڑکی سے باہر **کاغذ** پکڑیں۔' },
  globals: { direction: 'rtl' },
};

export const RightToLeft: Story = { ...BlogArticle, globals: { direction: 'rtl' } };
