import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../../src/ui/link/Link.tsx';
import { following, unbroken, wordy } from '../fixtures.tsx';
import { interactions } from '../interaction-states.tsx';

const meta = {
  title: 'UI/Link',
  parameters: { layout: 'padded' },
  component: Link,
  args: { href: '/aboutus', children: 'About Us' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OwnPath: Story = {};
export const External: Story = { args: { href: 'https://example.org/', target: '_blank', children: 'VR Labs' } };
export const Mail: Story = { args: { href: 'mailto:hello@example.org', children: 'hello@example.org' } };
export const Refused: Story = { args: { href: 'java\tscript:alert(1)', children: 'Just its words' } };

const navigate = fn();

export const LongNames: Story = { args: { children: `${wordy} ${unbroken}`, style: { overflowWrap: 'anywhere' } } };

export const LetsTheRouterNavigate: Story = {
  decorators: following(navigate),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'About Us' }));
    await expect(navigate).toHaveBeenCalledWith('/aboutus');
  },
};

export const Focused: Story = interactions.Focused;
export const RightToLeft: Story = { args: { children: 'ہمارے بارے میں' }, globals: { direction: 'rtl' } };
