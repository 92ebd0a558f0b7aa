import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wire } from '../../demo/content/index.ts';
import { inColumn, many, unbroken, wordy } from '../fixtures.tsx';
import { CourseFinderElement, controlsOf, failed, loaded, loading, within } from './elements.tsx';

const meta = {
  title: 'Embed/Course finder',
  component: CourseFinderElement,
  decorators: [inColumn()],
  argTypes: controlsOf('course-finder'),
  args: { list: loaded(wire.courses), children: <a href="/">See all courses</a> },
} satisfies Meta<typeof CourseFinderElement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** The page's own content stands there until there is a list. */
export const Loading: Story = { args: { list: loading } };

/** And it stays where there is none. */
export const Empty: Story = { args: { list: loaded([]) } };

export const Failed: Story = {
  args: { list: failed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all courses' })).toBeVisible();
  },
};

export const One: Story = { args: { list: loaded(wire.courses.slice(0, 1)) } };

export const Many: Story = { args: { list: loaded(many(wire.courses, 2)) } };

export const LongNames: Story = {
  args: {
    list: loaded(
      wire.courses
        .slice(0, 5)
        .map((course) => ({ ...course, name: unbroken, homepointdescription: [wordy, unbroken] })),
    ),
  },
};

export const WithoutFilters: Story = { args: { hideFilters: true, limit: 4, headingLevel: 3 } };

export const BeginsWithASubject: Story = { args: { category: 'Arts', level: 'Beginner' } };

export const InUrdu: Story = { args: { lang: 'ur' } };

export const RightToLeft: Story = { args: { dir: 'rtl' }, globals: { direction: 'rtl' } };

export const Dark: Story = { args: { theme: 'dark' }, globals: { theme: 'dark' } };

export const ChoosesALevel: Story = {
  play: async ({ canvasElement }) => {
    const filtered = fn();
    canvasElement.addEventListener('steam-filter', (event) => filtered(event.detail));
    const finder = await within(canvasElement, 'steam-course-finder');
    await userEvent.selectOptions(await finder.findByLabelText('Level'), 'advanced');
    const count = wire.courses.filter(({ level }) => level === 'Advanced').length;
    await waitFor(() => expect(filtered).toHaveBeenCalledWith({ category: '', level: 'advanced', count }));
    await waitFor(() => expect(finder.getAllByRole('article')).toHaveLength(count));
  },
};

export const OffersACourse: Story = {
  play: async ({ canvasElement }) => {
    const selected = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('steam-course-select', selected);
    const finder = await within(canvasElement, 'steam-course-finder');
    const [first] = await finder.findAllByRole('link', { name: /^Learn More/ });
    if (!first) throw new Error('No card is there.');
    await userEvent.click(first);
    await expect(selected).toHaveBeenCalledTimes(1);
  },
};
