import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answersWith } from '../../../stories/office/requests-data.ts';
import { button, callsOf, openOffice } from './in-office.tsx';
import '../../../src/office/desk/SavedAnswers.tsx';

it('A mail starts with the chosen saved answer, and saved answers can be changed', async () => {
  const { server, user } = openOffice('/messages/m-1');
  await user.selectOptions(await screen.findByLabelText('Begin the answer with'), 'Fees and discounts');
  const href = () => decodeURIComponent(screen.getByText('Answer').closest('a')?.href ?? '');
  expect(href()).toMatch(/body=A second child of a family pays half the fee\.\r\n\r\nOn .* you wrote:/);

  await user.click(await button('Saved answers…'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByText('Remove “A free lesson”'));
  const [, title] = dialog.getAllByLabelText(/^Title/);
  const [, text] = dialog.getAllByLabelText(/^Text/);
  await user.type(title ?? document.body, 'Where');
  await user.type(text ?? document.body, 'In Lahore.');
  await user.click(dialog.getByText('Save'));
  await waitFor(() =>
    expect(callsOf(server, 'desk/save-answers')).toEqual([
      {
        answers: [
          { title: 'Fees and discounts', text: 'A second child of a family pays half the fee.' },
          { title: 'Where', text: 'In Lahore.' },
        ],
      },
    ]),
  );
});

it('A WhatsApp chat starts with the chosen saved answer, followed by the URL of the parent’s page', async () => {
  const { user } = openOffice('/requests/r-1', answersWith({}));
  const answers = await screen.findByLabelText('Begin the answer with');
  expect(screen.queryByText('Write it in WhatsApp')).toBeNull();
  await user.selectOptions(answers, 'Fees and discounts');
  const href = decodeURIComponent(screen.getByText('Write it in WhatsApp').closest('a')?.href ?? '');
  expect(href).toMatch(/^https:\/\/wa\.me\/\d+\?text=A second child of a family pays half the fee\.\nhttps?:/);
});
