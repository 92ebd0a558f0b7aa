import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommunityView } from '../../src/sections/community/CommunityView.tsx';

const faces = [21, 26, 18, 27, 9, 11, 16].map((number) => `/media/people/p${number}.svg`);

const meta = {
  title: 'Sections/Community',
  component: CommunityView,
  args: { href: '/?auth=signup', faces },
} satisfies Meta<typeof CommunityView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {};

export const LoggedIn: Story = { args: { href: '/steam-ambassadors', action: 'Meet Our Ambassadors' } };

export const Empty: Story = { args: { faces: [] } };

export const One: Story = { args: { faces: faces.slice(0, 1) } };

export const Many: Story = {
  args: { faces: Array.from({ length: 24 }, (_, index) => `/media/people/p${index + 1}.svg`) },
};

export const LongNames: Story = { args: { action: 'Join Now, and bring whoever asks why the sky is blue' } };

export const OwnLead: Story = { args: { lead: 'Meet every Saturday in the library of your town.' } };

export const RightToLeft: Story = {
  args: { action: 'شامل ہوں', lead: 'ہر ہفتے ملیں۔' },
  globals: { direction: 'rtl' },
};
