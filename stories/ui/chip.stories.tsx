import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../src/ui/chip/Chip.tsx';
import { Icon } from '../../src/ui/icon/Icon.tsx';

const meta = { component: Chip, tags: ['autodocs'], args: { children: 'Beginner' } } satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithIcon: Story = { args: { icon: <Icon name="clock" />, children: '12 weeks' } };
export const LongText: Story = { args: { children: 'a'.repeat(300) } };
