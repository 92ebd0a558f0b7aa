import { blog as decodeBlog, blogs as decodeBlogs } from '../domain/blogs.ts';
import type { Blog, BlogSummary } from '../domain/school.ts';
import type { Endpoint } from './endpoints.ts';

// The school's own posts, of our own API: the contract has none. Not in endpoints.ts, which every page loads.
export const blogs: Endpoint<BlogSummary[]> = { path: 'blog', decode: decodeBlogs };
export const blog = (id: string): Endpoint<Blog> => ({
  path: `blog/single/${encodeURIComponent(id)}`,
  decode: decodeBlog,
});
