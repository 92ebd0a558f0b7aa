import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { styled } from '../../src/style/styled.ts';
import { Carousel } from '../../src/ui/carousel/Carousel.tsx';

interface Voice {
  name: string;
  text: string;
}

const voices: Voice[] = [
  { name: 'Ayesha', text: 'My daughter now explains eclipses at dinner.' },
  { name: 'Bilal', text: 'He built a bridge of spaghetti that held a brick, and has talked of nothing else since.' },
  { name: 'Chanda', text: 'The teacher answered every question, and there were many.' },
  { name: 'Danish', text: 'We learned together.' },
  { name: 'Erum', text: 'Ten minutes of practice a day, and she asks for more.' },
];

const Card = styled('figure')`
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
`;

const meta = {
  title: 'UI/Carousel',
  parameters: { layout: 'padded' },
  component: Carousel<Voice>,
  args: {
    label: 'What families say',
    items: voices,
    keyOf: (voice) => voice.name,
    render: (voice) => (
      <Card>
        <blockquote>{voice.text}</blockquote>
        <figcaption>{voice.name}</figcaption>
      </Card>
    ),
    perView: [
      { min: 0, slides: 1 },
      { min: 768, slides: 2 },
    ],
    gap: 35,
  },
} satisfies Meta<typeof Carousel<Voice>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoPerView: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Next slide' })).toBeEnabled();
  },
};
export const OnePerView: Story = { args: { perView: [{ min: 0, slides: 1 }] } };
export const One: Story = { args: { items: voices.slice(0, 1) } };

export const Empty: Story = { args: { items: [] } };

export const MovingByItself: Story = { args: { autoplay: 3000, perView: [{ min: 0, slides: 1 }] } };
export const Many: Story = {
  args: {
    items: Array.from({ length: 24 }, (_, index) => ({ name: `Family ${index + 1}`, text: 'We learned a lot.' })),
  },
};
export const LongWords: Story = { args: { items: voices.map((voice) => ({ ...voice, text: 'w'.repeat(400) })) } };
export const GoesRoundToTheFirst: Story = {
  args: { perView: [{ min: 0, slides: 1 }], items: voices.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next slide' });
    await userEvent.click(next);
    await expect(canvas.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByText('Slide 2 of 2')).toBeInTheDocument();
    // Click before the browser has reported the first scroll.
    await userEvent.click(next);
    await expect(canvas.getByRole('button', { name: 'Go to slide 1' })).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(canvas.getByText(/spaghetti/).getBoundingClientRect().left).toBeGreaterThan(100));
  },
};

export const IsPaused: Story = {
  args: { autoplay: 3000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'خاندان کیا کہتے ہیں',
    items: [
      { name: 'عائشہ', text: 'اب وہ کھانے پر گرہن سمجھاتی ہے۔' },
      { name: 'بلال', text: 'ہم نے ساتھ سیکھا۔' },
      { name: 'چاندہ', text: 'استاد نے ہر سوال کا جواب دیا۔' },
    ],
  },
  globals: { direction: 'rtl' },
};
