import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VideoPlayer } from '../../src/ui/video-player/VideoPlayer.tsx';
import { wordy } from '../fixtures.tsx';

const meta = {
  title: 'UI/Video player',
  parameters: { layout: 'padded' },
  component: VideoPlayer,
  args: {
    src: '/media/clips/science-2.mp4',
    captions: '/media/clips/science-2.vtt',
    title: 'Why the sky is blue',
    poster: '/media/courses/night-sky-of-pakistan.svg',
    resumeKey: 'story',
    onClosed: fn(),
    onWatched: fn(),
  },
} satisfies Meta<typeof VideoPlayer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Failed: Story = {
  args: { src: '/media/nowhere.mp4' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This lecture could not be played.');
  },
};

export const LongNames: Story = { args: { title: wordy } };

export const PlaysFaster: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '1.5×');
    await expect(canvas.getByLabelText<HTMLVideoElement>('Why the sky is blue').playbackRate).toBe(1.5);
  },
};

/** A YouTube or Vimeo page is linked, because a frame would send the visitor's data there. */
export const OnYouTube: Story = { args: { src: 'https://www.youtube.com/watch?v=aBcDeFgHiJk' } };

export const OnVimeo: Story = { args: { src: 'https://vimeo.com/123456789' } };

export const RightToLeft: Story = { args: { title: 'آسمان نیلا کیوں ہے' }, globals: { direction: 'rtl' } };
