import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CourseDraftView } from '../../src/sections/course-draft/CourseDraftView.tsx';
import { unbroken, wordy } from '../fixtures.tsx';

const meta = {
  title: 'Sections/Course draft',
  component: CourseDraftView,
  args: { onCreate: fn() },
  decorators: [
    (Draft) => (
      <div style={{ padding: 24 }}>
        <h1>Draft a Course</h1>
        <Draft />
      </div>
    ),
  ],
} satisfies Meta<typeof CourseDraftView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const LongNames: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Name'));
    await userEvent.paste(unbroken);
    await userEvent.click(canvas.getByLabelText('Home point descriptions'));
    await userEvent.paste(wordy);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Course' }));
    await expect(await canvas.findByText(new RegExp(`"${unbroken}"`))).toBeVisible();
  },
};

export const LogsAndShows: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Kites');
    await userEvent.type(canvas.getByLabelText('Home point descriptions'), 'Fold{enter}Fly');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Course' }));
    await expect(args.onCreate).toHaveBeenCalledWith({
      name: 'Kites',
      homepointdescription: ['Fold', 'Fly'],
      shortdescription: '',
      longdescription: '',
    });
    await expect(canvas.getByText(/"Fly"/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
