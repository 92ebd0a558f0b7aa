import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../src/ui/icon/Icon.tsx';
import { paths } from '../../src/ui/icon/paths.ts';

const names = Object.keys(paths) as (keyof typeof paths)[];

const meta = {
  title: 'UI/Icon',
  parameters: { layout: 'padded' },
  component: Icon,
  args: { name: 'book', size: '48px' },
  argTypes: { name: { control: 'select', options: names } },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const All: Story = {
  render: ({ size }) => (
    <>
      {names.map((name) => (
        <Icon key={name} name={name} size={size} />
      ))}
    </>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const At390px: Story = { globals: { viewport: { value: 'phone' } } };
