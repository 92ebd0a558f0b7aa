import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unbroken } from '../fixtures.tsx';
import { OfficeAt } from './OfficeAt.tsx';
import { now } from './office-data.ts';
import { answersWith, requestAnswers } from './requests-data.ts';

const meta = {
  title: 'Office/Requests',
  component: OfficeAt,
  args: { path: '/requests', answers: requestAnswers },
} satisfies Meta<typeof OfficeAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const receipt = { id: 'f-1', at: now - 3_600_000, type: 'application/pdf', bytes: 340_000 };
export const Many: Story = {};
export const Empty: Story = {
  args: {
    answers: {
      ...requestAnswers,
      'requests/starts': { starts: [], spam: 0 },
      'requests/list': { requests: [], total: 0, pages: 1 },
    },
  },
};
export const Filtered: Story = { args: { path: '/requests?box=payment' } };
export const NothingFound: Story = { args: { path: '/requests?find=Nobody' } };
export const WaitingList: Story = { args: { path: '/requests?box=waiting' } };
export const OneStart: Story = { args: { path: '/requests/start/robots/2027-01-09' } };
export const OnPaper: Story = { args: { path: '/requests/start/robots/2027-01-09/print' } };
export const TypedIn: Story = { args: { path: '/requests/new' } };
export const New: Story = { args: { path: '/requests/r-1' } };
export const ReceiptToCheck: Story = {
  args: {
    path: '/requests/r-1',
    answers: answersWith({
      state: 'payment',
      heldUntil: now + 20 * 3_600_000,
      files: [receipt],
    }),
  },
};
export const EnrolledWithALink: Story = {
  args: {
    path: '/requests/r-1',
    answers: answersWith({
      state: 'enrolled',
      lectures: { account: '', link: 'https://karakoram.example/my-request?lectures=9c7f3a' },
    }),
  },
};
export const EnrolledWithAnAccount: Story = {
  args: {
    path: '/requests/r-1',
    answers: answersWith({
      state: 'enrolled',
      lectures: { account: 'sana.malik@example.org', link: '' },
    }),
  },
};
export const LongNames: Story = {
  args: {
    path: '/requests/r-1',
    answers: answersWith({
      name: unbroken,
      childName: unbroken,
      courseName: unbroken,
      note: unbroken,
    }),
  },
};

export const MovesOnWithOnePress: Story = {
  args: { path: '/requests/r-1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Contacted' }));
    await expect(await canvas.findByText(/^Now: Contacted\./)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Undone.')).toBeInTheDocument();
  },
};
