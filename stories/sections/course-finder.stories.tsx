import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { selectCourses } from '../../src/domain/catalogue.ts';
import { cardFacts, readFacts } from '../../src/domain/course-facts.ts';
import type { Course, CourseSummary } from '../../src/domain/entities.ts';
import { noFilters } from '../../src/domain/filters.ts';
import { CourseFinderView } from '../../src/sections/course-finder/CourseFinderView.tsx';
import type { CourseList } from '../../src/sections/course-finder/course-list.ts';
import { compact, foldFilters, row } from '../../src/sections/course-finder/layouts.tsx';
import { arrangeFilters } from '../../src/site/catalogue/arrange-filters.tsx';
import { TextField } from '../../src/ui/field/TextField.tsx';
import { Link } from '../../src/ui/link/Link.tsx';
import { Spinner } from '../../src/ui/spinner/Spinner.tsx';

const listOf = (courses: readonly CourseSummary[], filters = noFilters): CourseList => ({
  ...selectCourses(courses, filters),
  filters,
});

const meta = {
  title: 'Sections/Course finder',
  component: CourseFinderView,
  args: {
    list: listOf(world.courses),
    status: 'loaded',
    spinner: <Spinner label="Loading courses" />,
    filters: noFilters,
    onFiltersChange: fn(),
    onSelect: fn((_course, event) => event.preventDefault()),
  },
  // The parent owns the filters: the site in the URL, a widget and this story in state.
  render: function Stateful(args) {
    const [filters, setFilters] = useState(args.filters);
    const { list } = args;
    const isComplete = list && list.courses.length === list.total;
    return (
      <div style={{ padding: 16 }}>
        <CourseFinderView
          {...args}
          list={isComplete ? listOf(list.courses, filters) : list}
          filters={filters}
          onFiltersChange={(next) => {
            setFilters(next);
            args.onFiltersChange(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof CourseFinderView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** A control over each card, such as the heart of the site. */
export const WithControls: Story = {
  args: { list: listOf(world.courses.slice(0, 4)), extra: ({ id }) => <small key={id}>Saved</small> },
};

export const Loading: Story = { args: { status: 'loading', list: undefined } };

export const Failed: Story = {
  args: { status: 'failed', list: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

const firstPart: CourseList = { ...listOf(world.courses), courses: world.courses.slice(0, 12) };

/** The first view of a long catalogue, before all courses are loaded. */
export const FirstPart: Story = {
  args: { list: firstPart, onMore: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show more courses/ }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};

/** The courses for new filters are loading, so the pictures of the previous courses fade. */
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')[0]).toHaveAttribute('aria-busy', 'true');
  },
};

/** A page of the catalogue for visitors without scripts. */
export const SecondPage: Story = {
  args: {
    list: { ...firstPart, courses: world.courses.slice(12, 24) },
    page: {
      start: 12,
      previous: (
        <p>
          <Link href="?page=1">Previous courses</Link>
        </p>
      ),
      linkToMore: () => ({ href: '?page=3' }),
    },
  },
};

export const NoMatch: Story = {
  args: { list: listOf(world.courses.slice(0, 3)), filters: { category: 'maths', level: 'advanced' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No courses match the selected criteria.')).toBeVisible();
  },
};

const long = 'Mit Pferdestärkenübertragungsvorrichtungen '.repeat(4);

export const LongNames: Story = {
  args: {
    list: listOf(
      world.courses.slice(0, 5).map(
        (course, index): Course =>
          index % 2
            ? course
            : {
                ...course,
                name: index ? long : 'Unbreakable'.repeat(20),
                level: 'Intermediate and beyond, for the patient',
                highlights: [long.repeat(3), 'x'.repeat(300), 'Short'],
              },
      ),
    ),
  },
};

export const MissingFields: Story = {
  args: {
    list: listOf(
      world.courses.slice(0, 4).map((course) => ({ ...course, imageUrl: '', level: '', category: '', highlights: [] })),
    ),
  },
};

export const RightToLeft: Story = {
  args: {
    list: listOf(world.courses.slice(0, 8).map((course) => ({ ...course, name: 'باورچی خانے کی کیمیا' }))),
    labels: {
      category: 'مضمون',
      level: 'سطح',
      allCategories: 'تمام مضامین',
      allLevels: 'تمام سطحیں',
      clear: 'فلٹر ہٹائیں',
      learnMore: 'مزید جانیے',
      about: '–',
      count: (found) => `${found} کورس`,
    },
  },
  globals: { direction: 'rtl' },
};

/** Low cards, as on the pages of partners. */
export const Compact: Story = {
  args: { layout: compact, limit: 6, arrangeFilters: foldFilters('Filters') },
};

/** One row that scrolls sideways. In a narrow column, a button opens the selects. */
export const InARow: Story = { args: { layout: row, arrangeFilters: foldFilters('Filters') } };

export const WithoutFilters: Story = { args: { hideFilters: true, limit: 4, headingLevel: 3 } };

const thousands = Array.from({ length: 100 }, (_, round) =>
  world.courses.map((course) => ({ ...course, id: `${course.id}-${round}` })),
).flat();

export const Many: Story = {
  args: { list: listOf(thousands) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').length).toBeLessThan(200);
    await expect(canvas.getByRole('button', { name: 'Show more courses' })).toBeInTheDocument();
  },
};

export const Empty: Story = { args: { list: listOf([]) } };

export const One: Story = { args: { list: listOf(world.courses.slice(0, 1)) } };

export const ChoosesALevel: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Level'), 'advanced');
    const left = world.courses.filter(({ level }) => level === 'Advanced').length;
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ category: '', level: 'advanced' });
    await expect(await canvas.findByText(`${left} of ${world.courses.length} courses`)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(left);
  },
};

export const ClearsTheFilter: Story = {
  args: { filters: { category: 'arts', level: 'beginner' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filter' }));
    await expect(canvas.getByLabelText('Category')).toHaveValue('');
    await expect(canvas.getByLabelText('Level')).toHaveValue('');
    await expect(await canvas.findByText(`${world.courses.length} courses`)).toBeVisible();
  },
};

export const OpensACourse: Story = {
  play: async ({ canvas, args }) => {
    const [card] = canvas.getAllByRole('article');
    if (!card) throw new Error('No card is there.');
    await userEvent.click(within(card).getByRole('link', { name: /^Learn More/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(world.courses[0], expect.anything());
  },
};

/** The search and the additional filters of the site. In the kit, the search field is not connected. */
export const WithSearch: Story = {
  args: {
    list: {
      ...selectCourses(world.courses, noFilters, undefined, readFacts),
      ...{ filters: noFilters, courses: world.courses.slice(0, 2), found: 2 },
    },
    factsOf: cardFacts,
    arrangeFilters,
    searchField: <TextField label="Search" name="q" type="search" defaultValue="chemistry" />,
    mark: (text) => <mark>{text}</mark>,
    notice: <p>Nothing has this exact word; these are similar.</p>,
  },
};
