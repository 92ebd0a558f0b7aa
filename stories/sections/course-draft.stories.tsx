import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CourseDraftView } from '../../src/sections/course-draft/CourseDraftView.tsx';

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

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const At390px: Story = { globals: { viewport: { value: 'mobile1' } } };

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
