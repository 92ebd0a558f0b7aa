import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { OfficeFailure } from '../../../src/data/office.ts';
import { ConfirmDialog } from '../../../src/office/parts/ConfirmDialog.tsx';
import { ToastProvider } from '../../../src/ui/toast/toasts.ts';
import { unbroken, wordy } from '../../fixtures.tsx';

const meta = {
  title: 'Office/Parts/Confirm dialog',
  component: ConfirmDialog,
  // In a frame, because open modals would cover the docs page.
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '400px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Delete this message?',
    children: <p>It cannot be restored.</p>,
    action: 'Delete the message',
    onConfirm: fn((): Promise<unknown> => Promise.resolve()),
  },
  decorators: [
    (Part) => (
      <ToastProvider>
        <Part />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Typed: Story = { args: { typed: 'Karakoram School', done: 'The school is deleted.' } };
export const LongTexts: Story = { args: { title: unbroken, children: <p>{wordy}</p>, action: wordy } };

export const RefusesAnotherText: Story = {
  args: { typed: 'Karakoram School' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Type Karakoram School to confirm' });
    await userEvent.type(field, 'Karakoram');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the message' }));
    await expect(field).toHaveAccessibleDescription('This is not the same text.');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const StaysOpenAfterAFailure: Story = {
  args: { onConfirm: fn(() => Promise.reject(new OfficeFailure('The database does not answer.', 503))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the message' }));
    await waitFor(() => expect(canvas.getByText('The database does not answer.')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
