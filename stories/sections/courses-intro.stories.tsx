import type { Meta, StoryObj } from '@storybook/react-vite';
import { world } from '../../demo/content/world.ts';
import { CategoriesView } from '../../src/sections/categories/CategoriesView.tsx';
import { CoursesIntroView } from '../../src/sections/courses-intro/CoursesIntroView.tsx';
import { unbroken, wordy } from '../fixtures.tsx';

const href = '/explore-allcourses';

const meta = {
  title: 'Sections/Courses intro',
  component: CoursesIntroView,
  args: { href, children: <CategoriesView categories={world.categories} href={href} /> },
} satisfies Meta<typeof CoursesIntroView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCategories: Story = {};

export const WithoutCategories: Story = { args: { children: undefined } };

export const LongNames: Story = {
  args: {
    children: (
      <CategoriesView
        categories={world.categories.map((one) => ({ ...one, name: unbroken, highlights: [wordy] }))}
        href={href}
      />
    ),
  },
};

export const ByAge: Story = { args: { ages: '7-16' } };

export const OwnTexts: Story = { args: { title: 'Learn by building', lead: 'Four courses, each with a kit by post.' } };

export const RightToLeft: Story = {
  args: { title: 'بنا کر سیکھیں', lead: 'ہر کورس کے ساتھ ایک کٹ۔' },
  globals: { direction: 'rtl' },
};
