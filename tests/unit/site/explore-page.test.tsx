import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { world } from '../../../demo/content/index.ts';
import { createData } from '../../../src/data/create-data.ts';
import { page } from '../../../src/site/pages/explore-page.tsx';
import { renderInSite } from './in-site.tsx';

const { Page } = page;
const catalogue = () => createData({ host: '/api', fetch: async () => new Response(JSON.stringify(world.courses)) });
const open = async (path: string) => {
  const site = renderInSite(<Page params={{}} />, { path, data: catalogue() });
  await screen.findAllByRole('article');
  return site;
};

describe("The catalogue's page", () => {
  it('keeps its filters in the address: each choice is one entry', async () => {
    const { history } = await open('/explore-allcourses');
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'science');
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'beginner');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filter' }));
    expect(history).toEqual([
      '/explore-allcourses',
      '/explore-allcourses?category=science',
      '/explore-allcourses?category=science&level=beginner',
      '/explore-allcourses',
    ]);
  });

  it('adds no entry when a choice changes nothing', async () => {
    const { history } = await open('/explore-allcourses');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filter' }));
    expect(history).toEqual(['/explore-allcourses']);
  });

  it('opens as a shared link says, in whatever case it is written', async () => {
    await open('/explore-allcourses?level=Advanced&category=MATHS');
    expect(screen.getByLabelText('Category')).toHaveProperty('value', 'maths');
    expect(screen.getByLabelText('Level')).toHaveProperty('value', 'advanced');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  it('is rendered anew for its filters and for all cards, and for nothing else in an address', () => {
    expect(page.search?.('?utm=1&level=beginner&category=Arts')).toBe('?category=arts&level=beginner');
    expect(page.search?.('?category=cooking')).toBe('');
    expect(page.search?.('?all=1')).toBe('?all=1');
    expect(page.search?.('?all=&category=arts')).toBe('?category=arts&all=1');
  });

  it('is known by one address, whatever is chosen', () => {
    const head = page.head({}, () => ({ status: 'loading', data: undefined, error: undefined }));
    expect(head).toMatchObject({ title: 'Explore All Our Courses', canonical: '/explore-allcourses' });
  });
});

describe('Before its scripts are there, the catalogue', () => {
  const submitted = vi.fn((event: Event) => event.preventDefault());
  /** The inline script, on a form and cards like the server's. */
  const choose = (form: string, said: string) => {
    const card = (...words: string[]) =>
      `<li><article>${words.map((word) => `<bdi>${word}</bdi>`).join('')}</article></li>`;
    document.body.innerHTML = `<main><form ${form}><select name="category"><option value="arts"></select><input name="level"></form>
      <p role="status">${said}</p><ul>${card('Arts', 'Beginner')}${card('Maths', 'Beginner')}${card('Arts')}</ul></main>`;
    document.querySelector('form')?.addEventListener('submit', submitted);
    document.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
    return [...document.querySelectorAll('li')].map((item) => item.hidden);
  };
  new Function(page.early ?? '')();
  beforeEach(() => {
    submitted.mockClear();
  });

  it('leaves the right cards, and keeps the choice for what comes', () => {
    expect(choose('data-now', '3 courses')).toEqual([false, true, false]);
    expect(document.querySelector('form')?.dataset.now).toBe('?category=arts&level=');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('sends a choice at once where it does not have all cards', () => {
    expect(choose('data-now', '3 of 42 courses')).toEqual([false, false, false]);
    expect(submitted).toHaveBeenCalledOnce();
    choose('data-now', 'No courses match the selected criteria.');
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  it('leaves every other form alone', () => {
    expect(choose('method="post"', '3 courses')).toEqual([false, false, false]);
    document.body.dispatchEvent(new Event('change', { bubbles: true }));
    expect(submitted).not.toHaveBeenCalled();
  });
});

describe('A choice that was made before the scripts were there', () => {
  it('becomes the page’s filters when they are', async () => {
    // The server's form, with what the inline script has kept in it.
    const form = document.createElement('form');
    form.dataset.now = '?category=arts&level=';
    document.body.prepend(form);
    const { history } = await open('/explore-allcourses');
    expect(history).toEqual(['/explore-allcourses', '/explore-allcourses?category=arts']);
    expect(form.hasAttribute('data-now')).toBe(false);
    form.remove();
  });
});
