import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { TeamView } from '../../src/sections/team/TeamView.tsx';
import { many } from '../fixtures.tsx';
import { inUrdu, longMembers, showsNothing } from './people-states.ts';

const meta = {
  title: 'Sections/Team',
  component: TeamView,
  args: { members: world.team, status: 'loaded' },
} satisfies Meta<typeof TeamView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { members: undefined, status: 'loading' } };
export const Failed: Story = { args: { members: undefined, status: 'failed' }, play: showsNothing };
export const Empty: Story = { args: { members: [] }, play: showsNothing };
export const One: Story = { args: { members: world.team.slice(0, 1) } };
export const LongNames: Story = { args: { members: [...longMembers, ...world.team.slice(0, 2)] } };
export const RightToLeft: Story = { args: { members: inUrdu(world.team) }, globals: { direction: 'rtl' } };
export const Many: Story = { args: { members: many(world.team) } };

export const TurnsThePage: Story = {
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next slide' });
    await waitFor(() => expect(next).toBeVisible());
    await userEvent.click(next);
    await expect(await canvas.findByText(/^Slides? 2/)).toBeInTheDocument();
  },
};
