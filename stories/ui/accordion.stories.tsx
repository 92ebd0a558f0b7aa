import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Accordion } from '../../src/ui/accordion/Accordion.tsx';

const meta = {
  title: 'UI/Accordion',
  parameters: { layout: 'padded' },
  component: Accordion,
  args: {
    name: 'questions',
    onToggle: fn(),
    items: [
      {
        id: 'age',
        title: 'Which ages are the courses for?',
        body: 'From six to sixteen; each course says for whom it is.',
      },
      { id: 'kit', title: 'Do we have to buy a kit?', body: 'No. Most experiments use what a kitchen has.' },
      { id: 'miss', title: 'What if my child misses a class?', body: 'Every lecture can be watched again.' },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OneOpen: Story = { args: { name: 'one-open', openId: 'kit' } };

export const LongTexts: Story = {
  args: {
    name: 'long-texts',
    openId: 'long',
    items: [
      {
        id: 'long',
        title: 'Which of these questions is so long that it wraps '.repeat(6),
        body: 'An answer. '.repeat(120),
      },
      { id: 'word', title: 'W'.repeat(300), body: 'w'.repeat(300) },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    name: 'right-to-left',
    openId: 'age',
    items: [
      { id: 'age', title: 'یہ کورس کس عمر کے لیے ہیں؟', body: 'چھ سے سولہ سال تک۔' },
      { id: 'kit', title: 'کیا ہمیں کٹ خریدنی ہوگی؟', body: 'نہیں۔' },
    ],
  },
  globals: { direction: 'rtl' },
};

export const Empty: Story = { args: { name: 'empty', items: [] } };

export const One: Story = {
  args: { name: 'one', items: [{ id: 'age', title: 'Which ages are the courses for?', body: 'From six to sixteen.' }] },
};

export const Many: Story = {
  args: {
    name: 'many',
    items: Array.from({ length: 20 }, (_, index) => ({
      id: `question-${index}`,
      title: `Question ${index + 1}`,
      body: 'The answer.',
    })),
  },
};

export const OpensOneAtATime: Story = {
  args: { name: 'opens-one' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Which ages are the courses for?'));
    await expect(canvas.getByText(/From six to sixteen/)).toBeVisible();
    await userEvent.click(canvas.getByText('Do we have to buy a kit?'));
    await expect(canvas.getByText(/what a kitchen has/)).toBeVisible();
    await expect(canvas.getByText(/From six to sixteen/)).not.toBeVisible();
    await expect(args.onToggle).toHaveBeenCalledWith('kit', true);
  },
};
