import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BlogArticleView } from '../../../src/sections/blog-article/BlogArticleView.tsx';
import { BlogListView } from '../../../src/sections/blog-list/BlogListView.tsx';
import { posts } from '../../../src/sections/blog-list/posts.ts';

describe('The list of blogs', () => {
  it('has a card with picture, title and date for each post, newest first', () => {
    render(<BlogListView posts={posts} />);
    const shown = screen.getAllByRole('listitem').map((card) => ({
      imageUrl: card.querySelector('img')?.getAttribute('src'),
      title: within(card).getByRole('heading', { level: 2 }).textContent,
      date: card.querySelector('p')?.textContent,
    }));
    expect(shown).toEqual(posts.map(({ imageUrl, title, date }) => ({ imageUrl, title, date })));
    const days = posts.map(({ date }) => Date.parse(date));
    expect(days).toEqual([...days].sort((one, other) => other - one));
  });

  it('has one link per card, which is named by the title and opens the article', () => {
    render(<BlogListView posts={posts} />);
    for (const { id, title } of posts) {
      expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(`/blog-details/${id}`);
    }
    expect(screen.getAllByRole('link')).toHaveLength(posts.length);
  });
});

describe('The article', () => {
  it('has the title "STEAM Education", the date 28 July 2023, and its three sections', () => {
    render(<BlogArticleView />);
    const article = screen.getByRole('article', { name: 'STEAM Education' });
    expect(within(article).getByRole('heading', { level: 1 }).textContent).toBe('STEAM Education');
    expect(within(article).getByText('28 July 2023')).toBeTruthy();
    expect(
      within(article)
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['What is STEM?', 'Why do we need STEAM ?', 'Advantages of STEAM?']);
  });

  it('links to the list at its top and at its end', () => {
    render(<BlogArticleView />);
    expect(screen.getByRole('link', { name: 'Back to Blogs' }).getAttribute('href')).toBe('/blogs');
    const top = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(top).getByRole('link', { name: 'Blogs' }).getAttribute('href')).toBe('/blogs');
  });

  it('names each subject once: its large letter is hidden from screen readers', () => {
    render(<BlogArticleView />);
    const letters = screen.getAllByRole('listitem').filter((item) => item.querySelector('b'));
    expect(letters).toHaveLength(5);
    for (const item of letters) expect(item.querySelector('b')?.getAttribute('aria-hidden')).toBe('true');
  });
});
