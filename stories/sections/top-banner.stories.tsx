import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { ambassadorBanner } from '../../src/data/endpoints.ts';
import { TopBanner } from '../../src/sections/top-banner/TopBanner.tsx';
import { wordy } from '../fixtures.tsx';

const meta = {
  title: 'Sections/Top banner',
  component: TopBanner,
  args: { title: 'STEAM Ambassadors', from: ambassadorBanner },
} satisfies Meta<typeof TopBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(world.ambassadorBanner.description)).toBeVisible();
  },
};

export const Low: Story = { args: { low: true } };

export const Loading: Story = { parameters: { answers: 'loading' } };

export const Failed: Story = {
  parameters: { answers: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: { title: 'Unbreakable'.repeat(8) },
  parameters: {
    answers: {
      herosectionambassador: [{ _id: 'long', description: wordy, image: '/media/none.svg' }],
    },
  },
};

export const RightToLeft: Story = { args: { title: 'ہمارے سفیر' }, globals: { direction: 'rtl' } };
