import type { Meta, StoryObj } from '@storybook/react-vite';
import { LessonListView } from '../../src/sections/lesson-list/LessonListView.tsx';
import { inColumn, many, unbroken } from '../fixtures.tsx';
import { modules } from './course-page-parts.ts';

const [first] = modules;
const lesson = first?.lessons[0]?.id ?? '';

const meta = {
  title: 'Sections/Lesson list',
  component: LessonListView,
  args: { modules, lesson, course: 'kitchen-chemistry' },
  decorators: [inColumn(800)],
} satisfies Meta<typeof LessonListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  args: { modules: modules.map((module) => ({ ...module, lessons: [...module.lessons, ...many(module.lessons)] })) },
};

export const One: Story = { args: { modules: modules.slice(0, 1) } };

export const InProgress: Story = {
  args: { watched: new Set(first?.lessons.slice(0, 2).flatMap(({ lectures }) => lectures.map(({ id }) => id))) },
};

/** The course does not contain the lesson. */
export const Empty: Story = { args: { modules: [] } };

export const LongNames: Story = {
  args: {
    modules: modules.slice(0, 1).map((module) => ({
      ...module,
      title: unbroken,
      lessons: module.lessons.map((one) => ({ ...one, name: unbroken })),
    })),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
