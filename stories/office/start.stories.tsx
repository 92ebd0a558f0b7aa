import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unbroken } from '../fixtures.tsx';
import { publishedDraft } from './content-data.ts';
import { pending, refused } from './fake-office.ts';
import { OfficeAt } from './OfficeAt.tsx';
import { ownerSession } from './office-data.ts';

const meta = { title: 'Office/Start', component: OfficeAt, args: { path: '' } } satisfies Meta<typeof OfficeAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const NothingWaits: Story = {
  args: {
    answers: {
      'desk/overview': { newMessages: 0, newSpam: 0 },
      'content/overview': { draft: publishedDraft, counts: {}, school: 'Karakoram School', site: 'own' },
    },
  },
};
export const Loading: Story = { args: { answers: { 'desk/overview': pending } } };
export const Failed: Story = { args: { answers: { 'desk/overview': refused('The database does not answer.', 503) } } };
export const LongNames: Story = {
  args: {
    session: {
      ...ownerSession,
      school: { ...ownerSession.school, name: unbroken },
      staff: { id: 's-1', email: `${unbroken}@example.org`, name: unbroken, role: 'owner' },
    },
  },
};
export const FirstSteps: Story = {
  args: {
    answers: { 'content/overview': { draft: publishedDraft, counts: {}, school: 'STEAM Bazaar', site: 'sample' } },
  },
};
export const OpensTheMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    await expect(await canvas.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  },
};
