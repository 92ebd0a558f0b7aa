import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
export const InARow: Story = {
  render: (args) => (
    <div>
      <Chip {...args} /> <Chip icon={<Icon path={clock} />}>12 weeks</Chip>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tops = Array.from(canvasElement.querySelectorAll('[part=chip]'), (chip) => chip.getBoundingClientRect().top);
    await expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThan(0.5);
  },
};
export const LongText: Story = { args: { children: 'a'.repeat(300) } };

export const RightToLeft: Story = {
  args: { icon: <Icon path={clock} />, children: 'بارہ ہفتے' },
  globals: { direction: 'rtl' },
};
