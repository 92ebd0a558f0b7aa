import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ContactFormView, type ContactFormViewProps } from '../../src/sections/contact-form/ContactFormView.tsx';
import type { ContactOutcome } from '../../src/sections/contact-form/use-sending.ts';
import { inColumn, unbroken, wordy } from '../fixtures.tsx';

const answer = (outcome: ContactOutcome) => fn<ContactFormViewProps['onSend']>(async () => outcome);
const message = { recipient: 'sana@example.pk', subject: 'Kites', body: 'How high may they fly?\n\nMy son asks.' };

const meta = {
  title: 'Sections/Contact form',
  component: ContactFormView,
  args: { onSend: answer({ sent: true, message: 'Thank you, your message has been received.' }) },
  decorators: [inColumn(560)],
} satisfies Meta<typeof ContactFormView>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Empty: Story = {};

export const Filled: Story = { args: { initial: message } };

/** The server-rendered page after a form post without scripts. */
export const PostedAndRefused: Story = {
  args: {
    initial: { ...message, recipient: 'sana', body: '' },
    outcome: {
      sent: false,
      message: 'Invalid email address. Your Message is required',
      fields: { recipient: 'Invalid email address', body: 'Your Message is required' },
    },
  },
};

export const PostedAndSent: Story = {
  args: { outcome: { sent: true, message: 'Thank you, your message has been received.' } },
};

export const RightToLeft: Story = {
  args: {
    labels: {
      recipient: 'آپ کی ای میل',
      recipientHint: 'ہم اسی پتے پر جواب دیتے ہیں۔',
      subject: 'موضوع',
      body: 'آپ کا پیغام',
      send: 'پیغام بھیجیں',
    },
  },
  globals: { direction: 'rtl' },
};

async function fill(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText(/^Your e-mail/), message.recipient);
  await userEvent.type(canvas.getByLabelText(/^Subject/), message.subject);
  await userEvent.type(canvas.getByLabelText(/^Your message/), message.body);
}
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send message' }));

/** A text without a line break opportunity. */
export const LongNames: Story = {
  args: {
    // The rejected field has a short text: it gets the focus, and React and Preact scroll a long text to different ends.
    initial: { recipient: `${unbroken}@example.pk`, subject: 'A visit', body: wordy },
    outcome: { sent: false, message: wordy, fields: { subject: unbroken } },
  },
};

export const ShowsItsErrors: Story = {
  play: async ({ canvas, args }) => {
    await send(canvas);
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Subject is required')).toBeVisible();
    await expect(canvas.getByText('Your Message is required')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Your e-mail/)).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const ChecksAgainAtEachChange: Story = {
  play: async ({ canvas }) => {
    await send(canvas);
    await canvas.findByText('Email is required');
    await userEvent.type(canvas.getByLabelText(/^Your e-mail/), 'sana');
    await expect(await canvas.findByText('Invalid email address')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Your e-mail/), '@example.pk');
    await waitFor(() => expect(canvas.queryByText('Invalid email address')).toBeNull());
  },
};

export const Sends: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByText('Thank you, your message has been received.')).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledWith(message);
    await waitFor(() => expect(canvas.getByLabelText(/^Your message/)).toHaveValue(''));
  },
};

export const SendsOnce: Story = {
  args: { onSend: fn<ContactFormViewProps['onSend']>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Sending…' }));
    await userEvent.type(canvas.getByLabelText(/^Subject/), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const IsRefused: Story = {
  args: {
    onSend: answer({
      sent: false,
      message: 'Subject must be one line of plain text',
      fields: { subject: 'Subject must be one line of plain text' },
    }),
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Subject must be one line of plain text');
    await expect(canvas.getByLabelText(/^Subject/)).toHaveAccessibleDescription(
      'Subject must be one line of plain text',
    );
    await waitFor(() => expect(canvas.getByLabelText(/^Subject/)).toHaveFocus());
  },
};

export const KeepsWhatWasTyped: Story = {
  args: {
    onSend: answer({
      sent: false,
      message: 'We could not reach the server. Your message is still here: please try again.',
    }),
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByText(/^We could not reach the server\./)).toBeVisible();
    await expect(canvas.getByLabelText(/^Your e-mail/)).toHaveValue(message.recipient);
    await expect(canvas.getByLabelText(/^Subject/)).toHaveValue(message.subject);
    await expect(canvas.getByLabelText(/^Your message/)).toHaveValue(message.body);
  },
};
