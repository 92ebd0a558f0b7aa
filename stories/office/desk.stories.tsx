import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { unbroken } from '../fixtures.tsx';
import { OfficeAt } from './OfficeAt.tsx';

const meta = { title: 'Office/Desk', component: OfficeAt, args: { path: '/partners' } } satisfies Meta<typeof OfficeAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Partners: Story = {};
export const NoPartners: Story = { args: { answers: { 'partners/list': { partners: [], requests: [] } } } };
export const LongPartner: Story = {
  args: {
    answers: {
      'partners/list': {
        requests: [],
        partners: [
          {
            id: 'x',
            name: unbroken,
            isKnown: false,
            visits: 123_456,
            downloads: 9_999,
            messages: 12,
            signups: 4,
            requests: 1,
            enrolments: 0,
          },
        ],
      },
    },
  },
};
export const Partner: Story = { args: { path: '/partners/mehwish-gul' } };
export const Doctor: Story = { args: { path: '/doctor' } };
export const Staff: Story = { args: { path: '/staff' } };
export const TakesOverADraft: Story = {
  args: { path: '/staff' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take over the draft…' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Take over the draft of Sana Malik' }));
    await expect(await dialog.findByText('Courses: 2 new (Kites, Boats)')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Take over' }));
    await expect(await canvas.findByText('The draft is yours now. Content shows its changes.')).toBeInTheDocument();
  },
};
export const MyAccount: Story = { args: { path: '/me' } };
export const UnknownPage: Story = { args: { path: '/nothing' } };

export const ListsAName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List Old Flyer' }));
    await expect(await canvas.findByText('Old Flyer is a partner now.')).toBeInTheDocument();
  },
};

export const ShowsFindings: Story = {
  args: { path: '/doctor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }));
    await expect(await canvas.findByText('2 things to look at.')).toBeInTheDocument();
  },
};

export const ShowsTheInvitationWithoutMail: Story = {
  args: {
    path: '/staff',
    answers: { 'staff/invite': { link: 'https://karakoram.example/office/invitation#7f3a9c' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/E-mail/), 'new@karakoram.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the invitation' }));
    await expect(await canvas.findByRole('button', { name: 'Copy invitation' })).toBeInTheDocument();
  },
};
