import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComingSoonView } from '../../src/sections/coming-soon/ComingSoonView.tsx';

const meta = {
  title: 'Sections/Coming soon',
  component: ComingSoonView,
} satisfies Meta<typeof ComingSoonView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
