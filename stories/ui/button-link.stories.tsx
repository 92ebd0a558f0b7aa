import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ButtonLink } from '../../src/ui/button/ButtonLink.tsx';
import { Icon } from '../../src/ui/icon/Icon.tsx';
import { arrow } from '../../src/ui/icon/paths.ts';
import { following } from '../fixtures.tsx';
import { interactions } from '../interaction-states.tsx';

const meta = {
  title: 'UI/ButtonLink',
  parameters: { layout: 'padded' },
  component: ButtonLink,
  args: { href: '/explore-allcourses', children: 'Explore All Courses' },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Outlined: Story = { args: { variant: 'outlined' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Small: Story = { args: { size: 'sm' } };
export const WithIcon: Story = { args: { children: ['Explore All Courses', <Icon key="icon" path={arrow} ahead />] } };
export const LongLabel: Story = { args: { children: 'A label that a translator has made rather long '.repeat(6) } };

const navigate = fn();

export const LetsTheRouterNavigate: Story = {
  decorators: following(navigate),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Explore All Courses' }));
    await expect(navigate).toHaveBeenCalledWith('/explore-allcourses');
  },
};

export const Hovered: Story = interactions.Hovered;
export const Focused: Story = interactions.Focused;
export const RightToLeft: Story = {
  args: { children: ['تمام کورسز دیکھیں', <Icon key="icon" path={arrow} ahead />] },
  globals: { direction: 'rtl' },
};
