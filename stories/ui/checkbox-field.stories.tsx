import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckboxField } from '../../src/ui/field/CheckboxField.tsx';
import { interactions } from '../interaction-states.tsx';

const meta = {
  title: 'UI/Checkbox field',
  parameters: { layout: 'padded' },
  component: CheckboxField,
  args: { label: 'I agree to the terms', name: 'terms' },
} satisfies Meta<typeof CheckboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WithHint: Story = { args: { hint: 'You can change this later.' } };
export const Wrong: Story = { args: { error: 'Please agree to the terms', required: true } };
export const LongLabel: Story = { args: { label: 'I agree to all that follows. '.repeat(12) } };
export const IsCheckedByItsLabel: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('I agree to the terms'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Focused: Story = interactions.Focused;
export const RightToLeft: Story = {
  args: { label: 'میں شرائط سے متفق ہوں', hint: 'آپ اسے بعد میں بدل سکتے ہیں۔' },
  globals: { direction: 'rtl' },
};
