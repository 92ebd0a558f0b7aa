import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgramsView } from '../../src/sections/programs/ProgramsView.tsx';

const meta = {
  title: 'Sections/Programs',
  component: ProgramsView,
} satisfies Meta<typeof ProgramsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
