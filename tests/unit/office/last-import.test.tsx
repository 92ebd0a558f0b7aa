import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draft } from '../../../stories/office/content-data.ts';
import { ownerSession } from '../../../stories/office/office-data.ts';
import { button, callsOf, openOffice } from './in-office.tsx';
import '../../../src/office/import/ImportPage.tsx';

afterEach(() => sessionStorage.clear());

const keep = (savedAt: number | undefined) =>
  sessionStorage.setItem(
    `office-last-import:${ownerSession.staff?.id}`,
    JSON.stringify({ kind: 'courses', items: [], removed: 0, undo: { savedAt, kinds: [] } }),
  );

it('The last import can be undone after a reload', async () => {
  keep(draft.savedAt);
  const { server, user } = openOffice('/import/courses');
  await user.click(await button('Undo the import'));
  expect(await screen.findByText('Your draft is as it was before.')).toBeTruthy();
  expect(callsOf(server, 'content/undo-import')).toEqual([{ savedAt: draft.savedAt, kinds: [] }]);
});

it('The last import cannot be undone after the draft was edited', async () => {
  keep(1);
  openOffice('/import/courses');
  await button('Publish…');
  expect(screen.queryByRole('button', { name: 'Undo the import', hidden: true })).toBeNull();
});
