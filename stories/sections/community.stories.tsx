import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommunityView } from '../../src/sections/community/CommunityView.tsx';

const meta = {
  title: 'Sections/Community',
  component: CommunityView,
  args: { href: '/?auth=signup', faces: [21, 26, 18, 27, 9, 11, 16].map((number) => `/media/people/p${number}.svg`) },
} satisfies Meta<typeof CommunityView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {};

export const LoggedIn: Story = { args: { href: '/steam-ambassadors', action: 'Meet Our Ambassadors' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const At390px: Story = { globals: { viewport: { value: 'mobile1' } } };
