import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { AnnouncementsView } from '../../src/sections/announcements/AnnouncementsView.tsx';
import { many } from '../fixtures.tsx';

const meta = {
  title: 'Sections/Announcements',
  component: AnnouncementsView,
  args: { announcements: world.announcements, status: 'loaded' },
} satisfies Meta<typeof AnnouncementsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { args: { status: 'loading', announcements: undefined } };

export const Failed: Story = {
  args: { status: 'failed', announcements: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Empty: Story = { ...Failed, args: { announcements: [] } };

export const One: Story = { args: { announcements: world.announcements.slice(0, 1) } };

export const LongNames: Story = {
  args: {
    announcements: [
      {
        id: 'long',
        title: 'A very long announcement that goes on and on '.repeat(5),
        highlights: ['word '.repeat(80), 'Unbreakable'.repeat(15)],
        imageUrl: '',
      },
      { id: 'bare', title: '', highlights: [], imageUrl: '/media/none.svg' },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    announcements: world.announcements.map((one) => ({
      ...one,
      title: 'گرمیوں کا کیمپ',
      highlights: ['بارش ناپنے کے آلات اور پل', 'صبح اور شام کے گروپ'],
    })),
  },
  globals: { direction: 'rtl' },
};

export const Many: Story = { args: { announcements: many(world.announcements) } };
