import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadFile } from '../../../src/data/office-files.ts';
import { partBytes } from '../../../src/domain/office/content-contract.ts';

const file = new File([new Uint8Array(2.5 * partBytes)], 'clip.mp4');
const last = { path: 'clip.mp4', url: '/office/api/media/clip.mp4' };
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

describe('An upload', () => {
  const received: number[] = [];
  let bytes = 0;
  let faults: (() => Response | Promise<never>)[] = [];

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    bytes = 0;
    received.length = 0;
    vi.stubGlobal('fetch', async (url: string, { body }: { body: Blob }) => {
      const at = Number(new URL(url, 'http://a').searchParams.get('at'));
      const fault = faults.shift();
      if (fault) return fault();
      received.push(at);
      if (at === bytes) bytes += body.size;
      return json(bytes === file.size ? last : { received: bytes });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('sends a large file in parts, and reports its progress', async () => {
    const shares: number[] = [];
    expect(await uploadFile('clip.mp4', file, (share) => shares.push(share))).toEqual(last);
    expect(received).toEqual([0, partBytes, 2 * partBytes]);
    expect(shares).toEqual([0.4, 0.8]);
  });

  it('sends a part again that got no response', async () => {
    faults = [() => Promise.reject(new TypeError('offline')), () => Promise.reject(new TypeError('offline'))];
    expect(await uploadFile('clip.mp4', file, () => undefined)).toEqual(last);
  });

  it('continues after two minutes without a connection, and at once when the browser is online again', async () => {
    const offline = () => Promise.reject(new TypeError('offline'));
    faults = Array.from({ length: 11 }, () => offline);
    const sent = uploadFile('clip.mp4', file, () => undefined);
    await vi.advanceTimersByTimeAsync(130_000);
    expect(await sent).toEqual(last);
    [bytes, faults] = [0, [offline]];
    const again = uploadFile('clip.mp4', file, () => undefined);
    await vi.advanceTimersByTimeAsync(1);
    dispatchEvent(new Event('online'));
    expect(await again).toEqual(last);
  });

  it('continues at the byte that the server reports', async () => {
    bytes = partBytes;
    faults = [() => json({ received: partBytes })];
    expect(await uploadFile('clip.mp4', file, () => undefined)).toEqual(last);
    expect(received).toEqual([partBytes, 2 * partBytes]);
  });

  it('fails with the server’s reason', async () => {
    faults = [() => json({ message: 'This file is a web page.' }, 422)];
    await expect(uploadFile('a.png', file, () => undefined)).rejects.toThrow('This file is a web page.');
  });
});
