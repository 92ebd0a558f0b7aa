import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pending, refused } from './fake-office.ts';
import { OfficeAt } from './OfficeAt.tsx';
import { backup, mail, noBackup, noMail } from './setup-data.ts';

const meta = {
  title: 'Office/Mail and backups',
  component: OfficeAt,
  args: { path: '/setup' },
} satisfies Meta<typeof OfficeAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const NothingSetUp: Story = { args: { answers: { 'setup/read': { mail: noMail, backup: noBackup } } } };
export const SetInTheEnvironment: Story = {
  args: { answers: { 'setup/read': { mail: { ...mail, source: 'environment', isOriginFixed: true }, backup } } },
};
export const LostPassword: Story = {
  args: {
    answers: { 'setup/read': { mail: { ...mail, hasPassword: false, isPasswordLost: true }, backup } },
  },
};
export const FailedBackup: Story = {
  args: { answers: { 'setup/read': { mail, backup: { ...backup, problem: 'ENOSPC' } } } },
};
export const Loading: Story = { args: { answers: { 'setup/read': pending } } };
export const Failed: Story = { args: { answers: { 'setup/read': refused('The database does not answer.', 503) } } };

export const ShowsTheFieldThatTheMailServerRefuses: Story = {
  args: {
    answers: {
      'setup/read': { mail: noMail, backup: noBackup },
      'setup/save-mail': refused('No.', 422, { password: 'smtp.example.org does not accept this password.' }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Mail server/), 'smtp.example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and send a test mail' }));
    await expect(await canvas.findByRole('link', { name: 'Password' })).toBeInTheDocument();
  },
};
