import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { AchievementsView } from '../../src/sections/achievements/AchievementsView.tsx';
import { many } from '../fixtures.tsx';

const meta = {
  title: 'Sections/Achievements',
  component: AchievementsView,
  args: { groups: world.achievements, status: 'loaded' },
} satisfies Meta<typeof AchievementsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { args: { groups: undefined, status: 'loading' } };

export const Failed: Story = {
  args: { groups: undefined, status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Empty: Story = { ...Failed, args: { groups: [] } };

export const One: Story = { args: { groups: world.achievements.slice(0, 1) } };

export const LongNames: Story = {
  args: {
    groups: [
      {
        id: 'long',
        description: 'What grew around the courses, and what nobody had counted before. '.repeat(4),
        achievements: [
          { id: 'a', count: '1000000000000000', name: 'Unbreakable'.repeat(12) },
          { id: 'b', count: 'a great many', name: 'Things that have many words in their names' },
          { id: 'c', count: '', name: 'Uncounted' },
        ],
      },
      { id: 'bare', description: '', achievements: [] },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    groups: world.achievements.map((group) => ({
      ...group,
      description: 'ہم کیا پڑھاتے ہیں، اور کون سیکھتا ہے۔',
      achievements: group.achievements.map((item) => ({ ...item, name: 'کورس' })),
    })),
  },
  globals: { direction: 'rtl' },
};

export const Many: Story = { args: { groups: many(world.achievements) } };
