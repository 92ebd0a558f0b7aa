import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OfficeFailure } from '../../../src/data/office.ts';
import type { ItemSummary } from '../../../src/domain/office/content-contract.ts';
import { draft } from '../../../stories/office/content-data.ts';
import { button, callsOf, openOffice } from './in-office.tsx';

describe('A list of courses in the office', () => {
  const many: ItemSummary[] = Array.from({ length: 8 }, (_, index) => ({
    ...{ id: `c${index}`, title: `Course ${index}`, subtitle: '', image: '', isHidden: index === 3 },
    values: { category: index < 4 ? 'Science' : 'Arts', level: 'Beginner', fee: index === 5 ? '' : 'Rs 1' },
    ...{ isUnfinished: false, change: undefined },
  }));
  const titles = () => screen.getAllByRole('link', { name: /^Course \d/ }).map(({ textContent }) => textContent);

  it('can be searched and filtered, and keeps search and filter when it is opened again', async () => {
    const answers = { 'content/list': { items: many } };
    const { user } = openOffice('/content/courses', answers);
    await user.selectOptions(await screen.findByLabelText('Category'), 'Science');
    expect(titles()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Move Course 1 up' })).toBeNull();
    await user.type(screen.getByLabelText('Find'), '3');
    expect(titles()).toEqual(['Course 3']);
    cleanup();
    const again = openOffice('/content/courses', answers);
    expect(await screen.findByText('1 of 8')).toBeTruthy();
    await again.user.clear(screen.getByLabelText('Find'));
    await again.user.selectOptions(screen.getByLabelText('Category'), '');
    await again.user.selectOptions(screen.getByLabelText('Only'), 'Without fee');
    expect(titles()).toEqual(['Course 5']);
    await again.user.selectOptions(screen.getByLabelText('Only'), '');
  });

  it('changes several items at once, moves an item to a position, and copies an item', async () => {
    const { server, user } = openOffice('/content/courses', { 'content/list': { items: many } });
    await user.click(await button('Select several…'));
    for (const name of ['Select Course 1', 'Select Course 6']) await user.click(screen.getByLabelText(name));
    await user.click(await button('Change…'));
    await user.selectOptions(screen.getByLabelText('Field'), 'Fee');
    await user.type(screen.getByLabelText('New value'), 'Rs 5');
    await user.click(await button('Change'));
    await waitFor(() =>
      expect(callsOf(server, 'content/change-items')).toEqual([
        { kind: 'courses', ids: ['c1', 'c6'], values: { fee: 'Rs 5' } },
      ]),
    );
    await user.click(await button('More for Course 7'));
    fireEvent.change(await screen.findByLabelText('Position, 1 to 8'), { target: { value: '2' } });
    await user.click(await button('Move'));
    await waitFor(() =>
      expect(callsOf(server, 'content/order')).toMatchObject([
        { ids: ['c0', 'c7', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6'] },
      ]),
    );
    await user.click(await button('More for Course 2'));
    await user.click(await button('Duplicate'));
    await waitFor(() => expect(callsOf(server, 'content/duplicate')).toEqual([{ kind: 'courses', id: 'c2' }]));
  });
});

describe('A long list of courses in the office', () => {
  const long: ItemSummary[] = Array.from({ length: 120 }, (_, index) => ({
    ...{ id: `c${index + 1}`, title: `Course ${index + 1}`, subtitle: '', image: '', isHidden: false, values: {} },
    ...{ isUnfinished: false, change: undefined },
  }));
  const rows = () => screen.getAllByRole('link', { name: /^Course \d/ }).length;
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

  it('shows 50 rows and more on request, moves items to hidden rows, and selects all', async () => {
    const { server, user } = openOffice('/content/courses', { 'content/list': { items: long } });
    const more = await button('Show more: 70 left');
    expect(rows()).toBe(50);
    await user.click(await button('Move Course 50 down'));
    expect(focused()).toBe('Move Course 50 down');
    expect(rows()).toBe(100);
    expect(more.textContent).toBe('Show more: 20 left');
    await user.click(more);
    expect(rows()).toBe(120);
    expect(focused()).toBe('Course 101');
    expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
    await user.type(screen.getByLabelText('Find'), 'course');
    expect(rows()).toBe(50);
    await user.click(await button('Select several…'));
    await user.click(await button('Select all 120'));
    await user.click(await button('Hide'));
    await waitFor(() => expect(callsOf(server, 'content/change-items')).toMatchObject([{ ids: { length: 120 } }]));
    await user.clear(screen.getByLabelText('Find'));
  });

  it('focuses the row at the old position after an item has moved to a hidden row', async () => {
    let items = long;
    const { user } = openOffice('/content/courses', {
      'content/list': () => ({ items }),
      'content/order': ({ ids }) => {
        items = ids.flatMap((id) => long.filter((item) => item.id === id));
        return { draft };
      },
    });
    await user.click(await button('More for Course 7'));
    fireEvent.change(await screen.findByLabelText('Position, 1 to 120'), { target: { value: '90' } });
    await user.click(await button('Move'));
    await waitFor(() => expect(focused()).toBe('Course 8'));
  });
});

describe('Several files at once', () => {
  it('are uploaded, and a failed file can be sent again', async () => {
    const sent: string[] = [];
    const upload = async (path: string) => {
      sent.push(path);
      if (sent.length === 2) throw new OfficeFailure('The disk of the server is full.', 507);
      return { path, url: '' };
    };
    const { user } = openOffice('/content/files', { 'content/media': { files: [] } }, undefined, { upload });
    const files = ['A b.pdf', 'c.pdf', 'd.pdf'].map((name) => new File(['x'], name));
    await user.upload(await screen.findByLabelText('Add files from this device'), files);
    expect(await screen.findByText('2 of 3 files uploaded, 1 failed.')).toBeTruthy();
    expect(screen.getByText('The disk of the server is full.')).toBeTruthy();
    await user.click(await button('Try again'));
    expect(await screen.findByText('3 of 3 files uploaded.')).toBeTruthy();
    expect(sent).toEqual(['uploads/a-b.pdf', 'uploads/c.pdf', 'uploads/d.pdf', 'uploads/c.pdf']);
  });
});

describe('The list of courses after a removal', () => {
  it('focuses a neighbour of the removed course, or the heading if the list is empty', async () => {
    let items = ['robots', 'python'].map((id) => ({
      ...{ id, title: id, subtitle: '', image: '', values: {}, isHidden: false },
      ...{ isUnfinished: false, change: undefined },
    }));
    const { server, user } = openOffice('/content/courses', {
      'content/list': () => ({ items }),
      'content/remove': ({ ids }) => {
        items = items.filter(({ id }) => !ids.includes(id));
        return { removed: ids, draft, undo: { savedAt: ids.length, kinds: [] } };
      },
    });
    const remove = async (id: string) => {
      await user.click(await button(`Remove ${id}`));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await remove('python');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('robots'));
    await remove('robots');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    const undo = await screen.findAllByRole('button', { name: 'Undo' });
    await user.click(undo[0] ?? document.body);
    expect(callsOf(server, 'content/undo-import')).toEqual([{ savedAt: 1, kinds: [] }]);
  });
});

describe('The list of partners in the office', () => {
  it('shows all six counts of a partner, and so does the partner’s page', async () => {
    openOffice('/partners');
    const row = await screen.findByRole('row', { name: /Mehwish Gul/ });
    const counts = [
      'Visits1240',
      'Downloads87',
      'Messages14',
      'New accounts32',
      'Requests for a seat10',
      'Enrolments6',
    ];
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(counts);
    cleanup();
    openOffice('/partners/mehwish-gul');
    const label = await screen.findByText('Enrolments');
    const figures = Array.from(label.closest('dl')?.children ?? [], ({ textContent }) => textContent);
    expect(figures).toEqual(counts);
  });
});
