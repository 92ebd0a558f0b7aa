import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea, type TextAreaProps, TextField } from '../../src/ui/field/TextField.tsx';
import { interactions } from '../interaction-states.tsx';

const meta = {
  title: 'UI/Text field',
  parameters: { layout: 'padded' },
  component: TextField,
  subcomponents: { TextArea },
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'ayesha@example.org' } };
export const Required: Story = { args: { required: true } };
export const WithHint: Story = { args: { hint: 'We answer to this address.' } };
export const Wrong: Story = { args: { defaultValue: 'ayesha', error: 'Invalid email address' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ayesha@example.org' } };
export const LongTexts: Story = {
  args: { label: 'A label without an end '.repeat(12), error: 'e'.repeat(300), defaultValue: 'v'.repeat(300) },
};
export const RightToLeft: Story = {
  args: { label: 'ای میل', error: 'ای میل درست نہیں' },
  globals: { direction: 'rtl' },
};

export const NamesItsError: Story = {
  args: { error: 'Email is required' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(canvas.getByText('Email'));
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Email is required');
  },
};

const area = (args: Partial<TextAreaProps>): Story => ({
  render: () => <TextArea label="Message" name="body" {...args} />,
});
export const TextAreaEmpty: Story = area({});
export const TextAreaFilled: Story = area({ defaultValue: 'Dear teachers,\n\nwhen does the next course begin?' });
export const TextAreaWrong: Story = area({ error: 'Your Message is required' });
export const TextAreaLongText: Story = area({ defaultValue: 'A line of a very long letter.\n'.repeat(80) });

export const Focused: Story = interactions.Focused;
export const TextAreaRequired: Story = area({ required: true });
export const TextAreaDisabled: Story = area({ disabled: true, defaultValue: 'Dear teachers' });
export const TextAreaWithHint: Story = area({ hint: 'A line or two is enough.' });
export const TextAreaRightToLeft: Story = {
  ...area({ label: 'پیغام', error: 'پیغام لکھیں' }),
  globals: { direction: 'rtl' },
};
