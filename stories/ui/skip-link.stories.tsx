import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from '../../src/ui/skip-link/SkipLink.tsx';
import { interactions } from '../interaction-states.tsx';

const meta = {
  title: 'UI/Skip link',
  component: SkipLink,
  args: { href: '#main' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Press Tab.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OutOfSight: Story = {};

export const ShowsOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const Focused: Story = interactions.Focused;
export const RightToLeft: Story = {
  args: { children: 'مواد پر جائیں' },
  parameters: interactions.Focused.parameters,
  decorators: interactions.Focused.decorators,
  globals: { direction: 'rtl' },
};
