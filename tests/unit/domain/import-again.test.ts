import { describe, expect, it, vi } from 'vitest';
import { importAgain } from '../../../src/domain/import-again.ts';

describe('A module whose first import failed', () => {
  const fromAddress = vi.fn(async (_address: string) => 'module');

  it('is imported again with another URL, because the browser caches the failure', async () => {
    const address = 'https://school.example/assets/search-1.js';
    const load = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));
    expect(await importAgain(load, fromAddress)).toBe('module');
    expect(fromAddress.mock.calls).toEqual([
      [expect.stringMatching(/^https:\/\/school\.example\/assets\/search-1\.js\?again=\d+$/)],
    ]);
  });

  it('rejects with the original error if the error has no URL', async () => {
    fromAddress.mockClear();
    await expect(importAgain(() => Promise.reject(new Error('No.')), fromAddress)).rejects.toThrow('No.');
    expect(await importAgain(async () => 'first', fromAddress)).toBe('first');
    expect(fromAddress).not.toHaveBeenCalled();
  });
});
