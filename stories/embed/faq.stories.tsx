import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wire } from '../../demo/content/index.ts';
import { inColumn, many, unbroken, wordy } from '../fixtures.tsx';
import { controlsOf, FaqElement, failed, loaded, loading, within } from './elements.tsx';

const meta = {
  title: 'Embed/FAQ',
  component: FaqElement,
  decorators: [inColumn()],
  argTypes: controlsOf('faq'),
  args: { list: loaded(wire.faqs), children: <a href="/">Questions and answers</a> },
} satisfies Meta<typeof FaqElement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** The page's own content stands there until there is a list. */
export const Loading: Story = { args: { list: loading } };

/** And it stays where there is none. */
export const Empty: Story = { args: { list: loaded([]) } };

export const Failed: Story = {
  args: { list: failed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Questions and answers' })).toBeVisible();
  },
};

export const One: Story = { args: { list: loaded(wire.faqs.slice(0, 1)) } };

export const Many: Story = { args: { list: loaded(many(wire.faqs, 4)) } };

export const LongNames: Story = {
  args: {
    list: loaded(
      wire.faqs.map((one, index) => ({ ...one, question: index % 2 ? wordy : unbroken, description: wordy })),
    ),
  },
};

export const WithAnotherHeading: Story = {
  args: { heading: 'What our pupils’ parents ask', limit: 3, headingLevel: 3 },
};

export const InUrdu: Story = { args: { lang: 'ur' } };

export const RightToLeft: Story = { args: { dir: 'rtl' }, globals: { direction: 'rtl' } };

export const Dark: Story = { args: { theme: 'dark' }, globals: { theme: 'dark' } };

export const OpensOneAtATime: Story = {
  play: async ({ canvasElement }) => {
    const toggled = fn();
    canvasElement.addEventListener('steam-toggle', (event) => toggled(event.detail));
    const faq = await within(canvasElement, 'steam-faq');
    const [first, second] = await faq.findAllByRole('group');
    const summary = (panel: HTMLElement | undefined) => panel?.querySelector('summary') ?? document.body;
    await userEvent.click(summary(first));
    await userEvent.click(summary(second));
    await waitFor(() => expect(toggled).toHaveBeenCalledWith({ questionId: wire.faqs[1]?.questionId, open: true }));
    await waitFor(() => expect(first).not.toHaveAttribute('open'));
  },
};
