import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ItemSummary } from '../../../src/domain/office/content-contract.ts';
import { itemOfFile } from '../../../src/office/pictures/item-of-file.ts';
import { button, callsOf, openOffice } from './in-office.tsx';
import '../../../src/office/pictures/PicturesPage.tsx';

const items = ['Chess', 'Chess 2', 'Reed Boats'].map(
  (title): ItemSummary => ({
    ...{ id: title.toLowerCase().replace(' ', '-'), title, subtitle: '', image: '', isHidden: false, values: {} },
    ...{ isUnfinished: false, change: undefined },
  }),
);

it.each([
  ['Chess.jpg', 'chess'],
  ['my chess-2 photo.JPG', 'chess-2'],
  ['reed_boats (1).png', 'reed-boats'],
  ['IMG_2041.jpg', undefined],
  ['monsoon-watch.jpg', 'monsoon-watch'],
])('The file %s is matched to the item %s', (file, id) => {
  const long = { id: 'monsoon-watch', title: 'Monsoon Watch: the weather' };
  expect(itemOfFile(file, [...items, long])).toBe(id);
});

it('Pictures are assigned to many courses in one save, which Undo reverts', async () => {
  const upload = async (path: string) => ({ path, url: '' });
  const answers = { 'content/list': { items }, 'content/import': { items: [], undo: { savedAt: 1, kinds: [] } } };
  const { server, user } = openOffice('/pictures/courses', answers, undefined, { upload });
  const type = 'image/svg+xml';
  const files = ['Reed boats.svg', 'IMG_1.svg', 'IMG_2.svg'].map((name) => new File(['x'], name, { type }));
  await user.upload(await screen.findByLabelText('Choose pictures'), files);
  await screen.findByText('2 pictures without a course.');
  await user.selectOptions(screen.getByLabelText('The course that IMG_2.svg shows'), 'Chess');
  // A course has only one picture, so the other select no longer offers it.
  const other = screen.getByLabelText('The course that IMG_1.svg shows');
  expect([...other.querySelectorAll('option')].map(({ text }) => text)).toEqual(['Choose a course…', 'Chess 2']);
  await user.click(await button('Save 2 pictures'));
  await waitFor(() =>
    expect(callsOf(server, 'content/import')).toEqual([
      {
        ...{ kind: 'courses', removeOthers: false },
        rows: [
          { id: 'reed-boats', picture: 'courses/reed-boats.svg' },
          { id: 'chess', picture: 'courses/img-2.svg' },
        ],
      },
    ]),
  );
  // The picture without a course stays on the page.
  await waitFor(() => expect(screen.getAllByLabelText(/^The course that .* shows$/)).toEqual([other]));
  await user.click(await button('Undo'));
  await waitFor(() => expect(callsOf(server, 'content/undo-import')).toHaveLength(1));
});
