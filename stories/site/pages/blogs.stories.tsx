import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSchool } from '../../../src/domain/school.ts';
import { page as blogPage } from '../../../src/site/pages/blog-page.tsx';
import { page as blogsPage } from '../../../src/site/pages/blogs-page.tsx';
import { withShell, withSite } from '../in-site.tsx';
import { atPath } from './page-story.tsx';

const meta = { title: 'Site/Pages/Blogs', decorators: [withShell, withSite], tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj;

const wind = { id: 'wind', title: 'Where the wind comes from', day: '2026-03-01', picture: '/media/blogs/b2.svg' };
const rain = { id: 'rain', title: 'How to measure rain', day: '2026-02-14', picture: '' };
const text = 'Hold a **strip of paper** out of the window.\n\n## What you need\n\n- paper\n- a window';

const ownPosts = {
  school: { ...sampleSchool, hasBlogs: true },
  answers: { blog: [wind, rain], 'blog/single/wind': { ...wind, text } },
};

const blogs = atPath(blogsPage, '/blogs');
export const BlogsLoaded: Story = blogs();
export const BlogsOwnPosts: Story = blogs(ownPosts);
export const BlogsLoading: Story = blogs({ ...ownPosts, answers: 'loading' });
export const BlogsFailed: Story = blogs({ ...ownPosts, answers: 'failed' });

const sample = atPath(blogPage, '/blog-details/b1', { id: 'b1' });
const own = atPath(blogPage, '/blog-details/wind', { id: 'wind' });
export const BlogLoaded: Story = sample();
export const BlogOwnPost: Story = own(ownPosts);
export const BlogLoading: Story = own({ ...ownPosts, answers: 'loading' });
export const BlogFailed: Story = own({ ...ownPosts, answers: 'failed' });
export const BlogUnknown: Story = atPath(blogPage, '/blog-details/no-such-thing', { id: 'no-such-thing' })(ownPosts);
