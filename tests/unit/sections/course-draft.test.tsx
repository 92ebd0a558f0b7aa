import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CourseDraftView } from '../../../src/sections/course-draft/CourseDraftView.tsx';
import { page } from '../../../src/site/pages/add-page.tsx';
import { renderInSite } from '../site/in-site.tsx';

const create = () => userEvent.click(screen.getByRole('button', { name: 'Create Course' }));

it('The form for a course draft passes one home point per line to onCreate, and shows the result', async () => {
  const onCreate = vi.fn();
  render(<CourseDraftView onCreate={onCreate} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Kites');
  await userEvent.type(screen.getByLabelText('Home point descriptions'), 'Fold{enter}{enter} Fly ');
  await userEvent.type(screen.getByLabelText('Short description'), 'Paper in the wind');
  await userEvent.type(screen.getByLabelText('Long description'), 'Why they stay up.');
  await create();
  const draft = {
    name: 'Kites',
    homepointdescription: ['Fold', 'Fly'],
    shortdescription: 'Paper in the wind',
    longdescription: 'Why they stay up.',
  };
  expect(onCreate.mock.calls).toEqual([[draft]]);
  expect(screen.getByText(/"Fold"/).textContent).toBe(JSON.stringify(draft, null, 2));
});

it('The form for a course draft accepts an empty draft: no field is required', async () => {
  const onCreate = vi.fn();
  render(<CourseDraftView onCreate={onCreate} />);
  await create();
  expect(onCreate.mock.calls).toEqual([
    [{ name: '', homepointdescription: [], shortdescription: '', longdescription: '' }],
  ]);
});

it('The form for a course draft sends nothing from its page, and logs the draft', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  renderInSite(<page.Page params={{}} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Kites');
  await create();
  expect(log.mock.calls.flat()).toContainEqual(expect.objectContaining({ name: 'Kites' }));
  expect(send).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
