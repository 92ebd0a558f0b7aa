import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { CompetitionsView } from '../../src/sections/competitions/CompetitionsView.tsx';
import { many } from '../fixtures.tsx';

const meta = {
  title: 'Sections/Competitions',
  component: CompetitionsView,
  args: { competitions: world.competitions, status: 'loaded' },
} satisfies Meta<typeof CompetitionsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { args: { competitions: undefined, status: 'loading' } };

export const Failed: Story = {
  args: { competitions: undefined, status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Empty: Story = { ...Failed, args: { competitions: [] } };

export const One: Story = { args: { competitions: world.competitions.slice(0, 1) } };

export const LongTexts: Story = {
  args: {
    competitions: [
      { id: 'long', description: 'Unbreakable'.repeat(20) },
      { id: 'wordy', description: 'For a bridge of paper that carried more than anybody had thought. '.repeat(8) },
      { id: 'bare', description: '' },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    competitions: world.competitions.map((won) => ({ ...won, description: 'پہلا انعام، راوی نوجوان معمار 2022' })),
  },
  globals: { direction: 'rtl' },
};

export const Many: Story = { args: { competitions: many(world.competitions) } };
