import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { TeamView } from '../../src/sections/team/TeamView.tsx';
import { peopleStates } from './people-states.ts';

const meta = {
  title: 'Sections/Team',
  component: TeamView,
  args: { members: world.team, status: 'loaded' },
} satisfies Meta<typeof TeamView>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = peopleStates(world.team);

export const Loaded: Story = states.Loaded;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Empty: Story = states.Empty;
export const One: Story = states.One;
export const LongNames: Story = states.LongNames;
export const RightToLeft: Story = states.RightToLeft;
export const Many: Story = states.Many;

export const TurnsThePage: Story = {
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next slide' });
    await waitFor(() => expect(next).toBeVisible());
    await userEvent.click(next);
    await expect(await canvas.findByText(/^Slides? 2/)).toBeInTheDocument();
  },
};
