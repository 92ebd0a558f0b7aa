import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../src/ui/chip/Chip.tsx';
import { Icon } from '../../src/ui/icon/Icon.tsx';
import { clock } from '../../src/ui/icon/paths.ts';

const meta = {
  title: 'UI/Chip',
  parameters: { layout: 'padded' },
  component: Chip,
  args: { children: 'Beginner' },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithIcon: Story = { args: { icon: <Icon path={clock} />, children: '12 weeks' } };
export const LongText: Story = { args: { children: 'a'.repeat(300) } };

export const RightToLeft: Story = {
  args: { icon: <Icon path={clock} />, children: 'بارہ ہفتے' },
  globals: { direction: 'rtl' },
};
