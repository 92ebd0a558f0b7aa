import type { Meta, StoryObj } from '@storybook/react-vite';
import { Markdown } from '../../src/ui/markdown/Markdown.tsx';

const meta = {
  title: 'UI/Markdown',
  parameters: { layout: 'padded' },
  component: Markdown,
  args: {
    children: `## R&amp;D

Hold a **strip of paper** out of the window[^1].

- [x] paper
- [ ] a window

> [!NOTE]
> The wind comes from the *other* side.

| Wind | Paper |
|:--|--:|
| strong | 90° |

[^1]: See [the courses](/explore-allcourses).`,
  },
} satisfies Meta<typeof Markdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const LongText: Story = {
  args: {
    children: `## ${'a'.repeat(300)}\n\n${'b'.repeat(300)}\n\n    ${'c'.repeat(300)}\n\n| ${'d'.repeat(300)} |\n|---|`,
  },
};

export const RightToLeft: Story = {
  args: { children: '## تجربہ\n\nکھڑکی سے باہر **کاغذ** پکڑیں۔\n\n- کاغذ\n- کھڑکی\n\n> ہوا دوسری طرف سے آتی ہے۔' },
  globals: { direction: 'rtl' },
};
