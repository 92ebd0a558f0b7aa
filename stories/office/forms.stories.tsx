import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pending, refused } from './fake-office.ts';
import { OfficeAt } from './OfficeAt.tsx';

const meta = { title: 'Office/Forms', component: OfficeAt, args: { path: '/content/school' } } satisfies Meta<
  typeof OfficeAt
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const School: Story = {};
export const Course: Story = { args: { path: '/content/courses/robots' } };
export const NewQuestion: Story = { args: { path: '/content/faq/new' } };
export const Post: Story = { args: { path: '/content/blogs/first' } };
export const Partner: Story = { args: { path: '/content/partners/sunrise' } };
export const Loading: Story = { args: { answers: { 'content/item': pending } } };
export const Failed: Story = { args: { answers: { 'content/item': refused('The database does not answer.', 503) } } };

export const ShowsMistakesAtTheirFields: Story = {
  args: {
    path: '/content/courses/robots',
    answers: {
      'content/save': refused('Not saved.', 422, {
        fee: 'is longer than 60 characters',
        'modules.0.lessons.1.name': 'is empty, but must be filled',
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Module 1 › Lesson 2 › Name' }));
    await expect(canvas.getAllByText('is empty, but must be filled')[0]).toBeInTheDocument();
    await expect(document.activeElement?.id).toMatch(/modules\.0\.lessons\.1\.name$/);
  },
};

export const AsksBeforeTheReaderLeaves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Name of the school/), '!');
    await userEvent.click(canvas.getByRole('link', { name: 'Staff' }));
    await expect(await canvas.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  },
};
