import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createData } from '../../../src/data/create-data.ts';
import { sampleSchool } from '../../../src/domain/school.ts';
import { SchoolContext } from '../../../src/site/page.ts';
import { page as blogPage } from '../../../src/site/pages/blog-page.tsx';
import { page as blogsPage } from '../../../src/site/pages/blogs-page.tsx';
import { json } from '../data/data-of.ts';
import { renderInSite } from './in-site.tsx';

const school = { ...sampleSchool, hasBlogs: true };
const post = { id: 'wind', title: 'Where the wind comes from', day: '2026-03-01', picture: '', text: 'It **blows**.' };

function open({ Page }: typeof blogPage, respond: () => Response | Promise<Response>) {
  const data = createData({ host: '/api', fetch: async () => respond() });
  renderInSite(
    <SchoolContext value={school}>
      <main>
        <Page params={{ id: post.id }} />
      </main>
    </SchoolContext>,
    { data },
  );
  return data;
}

describe.each([
  ['the list', blogsPage, [post], 'The posts could not be loaded', 2],
  ['a post', blogPage, post, 'This post could not be loaded', 1],
] as const)("A school's own posts: the page of %s", (_, page, respond, failure, level) => {
  it('shows a spinner while it loads', () => {
    open(page, () => new Promise<Response>(() => {}));
    expect(screen.getByRole('status').textContent).toMatch(/^Loading the post/);
  });

  it('shows an error if it fails, and can be retried without losing the focus', async () => {
    let works = false;
    open(page, () => (works ? json(respond) : json({}, 503)));
    const alert = within(await screen.findByRole('alert'));
    alert.getByRole('heading', { name: failure, level });
    works = true;
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: post.title });
    expect(screen.queryByText(failure)).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });
});

describe("The page of a school's own post", () => {
  it.each([404, 410])('links to other pages if the post does not exist (%i)', async (status) => {
    const data = open(blogPage, () => json({}, status));
    await screen.findByRole('heading', { name: 'This post is not here' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(blogPage.status?.({ id: post.id }, (endpoint) => data.query(endpoint).get(), '')).toBe(404);
  });
});
