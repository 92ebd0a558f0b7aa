import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EnrolmentView } from '../../../src/sections/enrolment/EnrolmentView.tsx';
import { NextStepsView } from '../../../src/sections/next-steps/NextStepsView.tsx';

const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Click to proceed' }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('The sample checkout (accessibility)', () => {
  it('moves the focus to the payment panel that it reveals', async () => {
    render(<EnrolmentView />);
    await proceed();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Payment'));
    expect(screen.getByRole('button', { name: 'Click to proceed' }).getAttribute('aria-expanded')).toBe('true');
  });
});

describe('The sample checkout', () => {
  it('shows the sample order', () => {
    render(<EnrolmentView />);
    for (const text of ['Python Premium Course', '12 Weeks', '$ 270']) expect(screen.getByText(text)).toBeTruthy();
  });

  it('shows what happens next until the payment replaces it', async () => {
    render(<EnrolmentView next={<NextStepsView steps={['The payment opens.', 'The sample ends.']} />} />);
    const steps = screen.getByRole('region', { name: 'What happens next' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(2);
    await proceed();
    expect(screen.queryByRole('region', { name: 'What happens next' })).toBeNull();
  });

  it('has no payment panel until its button is clicked', async () => {
    render(<EnrolmentView />);
    expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull();
    await proceed();
    expect(screen.getByRole('heading', { name: 'Payment' })).toBeTruthy();
    expect(screen.getByText('Your Order is 1 Step away')).toBeTruthy();
    expect(field('Credit Card / Debit Card')).toMatchObject({ type: 'radio', checked: true });
    expect(screen.getByText('Add Your Card Information')).toBeTruthy();
  });

  it('shows that it is a sample, and sends no order', async () => {
    render(<EnrolmentView />);
    await proceed();
    expect(screen.getByText(/^This is a sample checkout\./)).toBeTruthy();
    await userEvent.click(screen.getByText('Place the order'));
    expect(screen.getByText(/no order was placed/)).toBeTruthy();
  });
});

describe('A card number', () => {
  const labels = ['Card number', 'Name on the card', 'Valid until', 'Security code'];

  it('cannot be submitted: its fields have no name, and the form method is dialog', async () => {
    render(<EnrolmentView />);
    await proceed();
    for (const label of labels) {
      expect(field(label).hasAttribute('name')).toBe(false);
      expect(field(label).autocomplete).toBe('off');
      expect(field(label).form?.getAttribute('method')).toBe('dialog');
      expect(field(label).form?.hasAttribute('action')).toBe(false);
    }
  });

  it('is cleared after the order', async () => {
    render(<EnrolmentView />);
    await proceed();
    for (const label of labels) await userEvent.type(field(label), '4242');
    await userEvent.click(screen.getByText('Place the order'));
    for (const label of labels) expect(field(label).value).toBe('');
  });

  it('is cleared on pagehide: the page may stay in the back/forward cache', async () => {
    render(<EnrolmentView />);
    await proceed();
    await userEvent.type(field('Card number'), '4242');
    window.dispatchEvent(new Event('pagehide'));
    expect(field('Card number').value).toBe('');
  });
});
