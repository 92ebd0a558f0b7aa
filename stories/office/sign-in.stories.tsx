import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unbroken } from '../fixtures.tsx';
import { pending, refused } from './fake-office.ts';
import { OfficeAt } from './OfficeAt.tsx';
import { visitorSession } from './office-data.ts';

const meta = {
  title: 'Office/Sign in',
  component: OfficeAt,
  args: { path: '', session: visitorSession },
} satisfies Meta<typeof OfficeAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { answers: { 'session/state': pending }, session: null } };
export const LongNames: Story = {
  args: { session: { ...visitorSession, school: { ...visitorSession.school, name: unbroken } } },
};

export const WithoutAMailServer: Story = { args: { session: { ...visitorSession, sendsMail: false } } };

export const SendsALinkForAForgottenPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Forgot your password?'));
    await userEvent.type(canvas.getByLabelText(/^Your e-mail/), 'amna@karakoram.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a link' }));
    await expect(await canvas.findByText(/a link is on its way/)).toBeInTheDocument();
  },
};

export const RejectsAWrongPassword: Story = {
  args: { answers: { 'session/sign-in': refused('The e-mail or the password is wrong.', 401) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'amna@karakoram.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('The e-mail or the password is wrong.')).toBeInTheDocument();
  },
};

export const SignsIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'amna@karakoram.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('heading', { name: 'Welcome, Amna' })).toBeInTheDocument();
  },
};
