import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../../src/domain/office/content-contract.ts';
import { kindNames, kinds } from '../../../src/domain/office/kinds.ts';
import { pathsOf } from '../../../src/office/form/form-values.ts';
import { sampleValues } from '../../../stories/office/sample-values.ts';
import { button, callsOf, openOffice } from './in-office.tsx';

/** Opens the items of lists, and of lists inside them. */
function openAll(): void {
  const closed = document.querySelectorAll('form [aria-expanded="false"]');
  for (const toggle of closed) fireEvent.click(toggle);
  if (closed.length > 0) openAll();
}

/** The control of the field at a path, such as `lessons.0.name`. */
const at = (path: string) => document.querySelector(`[id$="-${CSS.escape(path)}"]`) ?? document.body;

// Find the button by text, because a search by role takes a second in a form with two hundred controls.
const pressSave = async () => fireEvent.click(await screen.findByText('Save'));

const saved = (server: ReturnType<typeof openOffice>['server']) =>
  callsOf(server, 'content/save') as { values: FormValues; id?: string; revision: string }[];

describe.each(kindNames)('The form of %s', (kind) => {
  it('has a control for each field, and saves the values that it has loaded', async () => {
    const values = sampleValues(kind);
    const { server } = openOffice(`/content/${kind}/${kinds[kind].isFixed ? kind : 'robots'}`, {
      'content/item': { values, revision: '7', choices: { courses: [{ id: 'robots', title: 'Robots' }] } },
    });
    await screen.findByText('Save');
    openAll();
    // Ids consist of the form's prefix, `-` and the path.
    const ids = new Set(Array.from(document.querySelectorAll('[id]'), ({ id }) => id.slice(id.indexOf('-') + 1)));
    const missing = pathsOf(kinds[kind].parts, values).filter((path) => !ids.has(path));
    expect(missing.filter((path) => !/(^|\.)id$/.test(path))).toEqual([]);
    // The form has a control for the generated id only if the item has a page, whose address contains it.
    const hasPage = ['courses', 'products', 'blogs', 'partners'].includes(kind);
    expect(missing.includes('id')).toBe('id' in values && !hasPage);
    await pressSave();
    await waitFor(() => expect(saved(server)).toHaveLength(1));
    expect(saved(server)[0]?.values).toEqual(values);
    expect(saved(server)[0]?.revision).toBe('7');
  });
});

describe('A form of the office', () => {
  const change = async (label: string | RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  const save = async (server: ReturnType<typeof openOffice>['server']) => {
    await pressSave();
    await waitFor(() => expect(saved(server)).toHaveLength(1));
    return saved(server)[0]?.values;
  };

  it('shows no hint about the end of the URL at a reference to another item', async () => {
    openOffice('/content/course-faq/robots');
    await screen.findByLabelText(/^Course/);
    expect(screen.queryByText(/The end of the address/)).toBeNull();
  });

  it('saves typed values with the type of their field', async () => {
    const { server, user } = openOffice('/content/courses/robots');
    await screen.findByText('Save');
    fireEvent.change(at('name'), { target: { value: 'Drones' } });
    await change('Highlights', 'Fly\n\nLand\n');
    await change('Another day for Starts', '2027-02-02');
    await user.click(await button('Remove 9 January 2027'));
    await user.selectOptions(await screen.findByLabelText('Enrol'), 'contact');
    await user.click(await screen.findByLabelText('Hidden'));
    await change('Long text', '# Up');
    expect(await save(server)).toMatchObject({
      name: 'Drones',
      highlights: 'Fly | Land',
      starts: '2027-04-03 | 2027-02-02',
      enrol: 'contact',
      hidden: '',
      long_text: '# Up',
    });
  });

  it('adds, moves, removes and restores list items', async () => {
    const module = (name: string) => ({ id: name, name, title: '', description: '', time: '', lessons: [] });
    const { server, user } = openOffice('/content/courses/robots', {
      'content/item': { values: { modules: [module('a'), module('b')] }, revision: '1', choices: {} },
    });
    await user.click(await button('Add a module'));
    fireEvent.change(at('modules.2.name'), { target: { value: 'c' } });
    await user.click(await button('Move Module 1 down'));
    await user.click(await button('Remove Module 1'));
    expect(screen.getByText('Module 1 removed.')).toBeTruthy();
    await user.click(await button('Bring back the removed module'));
    const values = await save(server);
    expect(values?.modules).toMatchObject([{ name: 'b' }, { name: 'a' }, { name: 'c' }]);
  });

  it('shows the server’s messages at the fields and in a summary that takes the focus', async () => {
    const { server } = openOffice('/content/courses/robots', {
      'content/save': async () => {
        const { OfficeFailure } = await import('../../../src/data/office.ts');
        throw new OfficeFailure('Not saved.', 422, {
          message: 'Not saved.',
          errors: { 'modules.1.lessons.0.name': 'is empty, but must be filled', fee: 'is longer than 60 characters' },
        });
      },
    });
    await pressSave();
    const summary = await screen.findByRole('group', { name: 'What to correct' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Fee',
      'Module 2 › Lesson 1 › Name',
    ]);
    const fee = screen.getByLabelText('Fee');
    expect(fee.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(`${fee.id}-error`)?.textContent).toBe('is longer than 60 characters');
    fireEvent.click(screen.getByRole('link', { name: 'Module 2 › Lesson 1 › Name' }));
    expect(document.activeElement?.id).toMatch(/-modules\.1\.lessons\.0\.name$/);
    expect(saved(server)).toHaveLength(1);
  });

  it('saves on Ctrl+S, and only once for two presses in a row', async () => {
    const { server } = openOffice('/content/faq/robots');
    await screen.findByText('Save');
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await screen.findByText('Saved in your draft.');
    expect(saved(server)).toHaveLength(1);
  });

  it('saves a second time with the revision that the first save returned', async () => {
    let revision = 1;
    const item = () => ({ values: sampleValues('faq'), revision: String(revision), choices: {} });
    const { server } = openOffice('/content/faq/robots', {
      'content/item': item,
      'content/save': () => {
        revision += 1;
        return { id: 'robots', revision: String(revision), values: sampleValues('faq') };
      },
    });
    await pressSave();
    await waitFor(() => expect(screen.getByText('Saved in your draft.')).toBeTruthy());
    await change(/^Question/, 'When?');
    await pressSave();
    await waitFor(() => expect(saved(server).map((call) => call.revision)).toEqual(['1', '2']));
  });

  it('creates an item without an id, and returns to the list', async () => {
    const { server } = openOffice('/content/faq/new');
    await change(/^Question/, 'When?');
    await pressSave();
    expect(await screen.findByRole('heading', { level: 1, name: 'Questions' })).toBeTruthy();
    expect(saved(server)[0]).not.toHaveProperty('id');
  });

  it('asks before a page with unsaved changes is left', async () => {
    const { user } = openOffice('/content/faq/robots');
    await change(/^Question/, 'When?');
    fireEvent.click(screen.getByRole('link', { name: 'Staff' }));
    await user.click(await button('Stay here'));
    expect((screen.getByLabelText(/^Question/) as HTMLInputElement).value).toBe('When?');
    fireEvent.click(screen.getByRole('link', { name: 'Staff' }));
    await user.click(await button('Leave and lose them'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Staff' })).toBeTruthy();
  });
});
