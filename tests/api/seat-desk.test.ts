import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { act, ask, open, photo, receipt } from './support/seat-requests.ts';
import { signInStaff } from './support/staff.ts';

describe('A receipt of a payment', () => {
  it('is re-encoded without metadata, and only staff can open it', async () => {
    const site = await open();
    const address = await ask(site);
    expect(await act(site, address, receipt(await photo()))).toBe('receipt');
    const row = await site.db.selectFrom('request_receipts').selectAll().executeTakeFirstOrThrow();
    const stored = row.file;
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 2000, height: 1500 });
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    const staff = await signInStaff(site, 'desk');
    const editor = await signInStaff(site, 'editor');
    expect((await site.get(`/office/api/receipt/${row.id}`)).status).toBe(401);
    expect((await editor.get(`/office/api/receipt/${row.id}`)).status).toBe(403);
    const seen = await staff.get(`/office/api/receipt/${row.id}`);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(Buffer.from(await seen.arrayBuffer())).toEqual(stored);
  });

  it('may be a PDF, which staff download; a request for a seat has at most three receipts', async () => {
    const site = await open();
    const address = await ask(site);
    const pdf = () => act(site, address, receipt('%PDF-1.7\n<script>alert(1)</script>', 'slip.html'));
    expect([await pdf(), await pdf(), await pdf(), await pdf()]).toEqual(['receipt', 'receipt', 'receipt', 'full']);
    const staff = await signInStaff(site, 'desk');
    const { id } = await site.db.selectFrom('request_receipts').select('id').executeTakeFirstOrThrow();
    const { headers } = await staff.get(`/office/api/receipt/${id}`);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe('attachment; filename="receipt.pdf"');
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'type'],
    ['HTML', '<!doctype html><script>alert(1)</script>', 'type'],
    ['an Office file', 'PK\x03\x04 word/document.xml', 'type'],
    ['a GIF', 'GIF89a', 'type'],
    ['a HEIC photo', '\0\0\0\x18ftypheic', 'heic'],
    ['half a JPEG', '\xff\xd8\xff\xe0 no picture', 'broken'],
    ['nothing', '', 'missing'],
  ])('is rejected with a message if it is %s', async (_what, bytes, problem) => {
    const site = await open();
    const address = await ask(site);
    expect(await act(site, address, receipt(Buffer.from(bytes, 'latin1')))).toBe(problem);
    expect(await site.text(`${address}&did=${problem}`)).toMatch(/role="status"[^>]*data-tone="bad"/);
    expect(await site.db.selectFrom('request_receipts').selectAll().execute()).toEqual([]);
  });

  it('of more than 8 MB is rejected with a message, also before the server has read it', async () => {
    const site = await open();
    const address = await ask(site);
    expect(await act(site, address, receipt(Buffer.alloc(8 * 1024 * 1024 + 1, '%PDF-')))).toBe('large');
    expect(await act(site, address, receipt(Buffer.alloc(9 * 1024 * 1024)))).toBe('large');
    expect(await site.text(`${address}&did=large`)).toContain('This file is larger than 8 MB');
    // The server reads the whole body: a browser shows no response before it has sent everything.
    const [mega, count] = [1024 * 1024, 9];
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent === count) return controller.close();
        sent += 1;
        controller.enqueue(new Uint8Array(mega));
      },
    });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(count * mega) };
    const init = { method: 'POST', body, headers, duplex: 'half' };
    expect((await site.send(address, init)).headers.get('location')).toBe(`${address}&did=large`);
    expect(sent).toBe(count);
  });

  it('with a wrong key is rejected before the server reads it', async () => {
    const site = await open();
    const address = await ask(site);
    let reads = 0;
    const body = () =>
      new ReadableStream(
        {
          pull(controller) {
            reads += 1;
            controller.error(new Error('read'));
          },
        },
        { highWaterMark: 0 },
      );
    const send = (to: string) => {
      const init = {
        method: 'POST',
        body: body(),
        duplex: 'half',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      };
      return site.send(to, init);
    };
    for (const wrong of ['/my-request', '/my-request?key=x', `/my-request?key=${'A'.repeat(22)}`])
      expect([wrong, (await send(wrong)).status, reads]).toEqual([wrong, 404, 0]);
    expect([(await send(address)).status, reads]).toEqual([400, 1]);
  });
});

describe('A member of staff at the desk', () => {
  it('moves a request from new to enrolled in three presses, undoes a press, and asks for another receipt', async () => {
    const site = await open('welcome_text: Bring a string');
    const address = await ask(site);
    const desk = await signInStaff(site, 'desk');
    const { starts } = await desk.call('requests/starts', {});
    expect(starts).toMatchObject([{ course: 'kites', day: '2027-01-09', fresh: 1, seats: { total: 1, enrolled: 0 } }]);
    const [request] = (await desk.call('requests/list', { box: 'open', find: '0300 1234567' })).requests;
    const id = request?.id ?? '';
    const press = (from: 'new' | 'contacted' | 'payment', to: 'contacted' | 'payment' | 'enrolled') =>
      desk.call('requests/change', { id, from, to });
    await press('new', 'contacted');
    await press('contacted', 'payment');
    await act(site, address, receipt(await photo()));
    await desk.call('requests/ask-receipt', { id, text: 'The amount is cut off.' });
    expect(await site.text(address)).toContain('The amount is cut off.');
    const { state, event } = await press('payment', 'enrolled');
    expect(state).toBe('enrolled');
    expect(await site.text(address)).toContain('Bring a string');
    expect(await desk.call('requests/undo', { id, event })).toEqual({ state: 'payment' });
    const { request: file } = await desk.call('requests/read', { id });
    expect(file.history.map(({ kind }) => kind)).toEqual([
      ...['undo', 'state', 'receipt-again', 'receipt', 'state', 'state', 'created'],
    ]);
    expect(file.whatsappHref).toContain('https://wa.me/923001234567?text=');
    expect(file.address).toBe(`http://localhost${address}`);
  });

  it('enters a request that came by phone, prints and downloads the list of the requests for one starting day, and erases the request', async () => {
    const site = await open();
    const desk = await signInStaff(site, 'desk');
    const blank = { start: '', email: '', childName: '', childAge: '', note: '' };
    const { id } = await desk.call('requests/add', {
      ...blank,
      course: 'kites',
      name: '=HYPERLINK("x")',
      phone: '03001234567',
    });
    await desk.call('requests/change', { id, from: 'new', to: 'enrolled' });
    const start = { course: 'kites', day: '2027-01-09' };
    expect((await desk.call('requests/print', { box: 'enrolled', ...start })).requests).toHaveLength(1);
    const { csv } = await desk.call('requests/download', { box: 'all', ...start });
    expect(csv).toContain('+923001234567');
    expect(csv).not.toMatch(/(^|,)"?=/m);
    expect(await desk.fail('requests/add', { ...blank, course: 'kites', name: 'A', phone: '1' })).toMatchObject({
      status: 422,
    });
    await desk.call('requests/erase', { id });
    for (const table of ['requests', 'request_events', 'request_mails'] as const)
      expect(await site.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });
});
