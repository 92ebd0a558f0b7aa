import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { FaqView } from '../../src/sections/faq/FaqView.tsx';
import { Spinner } from '../../src/ui/spinner/Spinner.tsx';
import { many } from '../fixtures.tsx';

const meta = {
  title: 'Sections/FAQ',
  component: FaqView,
  args: {
    faqs: world.faqs,
    status: 'loaded',
    spinner: <Spinner label="Loading the questions" />,
    onToggle: fn(),
    style: { padding: 24 },
  },
} satisfies Meta<typeof FaqView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { args: { status: 'loading', faqs: undefined } };

export const Failed: Story = {
  args: { status: 'failed', faqs: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Empty: Story = { ...Failed, args: { faqs: [] } };

export const OfACourse: Story = {
  args: { limit: 5, heading: 'FAQ- Python Programming', lead: 'Frequently Asked Questions', headingLevel: 3 },
};

export const LongNames: Story = {
  args: {
    faqs: [
      { id: 'long', question: 'Why, oh why, '.repeat(30), answer: `${'word '.repeat(300)}\n\nAnd again.` },
      { id: 'wide', question: 'Unbreakable'.repeat(20), answer: 'Unbreakable'.repeat(60) },
      { id: 'bare', question: 'And no answer?', answer: '' },
      { id: 'none', question: '', answer: 'An answer to nothing.' },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    heading: 'اکثر پوچھے گئے سوالات',
    faqs: world.faqs.map((one) => ({
      ...one,
      question: 'کورس کس عمر کے لیے ہیں؟',
      answer: 'تقریباً سات سے سولہ سال۔',
    })),
  },
  globals: { direction: 'rtl' },
};

export const One: Story = { args: { faqs: world.faqs.slice(0, 1) } };

export const Many: Story = { args: { faqs: many(world.faqs) } };

export const OpensOneAtATime: Story = {
  play: async ({ canvas, args }) => {
    const panels = () => canvas.getAllByRole('group').map((panel) => panel.hasAttribute('open'));
    await userEvent.click(canvas.getByText(world.faqs[0]?.question ?? ''));
    await userEvent.click(canvas.getByText(world.faqs[1]?.question ?? ''));
    await waitFor(() => expect(panels()).toEqual([false, true, false, false, false, false]));
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith('faq-2', true));
  },
};
