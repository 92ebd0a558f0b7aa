import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unbroken, wordy } from '../fixtures.tsx';
import { pending, refused } from './fake-office.ts';
import { OfficeAt } from './OfficeAt.tsx';
import { messages } from './office-data.ts';

const meta = { title: 'Office/Messages', component: OfficeAt, args: { path: '/messages' } } satisfies Meta<
  typeof OfficeAt
>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = { ...messages[0], from: `${unbroken}@example.org`, subject: unbroken, body: wordy, partner: unbroken };

export const Loaded: Story = {};
export const Many: Story = {
  args: { answers: { 'desk/messages': { messages: [...messages], total: 140, pages: 7 } } },
};
export const Empty: Story = { args: { answers: { 'desk/messages': { messages: [], total: 0, pages: 0 } } } };
export const Loading: Story = { args: { answers: { 'desk/messages': pending } } };
export const Failed: Story = { args: { answers: { 'desk/messages': refused('The database does not answer.', 503) } } };
export const LongNames: Story = { args: { answers: { 'desk/messages': { messages: [long], total: 1, pages: 1 } } } };
export const OneMessage: Story = { args: { path: '/messages/m-1' } };
export const LongMessage: Story = { args: { path: '/messages/m-1', answers: { 'desk/message': { message: long } } } };

export const BeginsWithASavedAnswer: Story = {
  args: { path: '/messages/m-1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Begin the answer with'), 'A free lesson');
    await expect(canvas.getByText(/can try a lesson for free/)).toBeVisible();
    const answer = canvas.getByRole('link', { name: 'Answer' });
    await expect(decodeURIComponent(answer.getAttribute('href') ?? '')).toContain('can try a lesson for free');
  },
};

export const EditsSavedAnswers: Story = {
  args: { path: '/messages/m-1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved answers…' }));
    await expect(await canvas.findByRole('dialog', { name: 'Saved answers' })).toBeInTheDocument();
  },
};

export const AsksBeforeItDeletes: Story = {
  args: { path: '/messages/m-1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByRole('dialog', { name: 'Delete this message?' })).toBeInTheDocument();
  },
};
