import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createData } from '../../../src/data/create-data.ts';
import { course as decodeCourse } from '../../../src/domain/decoders.ts';
import { readKept } from '../../../src/site/request/kept-request.ts';
import { RequestEnrolment } from '../../../src/site/request/RequestEnrolment.tsx';
import { json } from '../data/data-of.ts';
import { course as wireCourse } from './course-answers.ts';
import { renderInSite } from './in-site.tsx';

const course = { ...decodeCourse({ course: wireCourse }, 'http://localhost/'), starts: [] };
const typed = { 'Your name': 'Sana Mir', 'Phone or WhatsApp': '0300 1234567', 'Your child’s name': 'Ali', Age: '8' };
const fields = () => Object.keys(typed).map((label) => screen.getByLabelText<HTMLInputElement>(new RegExp(label)));

/** A fake network. `isDown` makes requests fail; `sent` has the bodies of requests for a seat that arrived. */
function network() {
  const state = { isDown: true, sent: [] as unknown[] };
  const data = createData({
    host: '/api',
    fetch: async (url, init) => {
      if (!String(url).endsWith('/api/request')) return json({ message: 'Unknown.' }, 404);
      if (state.isDown) throw new TypeError('No network.');
      state.sent.push(JSON.parse(String(init?.body)));
      return json({ message: 'Enough for this test.', errors: {} }, 422);
    },
  });
  return { state, data };
}

beforeEach(() => localStorage.clear());

describe('A request for a seat without a connection', () => {
  it('is stored on the device, filled in after a reload, and sent again as the same request', async () => {
    const { state, data } = network();
    const { unmount } = renderInSite(<RequestEnrolment course={course} />, { data });
    for (const [index, value] of Object.values(typed).entries())
      fireEvent.change(fields()[index] as HTMLInputElement, { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Send My Request' }));
    expect(await screen.findByText(/^There is no connection. Your request is kept on this device/)).toBeTruthy();
    const attempt = readKept(course.id)?.values.attempt;
    expect(attempt).toMatch(/^[\w-]+$/);
    unmount();

    renderInSite(<RequestEnrolment course={course} />, { data });
    await waitFor(() => expect(fields().map(({ value }) => value)).toEqual(Object.values(typed)));
    state.isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(state.sent).toMatchObject([{ name: 'Sana Mir', childAge: '8', attempt }]));
  });

  it('is deleted from the device after three days', () => {
    vi.useFakeTimers({ now: 0 });
    localStorage.setItem('request kites', JSON.stringify({ at: 0, values: { name: 'Sana' } }));
    expect(readKept('kites')?.values.name).toBe('Sana');
    vi.setSystemTime(3 * 86_400_000);
    expect([readKept('kites'), localStorage.length]).toEqual([undefined, 0]);
    vi.useRealTimers();
  });
});
