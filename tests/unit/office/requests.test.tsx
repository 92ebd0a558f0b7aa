import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestAnswers } from '../../../stories/office/requests-data.ts';
import { button, callsOf, openOffice } from './in-office.tsx';

describe('A request for a seat', () => {
  it('accepts the next change of state before a slow connection has reloaded the request', async () => {
    let reads = 0;
    const { server, user } = openOffice('/requests/r-1', {
      ...requestAnswers,
      'requests/read': (input) => {
        reads += 1;
        const read = requestAnswers['requests/read'];
        if (reads > 1 || typeof read !== 'function') return new Promise(() => undefined);
        return read(input);
      },
    });
    await user.click(await button('Contacted'));
    await screen.findByText(/^Now: Contacted/);
    await user.click(await button('Wait for payment'));
    await screen.findByText(/^Now: Waiting for payment/);
    await user.click(await button('Undo'));
    await waitFor(() => expect(screen.queryByText(/^Now:/)).toBeNull());
    expect(callsOf(server, 'requests/change')).toEqual([
      { id: 'r-1', from: 'new', to: 'contacted' },
      { id: 'r-1', from: 'contacted', to: 'payment' },
    ]);
  });
});
