import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleSchool } from '../../../src/domain/school.ts';
import { page as accountPage } from '../../../src/site/pages/account-page.tsx';
import { page as confirmEmailPage } from '../../../src/site/pages/confirm-email-page.tsx';
import { page as forgotPasswordPage } from '../../../src/site/pages/forgot-password-page.tsx';
import { page as newPasswordPage } from '../../../src/site/pages/new-password-page.tsx';
import { unbroken, visitor } from '../../fixtures.tsx';
import { withShell, withSite } from '../in-site.tsx';
import { atPath } from './page-story.tsx';

/** A story cannot set the URL of its frame, so pages that expect a link's secret show their state without one. */
const meta = {
  title: 'Site/Pages/Account',
  decorators: [withShell, withSite],
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

type Story = StoryObj;

const school = { ...sampleSchool, accounts: 'mails' };
const session = { loggedIn: true, user: visitor };
const account = { ...visitor, phone: '+923001234567', emailConfirmed: true };
const progress = {
  watched: ['a'],
  courses: [
    {
      ...{ course: 'kitchen-chemistry', name: 'Kitchen Chemistry', done: 3, total: 13 },
      next: { lesson: 'kitchen-chemistry-m1-l4', name: 'Testing lemon' },
    },
    { course: 'bright-sparks', name: 'Bright Sparks', done: 8, total: 8 },
  ],
  certificates: [
    {
      ...{ code: 'K7QM-4RTX-2D', course: 'star-gazers', courseName: 'Star Gazers', name: 'Sana Mir' },
      isHidden: false,
    },
  ],
};
const answers = {
  'user/account': { success: true, account },
  'user/progress': { success: true, progress: { watched: [], courses: [], certificates: [] } },
};

const atAccount = atPath(accountPage, '/account');
export const AccountLoaded: Story = atAccount({ school, session, answers });
export const AccountDark: Story = { ...AccountLoaded, globals: { theme: 'dark' } };
export const AccountRightToLeft: Story = { ...AccountLoaded, globals: { direction: 'rtl' } };
export const AccountAt390px: Story = { ...AccountLoaded, globals: { viewport: { value: 'phone' } } };
export const AccountWithCourses: Story = atAccount({
  ...{ school, session },
  answers: { ...answers, 'user/progress': { success: true, progress } },
});
export const AccountLongNames: Story = atAccount({
  ...{ school, session },
  answers: {
    'user/account': { success: true, account: { ...account, firstName: unbroken, email: `${unbroken}@example.org` } },
  },
});
export const AccountAddressNotConfirmed: Story = atAccount({
  ...{ school, session },
  answers: { 'user/account': { success: true, account: { ...account, emailConfirmed: false } } },
});
export const AccountWithoutMails: Story = atAccount({ session, answers });
export const AccountLoading: Story = atAccount({ session, answers: 'loading' });
export const AccountFailed: Story = atAccount({ session, answers: 'failed' });
export const AccountSignedOut: Story = atAccount();
export const AccountNothingFilledIn: Story = {
  ...AccountLoaded,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Password' }));
    await expect(await canvas.findByText('Your current password is required')).toBeVisible();
  },
};

const atForgotPassword = atPath(forgotPasswordPage, '/forgot-password');
export const ForgotPasswordLoaded: Story = atForgotPassword({ school });
export const ForgotPasswordDark: Story = { ...ForgotPasswordLoaded, globals: { theme: 'dark' } };
export const ForgotPasswordWithoutMails: Story = atForgotPassword();
export const ForgotPasswordSends: Story = {
  ...ForgotPasswordLoaded,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'zara@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the Link' }));
    await expect(await canvas.findByText(/^If there is an account/)).toBeVisible();
  },
};

export const NewPasswordLoaded: Story = atPath(newPasswordPage, '/new-password')({ school });
export const ConfirmEmailLoaded: Story = atPath(confirmEmailPage, '/confirm-email')({ school });
