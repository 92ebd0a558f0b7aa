import type { Meta, StoryObj } from '@storybook/react-vite';
import { withActions } from 'storybook/actions/decorator';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wire } from '../../demo/content/index.ts';
import { inColumn, unbroken, wordy } from '../fixtures.tsx';
import { elementDocs } from './element-docs.ts';
import { CourseFinderElement, loaded, within } from './elements.tsx';
import { listStates } from './list-states.tsx';

const meta = {
  title: 'Embed/Course finder',
  component: CourseFinderElement,
  decorators: [inColumn(), withActions],
  ...elementDocs('course-finder'),
  args: { list: loaded(wire.courses), children: <a href="/">See all courses</a> },
} satisfies Meta<typeof CourseFinderElement>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates(
  wire.courses,
  2,
  (course) => ({ ...course, name: unbroken, homepointdescription: [wordy, unbroken] }),
  'See all courses',
);

export const Loaded: Story = states.Loaded;
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const Failed: Story = states.Failed;
export const One: Story = states.One;
export const Many: Story = states.Many;
export const LongNames: Story = states.LongNames;
export const InUrdu: Story = states.InUrdu;
export const RightToLeft: Story = states.RightToLeft;
export const Dark: Story = states.Dark;
export const PartnerColours: Story = states.PartnerColours;
export const PartnerLinks: Story = states.PartnerLinks;

export const WithoutFilters: Story = { args: { hideFilters: true, limit: 4, headingLevel: 3 } };

/** On a phone, a button opens the selects. */
export const InARow: Story = {
  args: { layout: 'row' },
  play: async ({ canvasElement }) => {
    const finder = await within(canvasElement, 'steam-course-finder');
    await expect(await finder.findByRole('link', { name: `See all ${wire.courses.length}` })).toBeVisible();
    await expect(finder.getAllByRole('article')).toHaveLength(12);
  },
};

export const OpensADialog: Story = {
  args: { mode: 'dialog', layout: 'compact' },
  play: async ({ canvasElement }) => {
    const finder = await within(canvasElement, 'steam-course-finder');
    await userEvent.click(finder.getByRole('button', { name: 'See all courses' }));
    await expect((await finder.findAllByRole('article')).length).toBeGreaterThan(1);
    await userEvent.click(finder.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(finder.queryByRole('dialog')).toBeNull());
  },
};

export const WithoutSearch: Story = { args: { hideSearch: true } };

export const SearchesCourses: Story = {
  play: async ({ canvasElement }) => {
    const finder = await within(canvasElement, 'steam-course-finder');
    await userEvent.type(await finder.findByRole('searchbox'), 'robtics');
    await waitFor(() => expect(finder.getAllByRole('article').length).toBeLessThan(wire.courses.length));
  },
};

export const BeginsWithASubject: Story = { args: { category: 'Arts', level: 'Beginner' } };

export const ChoosesALevel: Story = {
  play: async ({ canvasElement }) => {
    const filtered = fn();
    canvasElement.addEventListener('steam-filter', (event) => filtered(event.detail));
    const finder = await within(canvasElement, 'steam-course-finder');
    await userEvent.selectOptions(await finder.findByLabelText('Level'), 'advanced');
    const count = wire.courses.filter(({ level }) => level === 'Advanced').length;
    await waitFor(() => expect(filtered).toHaveBeenCalledWith({ q: '', category: '', level: 'advanced', count }));
    await waitFor(() => expect(finder.getAllByRole('article')).toHaveLength(count));
  },
};

export const SelectsACourse: Story = {
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
