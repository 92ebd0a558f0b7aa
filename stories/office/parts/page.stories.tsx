import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfficeFailure } from '../../../src/data/office.ts';
import { Page } from '../../../src/office/parts/Page.tsx';
import { QueryView } from '../../../src/office/parts/QueryView.tsx';
import { Button } from '../../../src/ui/button/Button.tsx';
import { unbroken, wordy } from '../../fixtures.tsx';

const meta = {
  title: 'Office/Parts/Page',
  parameters: { layout: 'padded' },
  component: Page,
  subcomponents: { QueryView },
  args: { title: 'Messages', children: <p>Three messages are new.</p> },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithALeadAndActions: Story = {
  args: {
    title: 'Robots for beginners',
    back: { href: '#courses', label: 'Courses' },
    lead: 'Visitors see what is published. Your draft is saved on this server.',
    actions: <Button variant="outlined">Copy</Button>,
  },
};
export const LongTexts: Story = {
  args: { title: unbroken, lead: wordy, back: { href: '#courses', label: wordy }, actions: <Button>{wordy}</Button> },
};

const reload = () => undefined;
const failure = (message: string) => new OfficeFailure(message, 503);
const list = (names: readonly string[]) => <p>{names.join(', ')}</p>;

export const QueryLoading: Story = {
  render: () => (
    <QueryView query={{ status: 'loading', data: undefined, error: undefined, reload }} loading="Loading the messages">
      {list}
    </QueryView>
  ),
};
export const QueryFailed: Story = {
  render: () => (
    <QueryView
      query={{ status: 'failed', data: undefined, error: failure('The database does not answer.'), reload }}
      loading="Loading the messages"
    >
      {list}
    </QueryView>
  ),
};
export const QueryFailedAfterASuccess: Story = {
  render: () => (
    <QueryView
      query={{ status: 'failed', data: ['Sana', 'Kamran'], error: failure('No connection.'), reload }}
      loading="Loading the messages"
    >
      {list}
    </QueryView>
  ),
};
export const QueryLongTexts: Story = {
  render: () => (
    <QueryView
      query={{ status: 'failed', data: undefined, error: failure(`${wordy}${unbroken}`), reload }}
      loading="Loading the messages"
    >
      {list}
    </QueryView>
  ),
};
