import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { MissionsView } from '../../src/sections/missions/MissionsView.tsx';
import { many } from '../fixtures.tsx';

const meta = {
  title: 'Sections/Missions',
  component: MissionsView,
  args: { missions: world.missions, status: 'loaded' },
} satisfies Meta<typeof MissionsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { args: { missions: undefined, status: 'loading' } };

export const Failed: Story = {
  args: { missions: undefined, status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Empty: Story = { ...Failed, args: { missions: [] } };

export const One: Story = { args: { missions: world.missions.slice(0, 1) } };

export const LongTexts: Story = {
  args: {
    missions: [
      {
        id: 'long',
        title: 'Unbreakable'.repeat(12),
        description: `One paragraph.\n\n${'And then another one. '.repeat(60)}`,
        imageUrl: '/media/none.svg',
      },
      { id: 'bare', title: 'Our Values', description: '', imageUrl: '' },
      ...world.missions,
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    missions: world.missions.map((mission) => ({
      ...mission,
      title: 'ہمارا مقصد',
      description: 'ہر بچے کو ایک اچھا استاد، ایک صاف وضاحت اور بنانے کے لیے کوئی سچی چیز دینا۔',
    })),
  },
  globals: { direction: 'rtl' },
};

export const Many: Story = { args: { missions: many(world.missions) } };

export const OwnSchool: Story = { args: { product: 'Karakoram School' } };
