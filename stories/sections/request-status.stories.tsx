import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { RequestStatusView } from '../../src/sections/request-status/RequestStatusView.tsx';
import { inColumn, unbroken, wordy } from '../fixtures.tsx';
import { requestDetails } from './request-details.ts';

const meta = {
  title: 'Sections/Request status',
  component: RequestStatusView,
  args: { request: requestDetails, action: '/my-request', calendarHref: '/my-request/calendar.ics?key=k' },
  decorators: [inColumn()],
} satisfies Meta<typeof RequestStatusView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const Contacted: Story = { args: { request: { ...requestDetails, state: 'contacted' } } };
export const WaitsForPayment: Story = {
  args: { request: { ...requestDetails, state: 'payment', heldUntil: '30 November 2026, 14:05' } },
};
export const WithReceipts: Story = {
  args: {
    request: { ...requestDetails, receipts: [{ at: '28 November 2026, 12:45', bytes: 340_000 }], receiptsLeft: 2 },
    notice: { tone: 'good', message: 'Thank you. The school has your receipt.' },
  },
};
export const AnotherReceiptWanted: Story = {
  args: {
    request: {
      ...requestDetails,
      ...{ state: 'payment', receiptsLeft: 0, receiptWanted: 'The amount is cut off at the edge.' },
      receipts: [{ at: '28 November 2026, 12:45', bytes: 340_000 }],
    },
    notice: { tone: 'bad', message: 'This is no photo and no PDF. Send a JPEG, a PNG, a screenshot or a PDF.' },
  },
};
export const Enrolled: Story = {
  args: {
    request: {
      ...requestDetails,
      state: 'enrolled',
      welcomeText: 'The lessons are on Zoom.\nPlease have paper and scissors ready.',
    },
  },
};
export const Waiting: Story = { args: { request: { ...requestDetails, state: 'waiting', place: 3 } } };
export const Declined: Story = { args: { request: { ...requestDetails, state: 'declined' } } };
export const Cancelled: Story = { args: { request: { ...requestDetails, state: 'cancelled' } } };
export const LongNames: Story = {
  args: {
    request: {
      ...requestDetails,
      ...{
        ...{ courseName: unbroken, childName: unbroken, howToPay: wordy, fee: wordy },
      },
    },
  },
};
export const RightToLeft: Story = { ...New, globals: { direction: 'rtl' } };

/** A photo of 12 megapixels is shrunk to the size that the server stores. */
export const ShrinksAPhoto: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^Add your receipt/);
    const photo = await photoOf12Megapixels();
    const chosen = new DataTransfer();
    chosen.items.add(photo);
    input.files = chosen.files;
    fireEvent.change(input);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Ready to send: /), { timeout: 20_000 });
    await expect(input.files[0]?.size).toBeLessThan(photo.size / 2);
  },
};

async function photoOf12Megapixels(): Promise<File> {
  const picture = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 });
  const context = picture.getContext('2d');
  for (let index = 0; context && index < 20_000; index += 1) {
    context.fillStyle = `hsl(${(index * 47) % 360} 60% ${20 + ((index * 13) % 60)}%)`;
    context.fillRect((index * 379) % 4000, (index * 211) % 3000, 40, 30);
  }
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/jpeg', 1));
  return new File([blob ?? ''], 'IMG_1.jpg', { type: 'image/jpeg' });
}
