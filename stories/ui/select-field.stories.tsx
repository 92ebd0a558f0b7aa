import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectField } from '../../src/ui/field/SelectField.tsx';
import { interactions } from '../interaction-states.tsx';

const meta = {
  title: 'UI/Select field',
  parameters: { layout: 'padded' },
  component: SelectField,
  args: {
    label: 'Level',
    name: 'level',
    onChange: fn(),
    children: ['All levels', 'Beginner', 'Intermediate', 'Advanced'].map((level) => (
      <option key={level}>{level}</option>
    )),
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unset: Story = {};
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WithHint: Story = { args: { hint: 'Each course names its level.' } };
export const Wrong: Story = { args: { error: 'Choose a level' } };
export const LongOptions: Story = { args: { children: <option>{'An option without an end '.repeat(20)}</option> } };
export const ChoosesALevel: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Level' });
    await userEvent.selectOptions(select, 'Advanced');
    await expect(select).toHaveValue('Advanced');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const Focused: Story = interactions.Focused;
export const RightToLeft: Story = {
  args: { label: 'سطح', children: <option>تمام سطحیں</option> },
  globals: { direction: 'rtl' },
};
