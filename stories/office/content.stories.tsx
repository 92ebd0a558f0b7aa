import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { unbroken, wordy } from '../fixtures.tsx';
import { items, outdatedDraft, publishedDraft } from './content-data.ts';
import { pending, refused } from './fake-office.ts';
import { OfficeAt } from './OfficeAt.tsx';

const meta = { title: 'Office/Content', component: OfficeAt, args: { path: '/content' } } satisfies Meta<
  typeof OfficeAt
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Menu: Story = {};
export const EverythingPublished: Story = {
  args: {
    answers: { 'content/overview': { draft: publishedDraft, counts: {}, school: 'Karakoram School', site: 'own' } },
  },
};
export const List: Story = { args: { path: '/content/courses' } };
export const EmptyList: Story = { args: { path: '/content/courses', answers: { 'content/list': { items: [] } } } };
export const LoadingList: Story = { args: { path: '/content/courses', answers: { 'content/list': pending } } };
export const FailedList: Story = {
  args: { path: '/content/courses', answers: { 'content/list': refused('The database does not answer.', 503) } },
};
export const LongNames: Story = {
  args: {
    path: '/content/courses',
    answers: { 'content/list': { items: items.map((item) => ({ ...item, title: unbroken, subtitle: wordy })) } },
  },
};
export const LongList: Story = {
  args: {
    path: '/content/courses',
    answers: {
      'content/list': {
        items: Array.from({ length: 52 }, (_, index) =>
          items.map((item) => ({ ...item, id: `${item.id}-${index}` })),
        ).flat(),
      },
    },
  },
};
export const History: Story = { args: { path: '/history' } };
export const Files: Story = { args: { path: '/content/files' } };
export const NoFiles: Story = { args: { path: '/content/files', answers: { 'content/media': { files: [] } } } };

export const PublishesAPartWithANote: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish…' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Publish your changes' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Robots for beginners/ }));
    await expect(dialog.getByRole('checkbox', { name: /^Do I need a robot/ })).not.toBeChecked();
    await userEvent.type(dialog.getByLabelText('Note for the history'), 'Spring');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish 4 of 6 changes' }));
    await expect(await canvas.findByText('Published. The other changes stay in your draft.')).toBeInTheDocument();
  },
};

export const AsksWhichTextToKeep: Story = {
  args: {
    answers: {
      'content/changes': { items: [], draft: outdatedDraft },
      'content/update': {
        conflicts: [
          {
            ...{
              key: 'courses/robots/fee',
              by: 'Danish Ali',
              where: 'Courses, Robots for beginners, fee',
              before: 'Rs 4,000',
            },
            ...{ mine: 'Rs 4,500 a month', theirs: 'Rs 5,000' },
          },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish…' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Take over their changes' }));
    await expect((await canvas.findAllByRole('radio')).length).toBeGreaterThan(1);
  },
};

export const SharesThePreview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share preview' }));
    await expect(await canvas.findByText('https://karakoram.example/preview/7f3a9c')).toBeInTheDocument();
  },
};

export const OrdersByKeyboard: Story = {
  args: { path: '/content/courses' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Move Robots for beginners down' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Robots for beginners: position 2 of 3.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Move Robots for beginners down' })).toHaveFocus();
  },
};
