import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inColumn, unbroken, wordy } from '../fixtures.tsx';
import { ContactFormElement, controlsOf, within } from './elements.tsx';
import { modes } from './list-states.tsx';

const meta = {
  title: 'Embed/Contact form',
  component: ContactFormElement,
  decorators: [inColumn(640)],
  argTypes: controlsOf('contact-form'),
  args: { children: <a href="/contactus">Write to us</a> },
} satisfies Meta<typeof ContactFormElement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Prefilled: Story = { args: { recipient: 'sana@example.pk', subject: 'The kite course' } };

export const LongNames: Story = { args: { recipient: `${unbroken}@example.pk`, subject: wordy } };

export const InUrdu: Story = modes.InUrdu;
export const RightToLeft: Story = modes.RightToLeft;
export const Dark: Story = modes.Dark;
export const PartnerColours: Story = modes.PartnerColours;
export const PartnerLinks: Story = modes.PartnerLinks;

/** The host page cancels the event and sends the message itself. */
export const HostSendsMessage: Story = {
  args: Prefilled.args,
  play: async ({ canvasElement }) => {
    const submitted = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('steam-submit', submitted);
    const form = await within(canvasElement, 'steam-contact-form');
    await userEvent.type(await form.findByLabelText(/^Your message/), 'When does it begin?');
    await userEvent.click(form.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  },
};

export const ShowsItsErrors: Story = {
  play: async ({ canvasElement }) => {
    const form = await within(canvasElement, 'steam-contact-form');
    await userEvent.click(await form.findByRole('button', { name: 'Send message' }));
    await expect(await form.findByText('Email is required')).toBeVisible();
  },
};
