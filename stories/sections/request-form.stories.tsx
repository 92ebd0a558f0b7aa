import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  RequestFormView,
  type RequestFormViewProps,
  type RequestOutcome,
} from '../../src/sections/request-form/RequestFormView.tsx';
import { inColumn, unbroken, wordy } from '../fixtures.tsx';

const answer = (outcome: RequestOutcome) => fn<NonNullable<RequestFormViewProps['onSend']>>(async () => outcome);

const starts = [
  { day: '2027-01-09', left: 5, waiting: 0 },
  { day: '2027-04-03', left: 0, waiting: 3 },
  { day: '2027-07-10', waiting: 0 },
];
// The values have no `attempt`: the form creates a random one, which is not visible.
const typed = { start: '2027-01-09', name: 'Sana Mir', phone: '0300 1234567', childName: 'Ali', childAge: '9' };

const meta = {
  title: 'Sections/Request form',
  component: RequestFormView,
  args: { starts, onSend: answer('sent') },
  decorators: [inColumn(640)],
} satisfies Meta<typeof RequestFormView>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Many: Story = {};
export const One: Story = { args: { starts: starts.slice(0, 1) } };
export const Full: Story = { args: { starts: starts.slice(1, 2) } };
export const Empty: Story = { args: { starts: [{ day: '', waiting: 0 }] } };
export const WithFee: Story = { args: { fee: 'Rs 4,500 a month' } };
export const Filled: Story = { args: { initial: typed } };

/** The server-rendered page after a form post without scripts. */
export const PostedAndRejected: Story = {
  args: {
    initial: { ...typed, phone: '0300 12', childAge: '4' },
    action: '/enroll-now/kitchen-chemistry',
    rejection: {
      message: 'This is no phone number that we can reach',
      fields: { phone: 'This is no phone number that we can reach', start: 'Choose when to start' },
    },
  },
};

/** If the child is younger than the course is for, the form asks a question instead of rejecting it. */
export const AsksForTheAge: Story = {
  args: {
    initial: { ...typed, childAge: '4' },
    rejection: {
      message: 'This course is for ages 7 to 10, and your child is 4. Is that right?',
      fields: { confirmAge: 'This course is for ages 7 to 10, and your child is 4. Is that right?' },
    },
  },
};

/** The form was filled in without a connection, and the page was opened again. */
export const Kept: Story = { args: { initial: typed, isKept: true } };

export const LongNames: Story = {
  args: {
    initial: { ...typed, name: unbroken, childName: unbroken, note: wordy },
    rejection: { message: wordy, fields: { name: unbroken } },
  },
};

export const RightToLeft: Story = { args: { initial: { ...typed, name: 'ثنا میر' } }, globals: { direction: 'rtl' } };

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: /^Send/ }));
async function fill(canvas: Canvas) {
  await userEvent.click(canvas.getByLabelText(/^9 January 2027/));
  await userEvent.type(canvas.getByLabelText(/^Your name/), typed.name);
  await userEvent.type(canvas.getByLabelText(/^Phone or WhatsApp/), typed.phone);
  await userEvent.type(canvas.getByLabelText(/^Your child’s name/), typed.childName);
  await userEvent.type(canvas.getByLabelText(/^Age/), typed.childAge);
}

export const SaysWhatIsMissing: Story = {
  play: async ({ canvas, args }) => {
    await send(canvas);
    await expect(await canvas.findByText('Phone or WhatsApp is required')).toBeVisible();
    await expect(canvas.getByText('Choose when to start')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByLabelText(/^9 January 2027/)).toHaveFocus());
  },
};

export const SendsOnce: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send My Request' }));
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenCalledWith({ ...typed, attempt: expect.stringMatching(/^[\da-f]{32}$/) });
  },
};

export const KeepsItWithoutAConnection: Story = {
  args: { onSend: answer('offline') },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByText(/^There is no connection\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled();
    await expect(canvas.getByLabelText(/^Your name/)).toHaveValue(typed.name);
  },
};

export const AsksBeforeItSendsAnotherAge: Story = {
  args: { onSend: answer({ message: 'Is that right?', fields: { confirmAge: 'Is that right?' } }) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    const question = await canvas.findByRole('checkbox', { name: /^Yes, the age is right/ });
    await waitFor(() => expect(question).toHaveFocus());
    await expect(canvas.getByLabelText(/^Age/)).toHaveValue(typed.childAge);
  },
};
