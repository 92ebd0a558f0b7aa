import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { AmbassadorsView } from '../../src/sections/ambassadors/AmbassadorsView.tsx';
import { many } from '../fixtures.tsx';

const meta = {
  title: 'Sections/Ambassadors',
  component: AmbassadorsView,
  args: { members: world.ambassadors, status: 'loaded' },
} satisfies Meta<typeof AmbassadorsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { args: { members: undefined, status: 'loading' } };

export const Failed: Story = {
  args: { members: undefined, status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Empty: Story = { ...Failed, args: { members: [] } };

export const One: Story = { args: { members: world.ambassadors.slice(0, 1) } };

export const LongNames: Story = {
  args: {
    members: [
      {
        id: 'long',
        name: 'Maximiliane-Theodora '.repeat(6),
        designation: 'Unbreakable'.repeat(12),
        description: 'She could not stop talking about it. '.repeat(30),
        imageUrl: '/media/none.svg',
      },
      { id: 'bare', name: 'Zoe', designation: '', description: '', imageUrl: '' },
      ...world.ambassadors.slice(0, 2),
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    members: world.ambassadors.map((member) => ({
      ...member,
      name: 'لائبہ چوہدری',
      designation: 'سفیر، فیصل آباد',
      description: 'پندرہ سال کی ہیں۔ اسکول کے خالی گودام میں ہفتے کے دن سرکٹ کلب شروع کیا؛ اب اکتیس لڑکیاں آتی ہیں۔',
    })),
  },
  globals: { direction: 'rtl' },
};

export const Many: Story = { args: { members: many(world.ambassadors) } };
