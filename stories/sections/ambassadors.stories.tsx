import type { Meta, StoryObj } from '@storybook/react-vite';
import { world } from '../../demo/content/world.ts';
import { AmbassadorsView } from '../../src/sections/ambassadors/AmbassadorsView.tsx';
import { many } from '../fixtures.tsx';
import { inUrdu, longMembers, showsNothing } from './people-states.ts';

const meta = {
  title: 'Sections/Ambassadors',
  component: AmbassadorsView,
  args: { members: world.ambassadors, status: 'loaded' },
} satisfies Meta<typeof AmbassadorsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { members: undefined, status: 'loading' } };
export const Failed: Story = { args: { members: undefined, status: 'failed' }, play: showsNothing };
export const Empty: Story = { args: { members: [] }, play: showsNothing };
export const One: Story = { args: { members: world.ambassadors.slice(0, 1) } };
export const LongNames: Story = { args: { members: [...longMembers, ...world.ambassadors.slice(0, 2)] } };
export const RightToLeft: Story = { args: { members: inUrdu(world.ambassadors) }, globals: { direction: 'rtl' } };
export const Many: Story = { args: { members: many(world.ambassadors) } };

export const OwnLead: Story = {
  args: { lead: 'Parents of our pupils, who answer your questions in your own language.' },
};
