import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageBanner } from '../../src/ui/page-banner/PageBanner.tsx';

const meta = {
  title: 'UI/Page banner',
  component: PageBanner,
  args: { title: 'Explore All Our Courses' },
} satisfies Meta<typeof PageBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithEverything: Story = {
  args: {
    title: 'STEAM Ambassadors',
    description: 'Teachers, parents and former pupils who bring experiments to their own street.',
    image: '/media/courses/night-sky-of-pakistan.svg',
    breadcrumb: [{ label: 'Home', href: '/' }, { label: 'Ambassadors' }],
  },
};
export const Low: Story = { args: { low: true, image: '/media/courses/night-sky-of-pakistan.svg' } };
export const MissingPicture: Story = {
  args: { image: '/media/nowhere.svg', description: 'The tint stands in for it.' },
};
export const LongTexts: Story = { args: { title: 'Title '.repeat(50), description: 'd'.repeat(300) } };

export const RightToLeft: Story = {
  args: {
    title: 'ہمارے سفیر',
    description: 'اساتذہ، والدین اور سابق طلبہ۔',
    image: '/media/courses/night-sky-of-pakistan.svg',
    breadcrumb: [{ label: 'صفحہ اول', href: '/' }, { label: 'سفیر' }],
  },
  globals: { direction: 'rtl' },
};
