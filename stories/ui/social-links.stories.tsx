import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '../../src/tokens/brand.ts';
import { SocialLinks } from '../../src/ui/social-links/SocialLinks.tsx';

const meta = {
  title: 'UI/Social links',
  component: SocialLinks,
  args: { links: brand.social, style: { padding: 24, background: 'var(--night)' } },
} satisfies Meta<typeof SocialLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FourNetworks: Story = {};

export const Empty: Story = { args: { links: [] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
