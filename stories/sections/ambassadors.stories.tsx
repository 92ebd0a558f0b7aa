import type { Meta, StoryObj } from '@storybook/react-vite';
import { world } from '../../demo/content/world.ts';
import { AmbassadorsView } from '../../src/sections/ambassadors/AmbassadorsView.tsx';
import { peopleStates } from './people-states.ts';

const meta = {
  title: 'Sections/Ambassadors',
  component: AmbassadorsView,
  args: { members: world.ambassadors, status: 'loaded' },
} satisfies Meta<typeof AmbassadorsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = peopleStates(world.ambassadors);

export const Loaded: Story = states.Loaded;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Empty: Story = states.Empty;
export const One: Story = states.One;
export const LongNames: Story = states.LongNames;
export const RightToLeft: Story = states.RightToLeft;
export const Many: Story = states.Many;

export const OwnLead: Story = {
  args: { lead: 'Parents of our pupils, who answer your questions in your own language.' },
};
