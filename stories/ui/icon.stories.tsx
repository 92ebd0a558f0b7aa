import type { Meta, StoryObj } from '@storybook/react-vite';
import * as headerPaths from '../../src/ui/icon/header-paths.ts';
import { Icon } from '../../src/ui/icon/Icon.tsx';
import * as otherPaths from '../../src/ui/icon/paths.ts';

const paths: Record<string, string> = { ...headerPaths, ...otherPaths };

const meta = {
  title: 'UI/Icon',
  parameters: { layout: 'padded' },
  component: Icon,
  args: { path: otherPaths.book, size: '48px' },
  argTypes: { path: { control: 'select', options: Object.keys(paths), mapping: paths } },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Ahead: Story = { args: { path: otherPaths.arrow, ahead: true } };
export const RightToLeft: Story = { args: Ahead.args, globals: { direction: 'rtl' } };
export const All: Story = {
  render: ({ size }) => (
    <>
      {Object.entries(paths).map(([name, path]) => (
        <Icon key={name} path={path} size={size} />
      ))}
    </>
  ),
};
