import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OfficeFailure } from '../../../src/data/office.ts';
import type { FormValues } from '../../../src/domain/office/content-contract.ts';
import type { FakeOffice } from '../../../stories/office/fake-office.ts';
import { button, callsOf, openOffice } from './in-office.tsx';

const pressSave = async () => fireEvent.click(await screen.findByText('Save'));

async function savedValues(server: FakeOffice): Promise<FormValues | undefined> {
  await waitFor(() => expect(callsOf(server, 'content/save')).toHaveLength(1));
  return (callsOf(server, 'content/save') as { values: FormValues }[])[0]?.values;
}

const itemOf = (values: FormValues) => ({
  'content/item': {
    values,
    revision: '1',
    choices: { courses: ['robots', 'python', 'paper'].map((id) => ({ id, title: id })) },
  },
});

describe('A control for several days', () => {
  const pick = async (value: string) => {
    const day = await screen.findByLabelText<HTMLInputElement>('Another day for Starts');
    fireEvent.change(day, { target: { value } });
    return day;
  };

  it('saves a picked day without another press, but not the intermediate days while it is typed', async () => {
    const { server } = openOffice('/content/courses/robots', itemOf({ starts: '2027-04-03' }));
    for (const typed of ['0002-02-02', '0202-02-02', '2027-02-02']) await pick(typed);
    await pressSave();
    expect((await savedValues(server))?.starts).toBe('2027-04-03 | 2027-02-02');
  });

  it('adds a picked day to the list on blur, and then accepts another day', async () => {
    const { server, user } = openOffice('/content/courses/robots', itemOf({ starts: '2027-04-03' }));
    const day = await pick('2027-02-02');
    await user.click(await button('Add another day'));
    expect(await button('Remove 2 February 2027')).toBeTruthy();
    expect([document.activeElement, day.value]).toEqual([day, '']);
    await pick('2027-03-01');
    await user.click(await button('Remove 3 April 2027'));
    await pressSave();
    expect((await savedValues(server))?.starts).toBe('2027-02-02 | 2027-03-01');
  });
});

describe('The controls of fee, times and starts', () => {
  it('write an amount, weekdays with times, and a yearly day as texts that the catalogue can parse', async () => {
    const { server, user } = openOffice('/content/courses/robots', itemOf({ fee: '', schedule: '', starts: '' }));
    fireEvent.change(await screen.findByLabelText('Fee'), { target: { value: '3500' } });
    await user.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
    await user.click(screen.getByRole('checkbox', { name: 'Thursday' }));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '17:00' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '18:30' } });
    fireEvent.change(screen.getByLabelText('Day for Starts'), { target: { value: '2027-01-09' } });
    fireEvent.blur(screen.getByLabelText(/ay for Starts/));
    await user.click(await button('9 January 2027: each year'));
    expect(screen.getByText('9 January of each year')).toBeTruthy();
    await pressSave();
    expect(await savedValues(server)).toMatchObject({
      ...{ fee: 'Rs 3,500 a month', schedule: 'Tuesdays and Thursdays, 5 to 6:30 pm', starts: 'every 01-09' },
    });
  });

  it('keep texts that cannot be parsed', async () => {
    const { server, user } = openOffice(
      '/content/courses/robots',
      itemOf({ fee: 'Ask us', schedule: 'After Maghrib' }),
    );
    const fee = await screen.findByLabelText('Fee');
    await user.type(fee, ' first');
    await pressSave();
    expect(await savedValues(server)).toMatchObject({ fee: 'Ask us first', schedule: 'After Maghrib' });
  });
});

describe('A control for several choices', () => {
  it('adds only the last choice, not the options that arrow keys pass', async () => {
    const { server, user } = openOffice('/content/partners/p-1', itemOf({ courses: 'paper' }));
    const list = await screen.findByLabelText('Add to Courses');
    fireEvent.change(list, { target: { value: 'robots' } });
    fireEvent.change(list, { target: { value: 'python' } });
    await pressSave();
    expect((await savedValues(server))?.courses).toBe('paper | python');
    await user.click(await button('Remove paper'));
    expect(document.activeElement).toBe(list);
  });
});

describe('An upload', () => {
  /** Fakes uploads, which end when the test calls their function. */
  function openUploads() {
    const uploads = new Map<string, (fails?: boolean) => void>();
    const opened = openOffice(
      '/content/courses/robots',
      itemOf({ modules: ['a', 'b'].map((name) => ({ name, lessons: [] })) }),
      undefined,
      {
        upload: (path) =>
          new Promise((resolve, reject) => {
            uploads.set(path, (fails) =>
              fails ? reject(new OfficeFailure('Not uploaded.')) : resolve({ path: `${path}-stored`, url: '' }),
            );
          }),
      },
    );
    const choose = async (name: string) =>
      fireEvent.change(await screen.findByLabelText('Choose a file for Picture'), {
        target: { files: [new File(['<svg/>'], name, { type: 'image/svg+xml' })] },
      });
    const end = async (path: string, fails?: boolean) => {
      await waitFor(() => expect(uploads.has(path)).toBe(true));
      uploads.get(path)?.(fails);
    };
    return { ...opened, choose, end };
  }
  const value = () => screen.getByLabelText<HTMLInputElement>(/^Picture: name of a file/).value;
  const isDisabled = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

  it('uses the last of two chosen files, and the file name that the server returns', async () => {
    const { server, choose, end } = openUploads();
    await choose('first.svg');
    await choose('second.svg');
    await end('courses/second.svg');
    await screen.findByText(/^Uploaded/);
    await end('courses/first.svg', true);
    await waitFor(async () => expect(isDisabled(await button('Remove Module 1'))).toBe(false));
    expect(value()).toBe('courses/second.svg-stored');
    expect(screen.queryByText('Not uploaded.')).toBeNull();
    expect(callsOf(server, 'content/media')).toEqual([]);
  });

  it('does not replace a URL that is typed meanwhile', async () => {
    const { choose, end } = openUploads();
    await choose('first.svg');
    fireEvent.change(screen.getByLabelText(/^Picture: name of a file/), {
      target: { value: 'https://a.example/b.png' },
    });
    await end('courses/first.svg');
    await waitFor(async () => expect(isDisabled(await button('Remove Module 1'))).toBe(false));
    expect(value()).toBe('https://a.example/b.png');
  });

  it('blocks Save, and asks before the page is left, until it has ended', async () => {
    const { server, user, choose, end } = openUploads();
    await choose('first.svg');
    await screen.findByText('Uploading…');
    await pressSave();
    expect(await screen.findByText('Wait until the upload has finished.')).toBeTruthy();
    expect(callsOf(server, 'content/save')).toEqual([]);
    fireEvent.click(screen.getByRole('link', { name: 'Staff', hidden: true }));
    await user.click(await button('Stay here'));
    await end('courses/first.svg');
    await screen.findByText(/^Uploaded/);
    await pressSave();
    expect((await savedValues(server))?.picture).toBe('courses/first.svg-stored');
  });

  it('disables moving and removing list items until it has ended', async () => {
    const { choose, end } = openUploads();
    expect(isDisabled(await button('Move Module 1 down'))).toBe(false);
    await choose('first.svg');
    for (const name of ['Move Module 1 down', 'Move Module 2 up', 'Remove Module 1'])
      await waitFor(async () => expect(isDisabled(await button(name))).toBe(true));
    await end('courses/first.svg');
    await waitFor(async () => expect(isDisabled(await button('Move Module 1 down'))).toBe(false));
  });
});

describe('A text in Markdown', () => {
  it('inserts a picture at the cursor, which the preview loads from the draft', async () => {
    const { user } = openOffice('/content/blogs/first', itemOf({ title: 'One', text: 'Before. After.' }), undefined, {
      upload: async () => ({ path: 'blogs/a b.webp', url: '' }),
    });
    const area = await screen.findByLabelText<HTMLTextAreaElement>(/^Text/);
    area.setSelectionRange(8, 8);
    fireEvent.change(screen.getByLabelText('Add a picture to Text'), {
      target: { files: [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })] },
    });
    await waitFor(() => expect(area.value).toBe('Before. ![Describe the picture](/media/blogs/a%20b.webp)After.'));
    await user.keyboard('A boat');
    expect(area.value).toBe('Before. ![A boat](/media/blogs/a%20b.webp)After.');
    const preview = screen.getByRole('region', { name: 'Preview of Text', hidden: true });
    await waitFor(() =>
      expect(preview.querySelector('img')?.getAttribute('src')).toBe('/office/api/media/blogs/a%20b.webp'),
    );
  });

  it('converts pasted rich text to Markdown, and leaves plain text to the browser', async () => {
    openOffice('/content/blogs/first', itemOf({ title: 'One', text: '' }));
    const area = await screen.findByLabelText<HTMLTextAreaElement>(/^Text/);
    const paste = (html: string) =>
      fireEvent.paste(area, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : 'Plain') } });
    expect(paste('<span>const x</span>')).toBe(true);
    expect(paste('<p>One</p><p><b>Two</b></p>')).toBe(false);
    await waitFor(() => expect(area.value).toBe('One\n\n**Two**'));
  });
});

describe('A picture for a Markdown text', () => {
  it('does not move the focus from another field when its upload ends', async () => {
    let end = () => {};
    openOffice('/content/blogs/first', itemOf({ title: 'One', text: 'Before.' }), undefined, {
      upload: () =>
        new Promise((resolve) => {
          end = () => resolve({ path: 'blogs/a (1).webp', url: '' });
        }),
    });
    const area = await screen.findByLabelText<HTMLTextAreaElement>(/^Text/);
    fireEvent.change(screen.getByLabelText('Add a picture to Text'), {
      target: { files: [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })] },
    });
    await screen.findByText('Uploading…');
    const title = screen.getByLabelText(/^Title/);
    title.focus();
    end();
    await waitFor(() => expect(area.value).toContain('(/media/blogs/a%20%281%29.webp)'));
    expect(document.activeElement).toBe(title);
  });
});

describe('A list in a form', () => {
  const open = () =>
    openOffice('/content/courses/robots', itemOf({ modules: ['a', 'b'].map((name) => ({ name, lessons: [] })) }));
  const toggles = () => Array.from(document.querySelectorAll<HTMLElement>('[aria-label="Modules"] [aria-expanded]'));

  it('moves the focus to a neighbour of a removed item, or to the list if it is empty', async () => {
    const { user } = open();
    await user.click(await button('Remove Module 2'));
    expect(document.activeElement).toBe(toggles()[0]);
    await user.click(await button('Remove Module 1'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Modules');
  });

  it('collapses open items if a restored item changes their position', async () => {
    const { user } = open();
    await user.click(await button('Remove Module 1'));
    await user.click(toggles()[0] ?? document.body);
    await user.click(await button('Bring back the removed module'));
    expect(toggles().map((toggle) => toggle.getAttribute('aria-expanded'))).toEqual(['false', 'false']);
    expect(document.activeElement).toBe(toggles()[0]);
  });
});

describe('The documents of a course', () => {
  const two = 'Week 1: plan: courses/plan.pdf | courses/lab-notebook.pdf';

  it('are uploaded with a title from their file name, can be retitled and removed, and are four at most', async () => {
    const upload = async (path: string) => ({ path, url: '' });
    const { server, user } = openOffice('/content/courses/robots', itemOf({ documents: two }), undefined, { upload });
    const add = async (name: string) =>
      user.upload(await screen.findByLabelText('Choose a file for Documents'), new File(['x'], name));
    await add('Shopping_list.pdf');
    fireEvent.change(await screen.findByLabelText('Title of document 2'), { target: { value: 'A | B' } });
    expect((await screen.findByLabelText<HTMLInputElement>('Title of document 3')).value).toBe('Shopping list');
    await add('more.docx');
    await screen.findByLabelText('Title of document 4');
    expect(screen.getByLabelText<HTMLInputElement>('Choose a file for Documents').disabled).toBe(true);
    await user.click(await button('Remove document 1'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove document 1');
    await pressSave();
    expect((await savedValues(server))?.documents).toBe(
      'A / B: courses/lab-notebook.pdf | Shopping list: courses/shopping-list.pdf | More: courses/more.docx',
    );
  });
});
