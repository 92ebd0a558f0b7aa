import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { LectureGridView } from '../../src/sections/lecture-grid/LectureGridView.tsx';

const videos = Object.values(world.videos).flat();

const meta = {
  title: 'Sections/Lecture grid',
  component: LectureGridView,
  args: { videos: videos.slice(0, 6), status: 'loaded' },
  decorators: [
    (Grid) => (
      <div style={{ padding: 24 }}>
        {/* The page's h1, because the cards have headings. */}
        <h1>Lecture Videos</h1>
        <Grid />
      </div>
    ),
  ],
} satisfies Meta<typeof LectureGridView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const One: Story = { args: { videos: videos.slice(0, 1) } };

export const Loading: Story = { args: { status: 'loading', videos: undefined } };

export const Empty: Story = { args: { videos: [] } };

export const Failed: Story = {
  args: { status: 'failed', videos: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

const long = 'Straßenbahnhaltestellenverzeichnis '.repeat(9);

export const LongNames: Story = {
  args: {
    videos: videos.slice(0, 3).map((video, index) => ({
      ...video,
      name: index ? long : 'Unbreakable'.repeat(30),
      description: long.repeat(9),
    })),
  },
};

export const MissingFields: Story = {
  args: {
    videos: videos.slice(0, 2).map((video, index) => ({
      ...video,
      name: '',
      description: '',
      imageUrl: '',
      videoUrl: index ? '' : video.videoUrl,
    })),
  },
};

export const RightToLeft: Story = {
  args: { videos: videos.slice(0, 3).map((video) => ({ ...video, name: 'پائتھن سے ملاقات' })) },
  globals: { direction: 'rtl' },
};

export const Many: Story = { args: { videos: videos.slice(0, 24) } };

export const Watched: Story = {
  args: { watched: new Set(videos.slice(0, 2).map(({ id }) => id)), onWatched: fn(), account: 'u1' },
};

const next = { title: 'Solid, liquid, gas', href: '#next', startsAlone: true };

export const OffersTheNextLesson: Story = {
  args: { videos: videos.slice(0, 1), next, playsAtOnce: true },
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('video')).toBeVisible());
    await expect(within(dialog).getByRole('link', { name: 'Next: Solid, liquid, gas' })).toBeVisible();
  },
};

export const PlaysAndLetsGo: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button');
    if (!first) throw new Error('There is no card to press.');
    await userEvent.click(first);
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('video')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
    await expect(first).toHaveFocus();
  },
};
