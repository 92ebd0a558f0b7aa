import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BlogArticleView } from '../../../src/sections/blog-article/BlogArticleView.tsx';
import { BlogListView } from '../../../src/sections/blog-list/BlogListView.tsx';
import { posts } from '../../../src/sections/blog-list/posts.ts';

describe('The list of blogs', () => {
  it('is sorted: newest first', () => {
    const days = posts.map(({ date }) => Date.parse(date));
    expect(days).toEqual([...days].sort((one, other) => other - one));
  });

  it('has one link per card, which is named by the title', () => {
    render(<BlogListView posts={posts} />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(posts.map(({ title }) => title));
  });
});

describe('The article', () => {
  it('links to the list at its top and at its end', () => {
    render(<BlogArticleView />);
    expect(screen.getByRole('link', { name: 'Back to Blogs' }).getAttribute('href')).toBe('/blogs');
    const top = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(top).getByRole('link', { name: 'Blogs' }).getAttribute('href')).toBe('/blogs');
  });

  it('names each subject once for screen readers, and hides its large letter', () => {
    render(<BlogArticleView />);
    const letters = screen.getAllByRole('listitem').filter((item) => item.querySelector('b'));
    expect(letters).toHaveLength(5);
    for (const item of letters) expect(item.querySelector('b')?.getAttribute('aria-hidden')).toBe('true');
  });
});
