import type { Meta, StoryObj } from '@storybook/react-vite';
import { world } from '../../demo/content/world.ts';
import { CompareView } from '../../src/sections/compare/CompareView.tsx';
import { inColumn } from '../fixtures.tsx';
import { bareCourse, wordyCourse } from './course-page-parts.ts';

const meta = {
  title: 'Sections/Compare',
  component: CompareView,
  args: { courses: world.courses.slice(0, 3) },
  decorators: [inColumn(1000)],
} satisfies Meta<typeof CompareView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Many: Story = { args: { courses: world.courses.slice(3, 6) } };
export const Two: Story = { args: { courses: world.courses.slice(0, 2) } };
export const One: Story = { args: { courses: world.courses.slice(0, 1) } };
export const Empty: Story = { args: { courses: [] } };
export const Removable: Story = { args: { hrefWithout: ({ id }) => `/saved?without=${id}` } };
export const LongNames: Story = { args: { courses: [wordyCourse, ...world.courses.slice(0, 2)] } };
export const MissingFields: Story = { args: { courses: [bareCourse, ...world.courses.slice(0, 1)] } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
