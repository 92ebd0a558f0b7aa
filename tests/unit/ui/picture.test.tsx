import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Picture } from '../../../src/ui/picture/Picture.tsx';

const sized = { width: 400, height: 300 };
const picture = () => screen.getByRole('img', { name: 'Stars' });
const stand = /^data:image\/svg\+xml,.*width='400' height='300'/;

describe('A picture, for everyone', () => {
  it('is called by what it shows, also when it is missing', () => {
    render(<Picture src="" alt="Stars" {...sized} />);
    expect(picture()).toBeTruthy();
  });

  it('is decorative when the text beside it names it', () => {
    const { container } = render(<Picture src="/x.svg" alt="" {...sized} />);
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  });
});

describe('A picture', () => {
  it('holds its space, loads lazily and decodes off the main thread', () => {
    render(<Picture src="/x.svg" alt="Stars" {...sized} />);
    expect(picture().getAttribute('src')).toBe('/x.svg');
    expect(picture().getAttribute('width')).toBe('400');
    expect(picture().getAttribute('height')).toBe('300');
    expect(picture().getAttribute('loading')).toBe('lazy');
    expect(picture().getAttribute('decoding')).toBe('async');
  });

  it('loads eagerly in the first view, and decodes with its frame', () => {
    render(<Picture src="/x.svg" alt="Stars" eager {...sized} />);
    expect(picture().hasAttribute('loading')).toBe(false);
    expect(picture().hasAttribute('decoding')).toBe(false);
  });

  it('shows a stand-in of the same size without an address', () => {
    render(<Picture src="" alt="Stars" {...sized} />);
    expect(picture().getAttribute('src')).toMatch(stand);
  });

  it('shows the stand-in when it fails, calls onError, and tries again with another address', async () => {
    const onError = vi.fn();
    const { rerender } = render(<Picture src="/gone.svg" alt="Stars" onError={onError} {...sized} />);
    const before = picture();
    fireEvent.error(before);
    await waitFor(() => expect(picture().getAttribute('src')).toMatch(stand));
    expect(picture()).toBe(before);
    expect(onError).toHaveBeenCalledTimes(1);
    rerender(<Picture src="/there.svg" alt="Stars" onError={onError} {...sized} />);
    expect(picture().getAttribute('src')).toBe('/there.svg');
  });

  it('shows the stand-in for one that failed before the listener was attached', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('broken', 'EncodingError'));
    render(<Picture src="/gone.svg" alt="Stars" {...sized} />);
    await waitFor(() => expect(picture().getAttribute('src')).toMatch(stand));
    vi.restoreAllMocks();
  });

  it('exposes its element by ref and takes a class', () => {
    const ref = { current: null as HTMLImageElement | null };
    render(<Picture src="/x.svg" alt="Stars" className="mine" ref={ref} {...sized} />);
    expect(ref.current).toBe(picture());
    expect(picture().classList.contains('mine')).toBe(true);
  });
});
