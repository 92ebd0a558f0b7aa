import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EnrolmentView } from '../../src/sections/enrolment/EnrolmentView.tsx';
import { NextStepsView } from '../../src/sections/next-steps/NextStepsView.tsx';

const meta = {
  title: 'Sections/Enrolment',
  component: EnrolmentView,
  decorators: [
    (Checkout) => (
      <div style={{ padding: 24 }}>
        <h1>Enrolling Process ...</h1>
        <Checkout />
      </div>
    ),
  ],
} satisfies Meta<typeof EnrolmentView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Summary: Story = {};

export const Proceeds: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Click to proceed' }));
    await expect(canvas.getByText('Your Order is 1 Step away')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Payment' })).toHaveFocus();
  },
};

export const PlacesNoOrder: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Click to proceed' }));
    await userEvent.click(canvas.getByText('Add Your Card Information'));
    await userEvent.type(canvas.getByLabelText('Card number'), '0000 0000 0000 0000');
    await userEvent.click(canvas.getByRole('button', { name: 'Place the order' }));
    await expect(canvas.getByText(/no order was placed/)).toBeVisible();
    await expect(canvas.getByLabelText('Card number')).toHaveValue('');
  },
};

const steps = ['“Click to proceed” opens the payment.', 'The order ends the sample.'];
export const WithNextSteps: Story = { args: { next: <NextStepsView steps={steps} /> } };
export const LongNames: Story = { args: { next: <NextStepsView steps={['Words go on and on. '.repeat(20)]} /> } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
