import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OfficeFailure } from '../../../src/data/office.ts';
import { ErrorSummary } from '../../../src/office/parts/ErrorSummary.tsx';
import { SimpleForm } from '../../../src/office/parts/SimpleForm.tsx';
import { TextField } from '../../../src/ui/field/TextField.tsx';
import { ToastProvider } from '../../../src/ui/toast/toasts.ts';
import { unbroken, wordy } from '../../fixtures.tsx';

const name = { name: 'name', label: 'Name', required: true } as const;
const meta = {
  title: 'Office/Parts/Simple form',
  parameters: { layout: 'padded' },
  component: SimpleForm,
  subcomponents: { ErrorSummary },
  args: {
    label: 'A new member of staff',
    fields: [
      name,
      { name: 'email', label: 'Email', type: 'email', hint: 'The invitation goes there.' },
      { name: 'role', label: 'Role', type: 'choice', choices: [{ id: 'owner', title: 'Owner' }] },
      { name: 'password', label: 'Password', type: 'password' },
    ],
    submit: 'Invite',
    onSend: fn((): Promise<unknown> => Promise.resolve()),
  },
  decorators: [
    (Part) => (
      <ToastProvider>
        <Part />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof SimpleForm<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { args: { fields: [name], values: { name: 'Amna Baig' }, submit: 'Save', done: 'Saved.' } };
export const LongTexts: Story = {
  args: { fields: [{ name: 'name', label: wordy, hint: unbroken }], submit: wordy },
};

export const EmptiesItselfAfterASuccess: Story = {
  args: { fields: [name], clears: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /Name/ });
    await userEvent.type(field, 'Amna{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ name: 'Amna' });
    await expect(field).toHaveValue('');
  },
};

export const NamesWrongFields: Story = {
  args: {
    onSend: fn(() =>
      Promise.reject(new OfficeFailure('Not saved.', 422, { message: '', errors: { email: 'is taken' } })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(await canvas.findByRole('group', { name: 'What to correct' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Email' }));
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
  },
};

const problem = { id: 'fee', label: 'Fee', message: 'is longer than 60 characters' };
export const ErrorSummaryEmpty: Story = {
  render: () => <ErrorSummary message="The database does not answer. Try again in a minute." problems={[]} />,
};
export const ErrorSummaryOne: Story = { render: () => <ErrorSummary message="Not saved." problems={[problem]} /> };
export const ErrorSummaryMany: Story = {
  render: () => (
    <ErrorSummary message="Not saved." problems={[problem, { id: 'name', label: 'Name', message: 'is empty' }]} />
  ),
};
export const ErrorSummaryLongTexts: Story = {
  render: () => <ErrorSummary message="Not saved." problems={[{ id: 'long', label: unbroken, message: wordy }]} />,
};

const onFollow = fn();
export const ErrorSummaryOpensTheFieldOfAProblem: Story = {
  render: () => (
    <>
      <ErrorSummary message="Not saved." problems={[problem]} onFollow={onFollow} />
      <TextField id="fee" label="Fee" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Fee' }));
    await expect(onFollow).toHaveBeenLastCalledWith(problem);
  },
};
