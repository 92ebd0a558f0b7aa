import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../../stories/office/office-data.ts';
import { button, callsOf, openOffice } from './in-office.tsx';

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });

describe('A search in the office', () => {
  it.each([
    ['/people', 'people/list', 'Find by name, e-mail or phone'],
    ['/messages', 'desk/messages', 'Find by name, address or text'],
  ] as const)('keeps the focus in its field: %s', async (path, action, label) => {
    const { server, user } = openOffice(path);
    await user.type(await field(label), 'sana{Enter}');
    await waitFor(() => expect(callsOf(server, action)).toContainEqual(expect.objectContaining({ find: 'sana' })));
    expect(document.activeElement).toBe(await field(label));
  });
});

describe('The form of a person with an account', () => {
  function openPerson() {
    const [first] = people;
    if (!first) throw new Error('The sample data has no person.');
    let person = { ...first, phone: '+92 300 1' };
    return openOffice('/people/p-1', {
      'people/read': () => ({ person }),
      'people/block': ({ isBlocked }) => {
        person = { ...person, isBlocked, phone: '+92 300 2' };
        return {};
      },
      'people/correct': ({ id: _, ...values }) => {
        person = { ...person, ...values, firstName: values.firstName.trim() };
        return {};
      },
    });
  }

  it('keeps typed values when Block is clicked, and shows new stored values in the other fields', async () => {
    const { user } = openPerson();
    await type('First name', 'Amina');
    await user.click(await button('Block'));
    await button('Unblock');
    expect((await field('First name')).value).toBe('Amina');
    expect((await field('Phone')).value).toBe('+92 300 2');
  });

  it('shows the stored values after Save', async () => {
    const { user } = openPerson();
    await type('First name', ' Amina ');
    await user.click(await button('Save'));
    await waitFor(async () => expect((await field('First name')).value).toBe('Amina'));
  });
});
