import type { Meta, StoryObj } from '@storybook/react-vite';
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
