import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { initialsPicture } from '../../src/ui/picture/initials.ts';
import { Picture } from '../../src/ui/picture/Picture.tsx';
import { wordy } from '../fixtures.tsx';

const meta = {
  title: 'UI/Picture',
  parameters: { layout: 'padded' },
  component: Picture,
  args: { src: '/media/courses/night-sky-of-pakistan.svg', alt: 'A telescope under stars', width: 400, height: 300 },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const NoAddress: Story = { args: { src: '' } };

/** The crop keeps the bottom right corner of the picture. */
export const FocusPoint: Story = {
  args: { src: '/media/courses/night-sky-of-pakistan.svg#focus=100-100', height: 80 },
};

export const Initials: Story = {
  args: { src: '', fallback: initialsPicture('Sadia Baloch'), width: 240, height: 240 },
};

export const LongNames: Story = { args: { src: '', alt: wordy } };

export const StandsInForAMissingOne: Story = {
  args: { src: '/media/nowhere.svg', eager: true },
  play: async ({ canvas }) => {
    const picture = () => canvas.getByRole('img', { name: 'A telescope under stars' });
    await waitFor(() => expect(picture()).toHaveAttribute('src', expect.stringMatching(/^data:image/)));
    await expect(picture().getBoundingClientRect()).toMatchObject({ width: 400, height: 300 });
  },
};
