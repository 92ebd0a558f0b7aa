import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { OfficeFailure } from '../../../src/data/office.ts';
import type { Conflict, DraftProblem, DraftState } from '../../../src/domain/office/content-contract.ts';
import { draft, itemChanges, outdatedDraft, publishedDraft } from '../../../stories/office/content-data.ts';
import { type Answers, refused } from '../../../stories/office/fake-office.ts';
import { button, callsOf, openOffice } from './in-office.tsx';

const conflict: Conflict = {
  ...{ key: 'courses/robots/fee', by: 'Danish Ali', where: 'Courses, Robots, fee' },
  ...{ before: 'Rs 4,000', mine: 'Rs 4,500', theirs: 'Rs 5,000' },
};

async function openDialog(answers: Answers) {
  const opened = openOffice('/content', answers);
  await opened.user.click(await button('Publish…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish your changes' }));
  return { ...opened, dialog };
}

describe('Publishing', () => {
  it('sends the note, and closes the dialog', async () => {
    const { server, user, dialog } = await openDialog({});
    await user.type(await dialog.findByLabelText('Note for the history'), 'Spring');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(server, 'content/publish')).toEqual([{ note: 'Spring' }]);
  });

  it('sends only the selected changes, with the changes that they depend on', async () => {
    const { server, user, dialog } = await openDialog({});
    const box = async (name: RegExp) => dialog.findByRole<HTMLInputElement>('checkbox', { name });
    await user.click(await box(/^All 6 changes/));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Publish 0 of 6/ }).disabled).toBe(true);
    await user.click(await box(/^Do I need a robot/));
    expect((await box(/^Robots for beginners/)).checked).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Publish 2 of 6 changes' }));
    const only = [
      { kind: 'courses', id: 'robots' },
      { kind: 'course-faq', id: 'q-1' },
    ];
    expect(callsOf(server, 'content/publish')).toEqual([{ note: '', only }]);
  });

  it('omits unfinished items and changes that depend on them', async () => {
    const message = 'Robots for beginners: “Category” is missing.';
    const problems: DraftProblem[] = [{ kind: 'courses', id: 'robots', path: 'category', message }];
    const { dialog } = await openDialog({ 'content/changes': { items: itemChanges, draft: { ...draft, problems } } });
    expect(await dialog.findByRole('link', { name: message })).toBeTruthy();
    const question = dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Do I need a robot/ });
    expect([question.checked, question.disabled]).toEqual([false, true]);
    expect(dialog.getByRole('button', { name: 'Publish 4 of 6 changes' })).toBeTruthy();
  });

  it('asks for a confirmation before it removes many courses, then publishes with `force`', async () => {
    const { server, user, dialog } = await openDialog({
      'content/publish': ({ force }) => {
        if (!force) throw new OfficeFailure('This removes 20 of 42 courses.', 409);
        return { number: 8 };
      },
    });
    await user.click(await dialog.findByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText('This removes 20 of 42 courses.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Publish anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(server, 'content/publish')).toEqual([{ note: '' }, { note: '', force: true }]);
  });

  it('lists missing values instead of the Publish button, and links to their fields', async () => {
    const problems: DraftProblem[] = [
      { kind: 'school', id: 'school', path: 'email', message: 'Your school has no e-mail yet.' },
      { kind: 'courses', id: '', path: '', message: 'Your school has no course yet.' },
    ];
    const { user, dialog } = await openDialog({ 'content/changes': { items: [], draft: { ...draft, problems } } });
    const course = await dialog.findByRole('link', { name: 'Your school has no course yet.' });
    expect(course.getAttribute('href')).toBe('/office/content/courses/new');
    expect(dialog.queryByRole('button', { name: 'Publish' })).toBeNull();
    await user.click(dialog.getByRole('link', { name: 'Your school has no e-mail yet.' }));
    const field = await screen.findByLabelText(/^E-mail( \*)?$/);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('shows after a 409 what others published, merges it, and asks about each conflict', async () => {
    let now: DraftState = draft;
    const { server, user, dialog } = await openDialog({
      'content/changes': () => ({ items: itemChanges, draft: now }),
      'content/publish': () => {
        now = outdatedDraft;
        throw new OfficeFailure('Somebody published since you began.', 409);
      },
      'content/update': ({ choices }) => {
        const isDecided = choices[conflict.key] !== undefined;
        if (isDecided) now = draft;
        return { conflicts: isDecided ? [] : [conflict] };
      },
    });
    await user.click(await dialog.findByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText('3 courses changed: fee')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Take over their changes' }));
    await waitFor(() =>
      expect(document.activeElement?.textContent).toMatch(/^You and Danish Ali changed the same text\./),
    );
    const question = within(await dialog.findByRole('group', { name: 'Courses, Robots, fee' }));
    await user.click(dialog.getByRole('button', { name: 'Keep these' }));
    expect(dialog.getByText('Choose one side for 1 more text.')).toBeTruthy();
    await user.click(question.getByRole('radio', { name: /Danish Ali’s/ }));
    await user.click(dialog.getByRole('button', { name: 'Keep these' }));
    expect(await dialog.findByLabelText('Note for the history')).toBeTruthy();
    expect(callsOf(server, 'content/update')).toEqual([
      { choices: {} },
      { choices: { 'courses/robots/fee': 'theirs' } },
    ]);
  });
});

describe('A list of items in the office', () => {
  it('sends the new order, and keeps the focus on the button of the moved item', async () => {
    const { server, user } = openOffice('/content/courses');
    await user.click(await button('Move Robots for beginners down'));
    await waitFor(() =>
      expect(callsOf(server, 'content/order')).toEqual([{ kind: 'courses', ids: ['python', 'robots', 'paper'] }]),
    );
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Robots for beginners down');
  });

  it('sends the newest order when the running call ends', async () => {
    const answers: (() => void)[] = [];
    const { server, user } = openOffice('/content/courses', {
      'content/order': () => new Promise((resolve) => answers.push(() => resolve({}))),
    });
    const orders = () => (callsOf(server, 'content/order') as { ids: string[] }[]).map(({ ids }) => ids.join());
    await user.click(await button('Move The mathematics of paper up'));
    await user.click(await button('Move The mathematics of paper up'));
    expect(orders()).toEqual(['robots,paper,python']);
    answers[0]?.();
    await waitFor(() => expect(orders()).toEqual(['robots,paper,python', 'paper,robots,python']));
    answers[1]?.();
  });

  it('shows the server’s order again after a failure', async () => {
    const { user } = openOffice('/content/courses', { 'content/order': refused('Not ordered.') });
    const first = () => screen.getAllByRole('button', { name: /^Remove / })[0]?.getAttribute('aria-label');
    await user.click(await button('Move Robots for beginners down'));
    expect(await screen.findByText('Not ordered.')).toBeTruthy();
    await waitFor(() => expect(first()).toBe('Remove Robots for beginners'));
  });
});

describe('The draft of a new school', () => {
  const begun = (counts: Record<string, number>) => ({
    draft,
    counts,
    school: 'Karakoram School',
    site: 'sample' as const,
  });

  it('shows the next step on a content page, and again after a save', async () => {
    const { user } = openOffice('/content/school', { 'content/overview': begun({ courses: 2 }) });
    expect(await screen.findByText('Your school is not on the site yet')).toBeTruthy();
    const step = { name: 'Add course 3 of 3' };
    expect(await screen.findByRole('link', step)).toBeTruthy();
    await user.click(await button('Save'));
    await waitFor(() => expect(screen.getAllByRole('link', step)).toHaveLength(2));
  });

  it('offers to publish after the last step', async () => {
    openOffice('/content/faq', { 'content/overview': begun({ courses: 3, faq: 1 }) });
    expect(await screen.findByText('Next: look at the preview, then publish.')).toBeTruthy();
  });
});

describe('The files of the school', () => {
  it('link to the items that use them, and can be deleted if unused', async () => {
    let files = [
      {
        path: 'a.png',
        url: '/a.png',
        isPublished: true,
        usedBy: [{ kind: 'faq' as const, id: 'fee', title: 'Fee?' }],
      },
      { path: 'b.png', url: '/b.png', isPublished: false, usedBy: [] },
      { path: 'c.png', url: '/c.png', isPublished: true, usedBy: [] },
    ];
    const { user } = openOffice('/content/files', {
      'content/media': () => ({ files }),
      'content/remove-file': ({ path }) => {
        files = files.filter((file) => file.path !== path);
        return {};
      },
    });
    expect((await screen.findByRole('link', { name: 'Fee?' })).getAttribute('href')).toBe('/office/content/faq/fee');
    expect(screen.queryByRole('button', { name: 'Delete a.png' })).toBeNull();
    expect(screen.getByText('not used').closest('li')?.textContent).toContain('b.png');
    expect(screen.getByText('public, not used').closest('li')?.textContent).toContain('c.png');
    expect(screen.getByText(/Visitors can still open a file that was published/)).toBeTruthy();
    await user.click(await button('Delete b.png'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/was never on the site/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 files, 1 used')).toBeTruthy();
    expect(document.activeElement === screen.getByLabelText('Find a file by its name')).toBe(true);
  });
});

describe('A form with unsaved changes', () => {
  it('must be saved before the draft is previewed, shared, published or discarded', async () => {
    const { server, user } = openOffice('/content/faq/robots');
    fireEvent.change(await screen.findByLabelText(/^Question/), { target: { value: 'When?' } });
    for (const name of ['Preview', 'Share preview', 'Discard', 'Publish…']) {
      await user.click(await button(name));
      await screen.findByText(/^Save this page first/);
      await user.click(await button('Close message'));
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsOf(server, 'content/preview')).toEqual([]);
  });
});

describe('A content folder as a zip file', () => {
  // Load the code of the page first, because it takes longer than a query waits.
  beforeAll(() => import('../../../src/office/import/ImportPage.tsx'));
  const zip = new File(['zip'], 'school.zip', { type: 'application/zip' });
  const drop = async (answers: Answers) => {
    const sendFolder = vi.fn(async () => ({ draft: publishedDraft }));
    const opened = openOffice('/folder', answers, undefined, { sendFolder });
    // The Preview button appears when the draft is loaded.
    await button('Preview');
    fireEvent.change(await screen.findByLabelText(/^Choose a zip/), { target: { files: [zip] } });
    return { ...opened, sendFolder };
  };

  it('replaces a draft with changes after a confirmation', async () => {
    const { user, sendFolder } = await drop({});
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace your draft?' }));
    expect(sendFolder).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Replace it' }));
    expect(await screen.findByText(/^Your draft is this folder/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sendFolder).toHaveBeenCalledOnce();
  });

  it('replaces a draft without changes at once', async () => {
    const overview = { draft: publishedDraft, counts: {}, school: '', site: 'own' as const };
    const { sendFolder } = await drop({ 'content/overview': overview });
    await waitFor(() => expect(sendFolder).toHaveBeenCalledOnce());
  });
});
