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
        _id: 'long',
        shortdescription: 'What grew around the courses, and what nobody had counted before. '.repeat(4),
        achievement: [
          { _id: 'a', achievementcount: '1000000000000000', achievementname: 'Unbreakable'.repeat(12) },
          { _id: 'b', achievementcount: 'a great many', achievementname: 'Things that have many words in their names' },
          { _id: 'c', achievementcount: '', achievementname: 'Uncounted' },
        ],
      },
      { _id: 'bare', shortdescription: '', achievement: [] },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    groups: world.achievements.map((group) => ({
      ...group,
      shortdescription: 'ہم کیا پڑھاتے ہیں، اور کون سیکھتا ہے۔',
      achievement: group.achievement.map((item) => ({ ...item, achievementname: 'کورس' })),
    })),
  },
  globals: { direction: 'rtl' },
};

export const Many: Story = { args: { groups: many(world.achievements) } };
