import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HeroView } from '../../src/sections/hero/HeroView.tsx';
import { Experiments } from '../../src/site/experiments/Experiments.tsx';
import { brand } from '../../src/tokens/brand.ts';

const meta = {
  title: 'Sections/Hero',
  component: HeroView,
  args: {
    product: brand.product,
    href: '/explore-allcourses',
    stats: [
      { figure: '40+', label: 'courses' },
      { figure: '20+', label: 'expert mentors' },
      { figure: '1k+', label: 'students globally' },
    ],
  },
} satisfies Meta<typeof HeroView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Many: Story = { args: { subjects: ['Science', 'Arts', 'Maths'] } };
export const One: Story = { args: { subjects: ['Arts'] } };
export const Empty: Story = { args: { subjects: [], stats: [] } };

export const OwnTexts: Story = {
  args: {
    headline: 'Evenings at {name}, and a book',
    lead: 'Pots, tides and sums for children in the evening.',
    picture: '',
    stats: [],
  },
};

export const LongNames: Story = {
  args: {
    product: 'Experimentierwerkstattgemeinschaft Hinterbrühl',
    stats: [
      { figure: '1,200,000+', label: 'courses of every conceivable kind and length' },
      { figure: '20+', label: 'mentors' },
      { figure: '1k+', label: 'students' },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    product: 'اسٹیم بازار',
    stats: [
      { figure: '+40', label: 'کورس' },
      { figure: '+20', label: 'ماہر اساتذہ' },
      { figure: '+1k', label: 'دنیا بھر میں طلبہ' },
    ],
  },
  globals: { direction: 'rtl' },
};

export const TriesAnExperiment: Story = {
  args: { onSubject: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try an experiment' }));
    await expect(args.onSubject).toHaveBeenCalledWith('Science');
  },
};

export const Experiment: Story = {
  args: { onSubject: fn(), stage: <Experiments subject="Science" onClose={fn()} /> },
};
