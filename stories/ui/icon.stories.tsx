import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from '../../src/style/styled.ts';
import * as headerPaths from '../../src/ui/icon/header-paths.ts';
import { Icon } from '../../src/ui/icon/Icon.tsx';
import * as otherPaths from '../../src/ui/icon/paths.ts';

const paths: Record<string, string> = { ...headerPaths, ...otherPaths };

const meta = {
  title: 'UI/Icon',
  parameters: { layout: 'padded' },
  component: Icon,
  args: { path: otherPaths.book, size: '48px' },
  argTypes: {
    path: { control: 'select', options: Object.keys(paths), mapping: paths },
    size: { control: 'select', options: ['1em', '1.25em', '24px', '48px'] },
  },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Ahead: Story = { args: { path: otherPaths.arrow, ahead: true } };
export const RightToLeft: Story = { args: Ahead.args, globals: { direction: 'rtl' } };
export const All: Story = {
  render: ({ size }) => (
    <Gallery>
      {Object.entries(paths).map(([name, path]) => (
        <li key={name}>
          <Icon path={path} size={size} />
          <code>{name}</code>
        </li>
      ))}
    </Gallery>
  ),
};

const Gallery = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: var(--space-5) var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: var(--space-2);
    justify-items: center;
    text-align: center;
  }
  & code {
    color: var(--muted);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
`;
