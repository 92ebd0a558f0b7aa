import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { createData } from '../../../src/data/create-data.ts';
import { sampleSchool } from '../../../src/domain/school.ts';
import { countLabels } from '../../../src/site/catalogue/count-labels.ts';
import { page } from '../../../src/site/pages/explore-page.tsx';
import { renderInSite } from './in-site.tsx';

const { Page } = page;
const catalogue = () => createData({ host: '/api', fetch: async () => new Response(JSON.stringify(wire.courses)) });
const open = async (path: string) => {
  const site = renderInSite(<Page params={{}} />, { path, data: catalogue() });
  await screen.findAllByRole('article');
  return site;
};

describe("The catalogue's page", () => {
  it('keeps its filters in the URL: each change adds a history entry', async () => {
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

  it('adds no history entry if nothing changes', async () => {
    const { history } = await open('/explore-allcourses');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filter' }));
    expect(history).toEqual(['/explore-allcourses']);
  });

  it('opens with the filters of a shared link, in any case', async () => {
    await open('/explore-allcourses?level=Advanced&category=MATHS');
    expect(screen.getByLabelText('Category')).toHaveProperty('value', 'maths');
    expect(screen.getByLabelText('Level')).toHaveProperty('value', 'advanced');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  it('finds courses while the visitor types, marks the search words, and adds one history entry for a search', async () => {
    const { history } = await open('/explore-allcourses');
    const field = screen.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'robtics');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 of 42 courses'));
    expect(screen.getByRole('article').querySelector('mark')?.textContent).toBe('robotics');
    await userEvent.clear(field);
    await userEvent.type(field, 'cricket ');
    await waitFor(() => expect(history.at(-1)).toBe('/explore-allcourses?q=cricket+'));
    expect(field).toHaveProperty('value', 'cricket ');
    expect(screen.getByRole('option', { name: 'Maths (1)' })).toBeTruthy();
    await userEvent.type(field, 'num');
    await userEvent.tab();
    expect(history.at(-1)).toBe('/explore-allcourses?q=cricket+num');
    expect(history.slice(0, -1)).not.toContain('/explore-allcourses?q=cricket+');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filter' }));
    expect(history.at(-1)).toBe('/explore-allcourses');
    expect(field).toHaveProperty('value', '');
  });

  it('keeps the typed search if a filter changes meanwhile', async () => {
    const { history } = await open('/explore-allcourses');
    await userEvent.type(screen.getByLabelText('Search'), 'draw');
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'maths');
    await waitFor(() => expect(history.at(-1)).toBe('/explore-allcourses?q=draw&category=maths'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 of 42 courses'));
  });

  it('adds a history entry for an age that is chosen during a search', async () => {
    const { history } = await open('/explore-allcourses?q=robots');
    await userEvent.click(screen.getByRole('radio', { name: '12' }));
    expect(history).toEqual(['/explore-allcourses?q=robots', '/explore-allcourses?q=robots&age=12']);
  });

  it('offers ages if courses differ, and finds the courses for an age', async () => {
    const { history } = await open('/explore-allcourses');
    await userEvent.click(screen.getByRole('radio', { name: '16' }));
    expect(history.at(-1)).toBe('/explore-allcourses?age=16');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('12 of 42 courses'));
    expect(screen.getByRole('option', { name: 'Beginner (0)' })).toBeTruthy();
  });

  it('keeps the age of its URL if the courses are not loaded yet', async () => {
    const { history } = renderInSite(
      <main>
        <Page params={{}} />
      </main>,
      { path: '/explore-allcourses?age=16', data: catalogue() },
    );
    await screen.findAllByRole('article');
    expect(history).toEqual(['/explore-allcourses?age=16']);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('12 of 42 courses'));
    expect(screen.getByRole('radio', { name: '16' })).toHaveProperty('checked', true);
  });

  it('shows all courses for an age that no course is for', async () => {
    await open('/explore-allcourses?age=3');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('42 courses'));
    expect(within(screen.getByRole('group', { name: 'Age' })).getByRole('radio', { name: 'Any' })).toHaveProperty(
      'checked',
      true,
    );
  });

  it('combines filters for age, days, fee and language, and sorts by the lowest fee', async () => {
    const { history } = await open('/explore-allcourses');
    for (const name of ['8', 'Weekdays', 'Rs 3,000', 'Urdu'])
      await userEvent.click(screen.getByRole('radio', { name }));
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Lowest fee');
    expect(history.at(-1)).toBe('/explore-allcourses?age=8&language=urdu&days=weekdays&fee=3000&order=fee');
    await waitFor(() => expect(screen.getByText('Show 11 courses')).toBeTruthy());
    expect(screen.getAllByText('Filters (4)')).not.toEqual([]);
    const [first] = screen.getAllByRole('article');
    expect(first?.textContent).toMatch(/Ages 8–12Fri 4–5 pmUrduRs 2,000\/monthstarts \d+ [A-Z][a-z]{2}/);
  });

  it('shows the first results for a search that is typed on a later page', async () => {
    await open('/explore-allcourses?page=2');
    await userEvent.type(screen.getByLabelText('Search'), 'robotics');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 of 42 courses'));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('does not render the cards of a search again when the URL gets the search', async () => {
    const { history } = await open('/explore-allcourses');
    await userEvent.type(screen.getByLabelText('Search'), 'science');
    const count = (await screen.findByText(/^\d+ of 42 courses$/)).textContent;
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(Number.parseInt(count, 10)));
    const cards = screen.getAllByRole('article');
    const watch = vi.fn();
    const observer = new MutationObserver(watch);
    observer.observe(screen.getAllByRole('list')[0] ?? document.body, { childList: true });
    await waitFor(() => expect(history.at(-1)).toBe('/explore-allcourses?q=science'));
    expect(screen.getAllByRole('article')).toEqual(cards);
    observer.disconnect();
    expect(watch).not.toHaveBeenCalled();
  });

  it('shows no other courses while the courses for the search in a shared link load', async () => {
    const counted: (string | null)[] = [];
    const watch = new MutationObserver(() =>
      counted.push(document.querySelector('[role=status]')?.textContent ?? null),
    );
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await open('/explore-allcourses?q=robotics');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 of 42 courses'));
    watch.disconnect();
    expect(counted).not.toContain('42 courses');
    expect(counted).not.toContain('No courses match the selected criteria.');
  });

  it('shows the words of a search that its courses do not contain', async () => {
    renderInSite(<Page params={{}} />, { path: '/explore-allcourses?q=purple+robots', data: catalogue() });
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('1 of 42 courses. It does not mention “purple”.'),
    );
    expect(countLabels.count(2, 42, ['purple', 'کیمیا'])).toBe(
      '2 of 42 courses. None of them mentions “purple” or \u2068“کیمیا”\u2069.',
    );
  });

  it('offers the nearest word if no course matches', async () => {
    const { history } = renderInSite(<Page params={{}} />, {
      path: '/explore-allcourses?q=photogaphi',
      data: catalogue(),
    });
    (await screen.findByRole('button', { name: 'photography' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(history.at(-1)).toBe('/explore-allcourses?q=photography');
    // The suggestion and its button disappear, so the focus moves to the search field.
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });

  it('has a cache key with filters and page, without other parameters', () => {
    expect(page.search?.('?utm=1&level=beginner&category=Arts')).toBe('?category=arts&level=beginner');
    expect(page.search?.('?category=cooking')).toBe('');
    expect(page.search?.('?level=Advanced&q=robots&x=1')).toBe('?q=robots&level=advanced');
    expect(page.search?.('?q=%20&age=x')).toBe('');
    expect(page.search?.('?age=9&level=beginner')).toBe('?level=beginner&age=9');
    expect(page.search?.('?age=09')).toBe('?age=9');
    expect(page.search?.('?page=2&category=arts')).toBe('?category=arts&page=2');
    for (const none of ['', '0', '1', '-2', '2.5', '1e3', '٢', '12345678'])
      expect(page.search?.(`?page=${none}`)).toBe('');
  });

  it('has the same canonical URL for all filters, and one for each page without filters', () => {
    const head = (search: string) =>
      page.head({}, () => ({ status: 'loading', data: undefined, error: undefined }), sampleSchool, search);
    expect(head('?category=arts')).toMatchObject({
      title: 'Explore All Our Courses',
      canonical: '/explore-allcourses',
    });
    expect(head('?category=arts&page=2').canonical).toBe('/explore-allcourses');
    expect(head('?page=2')).toMatchObject({
      title: 'Explore All Our Courses, page 2',
      canonical: '/explore-allcourses?page=2',
    });
  });
});
