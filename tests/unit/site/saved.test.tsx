import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { page } from '../../../src/site/pages/saved-page.tsx';
import { SavedLink, SaveOnCard } from '../../../src/site/saved/SaveButton.tsx';
import { savedCourses, toggleSaved } from '../../../src/site/saved/saved-store.ts';
import { NavDrawer } from '../../../src/site/shell/NavDrawer.tsx';
import { json } from '../data/data-of.ts';
import { dataOf } from './course-answers.ts';
import { renderInSite, withAuth } from './in-site.tsx';

const courses = wire.courses.slice(0, 4);
const ids = courses.map(({ _id }) => _id);
const data = () =>
  dataOf(Object.fromEntries(courses.map((course) => [`/api/course/single/${course._id}`, () => json({ course })])));
const open = (search = '') => renderInSite(<page.Page params={{}} />, { path: `/saved${search}`, data: data() });

beforeEach(() => localStorage.clear());

describe('The heart button of a course', () => {
  it('saves the course in the browser, and removes it again', async () => {
    renderInSite(<SaveOnCard course={{ id: 'kites', name: 'Kites' }} />);
    const heart = screen.getByRole('button', { name: /^Save\s+Kites$/ });
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(heart);
    expect([heart.getAttribute('aria-pressed'), savedCourses()]).toEqual(['true', ['kites']]);
    await userEvent.click(heart);
    expect([heart.getAttribute('aria-pressed'), localStorage.length]).toEqual(['false', 0]);
  });

  it('ignores invalid values under its storage key', () => {
    for (const text of ['{', '{"a":1}', '[1,"kites",null]']) {
      localStorage.setItem('steam-saved', text);
      expect(savedCourses()).toEqual(text.startsWith('[') ? ['kites'] : []);
    }
  });
});

describe('The saved courses', () => {
  it('are linked in the catalogue and the menu, if at least one course is saved', async () => {
    const ways = () => (
      <>
        <SavedLink />
        {withAuth(<NavDrawer open onClose={() => undefined} />)}
      </>
    );
    const { unmount } = renderInSite(ways());
    expect(screen.queryByRole('link', { name: /saved/i })).toBeNull();
    unmount();
    localStorage.setItem('steam-saved', JSON.stringify(ids.slice(0, 2)));
    renderInSite(ways());
    const links = screen.getAllByRole('link', { name: /saved/i });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Saved (2)', '/saved'],
      ['Saved', '/saved'],
    ]);
    act(() => {
      for (const id of ids.slice(0, 2)) toggleSaved(id);
    });
    expect(screen.queryByRole('link', { name: 'Saved (2)' })).toBeNull();
  });

  it('are listed, the newest first, and can be removed', async () => {
    localStorage.setItem('steam-saved', JSON.stringify([...ids.slice(0, 2), 'gone']));
    open();
    const list = await screen.findByRole('list', { name: 'Saved courses' });
    await waitFor(() => expect(within(list).queryByText('Loading the course')).toBeNull());
    const [gone, second] = within(list).getAllByRole('listitem');
    expect(gone?.textContent).toContain('This course is no longer here.');
    expect(second?.textContent).toContain(courses[1]?.name);
    await userEvent.click(screen.getByRole('button', { name: `Remove ${courses[1]?.name}` }));
    expect(savedCourses()).toEqual([ids[0], 'gone']);
  });

  it('can be compared, up to three, with a form that writes the URL', async () => {
    localStorage.setItem('steam-saved', JSON.stringify(ids));
    const { history } = open(`?compare=${ids.slice(0, 2).join(',')}`);
    const table = await screen.findByRole('table', { name: 'The courses side by side' });
    await waitFor(() => expect(within(table).getAllByRole('columnheader')).toHaveLength(3));
    expect(within(table).getByRole('row', { name: /^Fee / }).textContent).toContain(courses[0]?.fee);
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    const free = boxes.find(({ checked }) => !checked);
    await act(async () => free?.click());
    expect(new URLSearchParams(history.at(-1)?.split('?')[1]).get('compare')?.split(',')).toHaveLength(3);
    await waitFor(() =>
      expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.disabled)).toHaveLength(1),
    );
  });

  it('are compared without courses that no longer exist, which do not count towards the limit of three', async () => {
    localStorage.setItem('steam-saved', JSON.stringify(ids));
    const { history } = open(`?compare=gone,lost,${ids[0]}`);
    await screen.findByRole('table', { name: 'The courses side by side' });
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    await waitFor(() => expect(boxes.filter(({ disabled }) => disabled)).toEqual([]));
    await act(async () => boxes.find(({ checked }) => !checked)?.click());
    const compared = new URLSearchParams(history.at(-1)?.split('?')[1]).get('compare')?.split(',');
    expect(compared).toHaveLength(2);
    expect(compared).toContain(ids[0]);
  });

  it('show a note if no course is saved', async () => {
    open();
    expect(await screen.findByText(/^You have not saved a course yet/)).toBeTruthy();
    expect(page.search?.('?compare=a,a,b,c,d&x=1')).toBe('?compare=a,b,c');
  });
});
