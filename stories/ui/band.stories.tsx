import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '../../src/ui/band/Band.tsx';
import { SectionHeading } from '../../src/ui/section-heading/SectionHeading.tsx';
import { unbroken, wordy } from '../fixtures.tsx';

const meta = {
  title: 'UI/Band',
  component: Band,
  args: {
    labelledBy: 'band-title',
    children: (
      <SectionHeading
        id="band-title"
        title="Science that begins in the kitchen"
        lead="Each band spans the page, and its column keeps a gutter on a phone."
      />
    ),
  },
} satisfies Meta<typeof Band>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ground: Story = {};
export const Sunken: Story = { args: { tone: 'sunken' } };
export const Accent: Story = { args: { tone: 'accent', children: <h2 id="band-title">On the accent colour</h2> } };

export const LongNames: Story = {
  args: { children: <SectionHeading id="band-title" title={unbroken} lead={wordy} /> },
};

export const RightToLeft: Story = {
  args: { tone: 'sunken', children: <SectionHeading id="band-title" title="سائنس باورچی خانے سے شروع ہوتی ہے" /> },
  globals: { direction: 'rtl' },
};
