import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

describe('The focus point of a picture', () => {
  const slide = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });

  it('is set with the keyboard, saved with the path, and removed with the picture', async () => {
    const { server, user } = openOffice('/content/courses/robots', itemOf({ picture: 'courses/robots.webp' }));
    await user.click(await button('Focus point…'));
    await slide('From the left', '30');
    await slide('From the top', '15');
    await user.click(await button('Use this point'));
    await waitFor(() => expect(screen.queryByLabelText('From the top')).toBeNull());
    const field = screen.getByLabelText<HTMLInputElement>('Picture: name of a file, or a web address');
    expect(field.value).toBe('courses/robots.webp');
    await pressSave();
    expect((await savedValues(server))?.picture).toBe('courses/robots.webp#focus=30-15');
  });

  it('can be removed, and Enter in the dialog does not save the form', async () => {
    const { server, user } = openOffice('/content/courses/robots', itemOf({ picture: 'a.webp#focus=30-15' }));
    await user.click(await button('Focus point…'));
    expect((await screen.findByLabelText<HTMLInputElement>('From the left')).value).toBe('30');
    fireEvent.keyDown(screen.getByLabelText('From the left'), { key: 'Enter' });
    await waitFor(() => expect(screen.queryByLabelText('From the left')).toBeNull());
    expect(callsOf(server, 'content/save')).toEqual([]);
    await user.click(await button('Focus point…'));
    await user.click(await button('Back to the middle'));
    await waitFor(() => expect(screen.queryByLabelText('From the left')).toBeNull());
    await pressSave();
    expect((await savedValues(server))?.picture).toBe('a.webp');
  });

  it('is not offered for a picture that the site shows whole', async () => {
    openOffice('/content/categories/arts', itemOf({ name: 'Arts', picture: 'arts.svg' }));
    await button('Remove the file of Picture');
    expect(screen.queryByText('Focus point…')).toBeNull();
  });

  it('is set for all uses of a file, and can be undone', async () => {
    const { server, user } = openOffice('/content/files', {
      'content/media': {
        files: [
          { path: 'a.webp', url: '/a.webp', usedBy: [], isPublished: true, cropped: 'a.webp#focus=10-20' },
          { path: 'logo.svg', url: '/logo.svg', usedBy: [], isPublished: true },
        ],
      },
    });
    await user.click(await button('Focus point of a.webp'));
    expect(screen.queryByText('Focus point of logo.svg')).toBeNull();
    await slide('From the top', '25');
    await user.click(await button('Use this point'));
    await waitFor(() =>
      expect(callsOf(server, 'content/focus')).toEqual([{ path: 'a.webp', point: { x: 10, y: 25 } }]),
    );
    await user.click(await button('Undo'));
    await waitFor(() => expect(callsOf(server, 'content/undo-import')).toHaveLength(1));
  });
});
