import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CurriculumView } from '../../src/sections/curriculum/CurriculumView.tsx';
import { inColumn, many } from '../fixtures.tsx';
import { modules } from './course-page-parts.ts';

const meta = {
  title: 'Sections/Curriculum',
  component: CurriculumView,
  args: { course: 'kitchen-chemistry', modules, status: 'loaded' },
  decorators: [inColumn(800)],
} satisfies Meta<typeof CurriculumView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { args: { status: 'loading', modules: undefined } };

export const Failed: Story = {
  args: { status: 'failed', modules: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(3);

export const LongNames: Story = {
  args: {
    modules: modules.slice(0, 1).map((module) => ({
      ...module,
      title: long,
      description: 'x'.repeat(300),
      lessons: module.lessons.map((lesson) => ({
        ...lesson,
        name: long,
        lectures: [{ id: 'v', title: 'y'.repeat(200) }],
      })),
    })),
  },
};

/** Some servers list modules without lessons, which `Lessons` then loads for each module. */
export const LessonsOnTheirOwn: Story = {
  args: {
    modules: modules.map((module) => ({ ...module, lessons: [] })),
    Lessons: ({ module, children }) => children(modules.find(({ id }) => id === module.id)?.lessons ?? []),
  },
};

const [firstModule] = modules;
export const InProgress: Story = {
  args: { watched: new Set(firstModule?.lessons.slice(0, 2).flatMap(({ lectures }) => lectures.map(({ id }) => id))) },
};

export const Empty: Story = { args: { modules: [] } };

export const One: Story = { args: { modules: modules.slice(0, 1) } };

export const Many: Story = { args: { modules: many(modules) } };

export const OpensOneLessonAtATime: Story = {
  play: async ({ canvas, canvasElement }) => {
    const open = () => [...canvasElement.querySelectorAll<HTMLElement>('details[open]')];
    const [first, second] = modules;
    const here = first?.lessons[0]?.name ?? '';
    const there = second?.lessons[0]?.name ?? '';
    await userEvent.click(canvas.getByText(here));
    await userEvent.click(canvas.getByText(there));
    const [panel, ...others] = open();
    await expect(others).toHaveLength(0);
    if (!panel) throw new Error('No lesson is open.');
    await expect(within(panel).getByRole('link', { name: /^Watch Lecture - / })).toBeVisible();
    await userEvent.click(canvas.getByText(there));
    await expect(open()).toHaveLength(0);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
