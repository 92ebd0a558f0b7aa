import type { Meta, StoryObj } from '@storybook/react-vite';
import { LectureAccessView } from '../../src/sections/request-status/LectureAccessView.tsx';
import { ButtonLink } from '../../src/ui/button/ButtonLink.tsx';
import { inColumn, unbroken } from '../fixtures.tsx';

const access = { courseId: 'kitchen-chemistry', courseName: 'Kitchen Chemistry', state: 'free', account: '' } as const;

const meta = {
  title: 'Sections/Lecture access',
  component: LectureAccessView,
  args: { access, signIn: <ButtonLink href="/?auth=signin">Sign In</ButtonLink> },
  decorators: [inColumn(640)],
} satisfies Meta<typeof LectureAccessView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};
export const SignedIn: Story = { args: { access: { ...access, account: 'sana.mir@example.org' } } };
export const Open: Story = { args: { access: { ...access, state: 'yours', account: 'sana.mir@example.org' } } };
export const UsedByAnother: Story = { args: { access: { ...access, state: 'taken' } } };
export const LongNames: Story = {
  args: { access: { ...access, courseName: unbroken, account: `${unbroken}@example.org` } },
};
export const RightToLeft: Story = { ...SignedIn, globals: { direction: 'rtl' } };
