import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from '../../src/ui/field/PasswordField.tsx';
import { interactions } from '../interaction-states.tsx';

const meta = {
  title: 'UI/Password field',
  parameters: { layout: 'padded' },
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'correct horse battery staple' } };
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'correct horse' } };
export const WithHint: Story = { args: { hint: 'Eight characters or more.' } };
export const Wrong: Story = { args: { error: 'Password is required' } };
export const RightToLeft: Story = { args: { defaultValue: 'horse' }, globals: { direction: 'rtl' } };

export const ShowsWhatWasTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Focused: Story = interactions.Focused;
