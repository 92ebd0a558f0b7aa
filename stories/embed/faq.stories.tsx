import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wire } from '../../demo/content/index.ts';
import { inColumn, unbroken, wordy } from '../fixtures.tsx';
import { controlsOf, FaqElement, loaded, within } from './elements.tsx';
import { listStates } from './list-states.tsx';

const meta = {
  title: 'Embed/FAQ',
  component: FaqElement,
  decorators: [inColumn()],
  argTypes: controlsOf('faq'),
  args: { list: loaded(wire.faqs), children: <a href="/">Questions and answers</a> },
} satisfies Meta<typeof FaqElement>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates(
  wire.faqs,
  4,
  (one, index) => ({ ...one, question: index % 2 ? wordy : unbroken, description: wordy }),
  'Questions and answers',
);

export const Loaded: Story = states.Loaded;
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const Failed: Story = states.Failed;
export const One: Story = states.One;
export const Many: Story = states.Many;
export const LongNames: Story = states.LongNames;
export const InUrdu: Story = states.InUrdu;
export const RightToLeft: Story = states.RightToLeft;
export const Dark: Story = states.Dark;
export const PartnerColours: Story = states.PartnerColours;
export const PartnerLinks: Story = states.PartnerLinks;

export const WithAnotherHeading: Story = {
  args: { heading: 'What our pupils’ parents ask', limit: 3, headingLevel: 3 },
};

/** The questions of one course instead of the general ones. */
export const OfACourse: Story = {
  args: { course: 'kitchen-chemistry', list: loaded(wire.courseFaqs['kitchen-chemistry'] ?? []) },
};

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
