import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../../src/office/parts/Badge.tsx';
import { Empty } from '../../../src/office/parts/Empty.tsx';
import { inbox } from '../../../src/office/parts/icons.ts';
import { Notice } from '../../../src/office/parts/Notice.tsx';
import { unbroken, wordy } from '../../fixtures.tsx';

const meta = {
  title: 'Office/Parts/Notice',
  parameters: { layout: 'padded' },
  component: Notice,
  subcomponents: { Badge, Empty },
  args: { children: 'Amna Baig publishes next. You can still change your draft.' },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Good: Story = { args: { tone: 'good', role: 'status', children: 'Published. Visitors see it now.' } };
export const Bad: Story = {
  args: {
    tone: 'bad',
    role: 'alert',
    children: (
      <>
        <p>Two courses have no picture:</p>
        <ul>
          <li>
            <a href="#robots">Robots for beginners</a>
          </li>
          <li>
            <a href="#paper">Paper engineering</a>
          </li>
        </ul>
      </>
    ),
  },
};
export const LongTexts: Story = { args: { children: `${wordy}${unbroken}` } };

export const BadgePlain: Story = { render: () => <Badge>hidden</Badge> };
export const BadgeTones: Story = {
  render: () => (
    <p>
      <Badge tone="accent">new</Badge> <Badge tone="good">on the site</Badge> <Badge tone="bad">unfinished</Badge>
    </p>
  ),
};
export const BadgeLongText: Story = { render: () => <Badge>{unbroken}</Badge> };

export const EmptyList: Story = {
  render: () => <Empty icon={inbox}>No message yet. The contact form of the site sends them here.</Empty>,
};
export const EmptyLongText: Story = { render: () => <Empty icon={inbox}>{`${wordy}${unbroken}`}</Empty> };
