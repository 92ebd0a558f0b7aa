import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { unbroken } from '../fixtures.tsx';
import { pending, refused } from './fake-office.ts';
import { OfficeAt } from './OfficeAt.tsx';
import { people } from './office-data.ts';

const meta = { title: 'Office/People', component: OfficeAt, args: { path: '/people' } } satisfies Meta<typeof OfficeAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = people.map((person) => ({ ...person, firstName: unbroken, email: `${unbroken}@example.org` }));

export const Loaded: Story = {};
export const Empty: Story = { args: { answers: { 'people/list': { people: [], total: 0, pages: 0 } } } };
export const Loading: Story = { args: { answers: { 'people/list': pending } } };
export const Failed: Story = { args: { answers: { 'people/list': refused('The database does not answer.', 503) } } };
export const LongNames: Story = { args: { answers: { 'people/list': { people: long, total: 2, pages: 1 } } } };
export const OnePerson: Story = { args: { path: '/people/p-1' } };

export const AsksForTheAddressBeforeItErases: Story = {
  args: { path: '/people/p-1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase…' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Erase this person?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Erase for ever' }));
    await expect(dialog.getByText('This is not the same text.')).toBeInTheDocument();
  },
};

export const AsksForThePasswordBeforeItExports: Story = {
  args: {
    path: '/people/p-1',
    answers: { 'people/export': refused('Please enter your password again.', 403, undefined, true) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download everything' }));
    await expect(await canvas.findByRole('dialog', { name: 'Is it you?' })).toBeInTheDocument();
  },
};
