import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { StyleRoot } from '../../../src/style/StyleRoot.tsx';
import { createStyleTarget } from '../../../src/style/style-target.ts';
import { initialsPicture } from '../../../src/ui/picture/initials.ts';
import { Picture } from '../../../src/ui/picture/Picture.tsx';

const sized = { width: 400, height: 300 };
const picture = () => screen.getByRole('img', { name: 'Stars' });
const placeholderUrl = /^data:image\/svg\+xml,.*width='400' height='300'/;

describe('A picture (accessibility)', () => {
  it('is named by its alt text, also without a URL', () => {
    render(<Picture src="" alt="Stars" {...sized} />);
    expect(picture()).toBeTruthy();
  });

  it('is decorative if the text beside it names it', () => {
    const { container } = render(<Picture src="/x.svg" alt="" {...sized} />);
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  });
});

describe('A picture', () => {
  it('reserves its space, loads lazily and decodes asynchronously', () => {
    render(<Picture src="/x.svg" alt="Stars" {...sized} />);
    expect(picture().getAttribute('src')).toBe('/x.svg');
    expect(picture().getAttribute('width')).toBe('400');
    expect(picture().getAttribute('height')).toBe('300');
    expect(picture().getAttribute('loading')).toBe('lazy');
    expect(picture().getAttribute('decoding')).toBe('async');
  });

  it('with `eager` loads and decodes at once', () => {
    render(<Picture src="/x.svg" alt="Stars" eager {...sized} />);
    expect(picture().hasAttribute('loading')).toBe(false);
    expect(picture().hasAttribute('decoding')).toBe(false);
  });

  it('shows a placeholder of the same size without a URL', () => {
    render(<Picture src="" alt="Stars" {...sized} />);
    expect(picture().getAttribute('src')).toMatch(placeholderUrl);
  });

  it('shows the placeholder and calls onError if the image fails to load, and then loads a new URL', async () => {
    const onError = vi.fn();
    const { rerender } = render(<Picture src="/gone.svg" alt="Stars" onError={onError} {...sized} />);
    const before = picture();
    fireEvent.error(before);
    await waitFor(() => expect(picture().getAttribute('src')).toMatch(placeholderUrl));
    // The component replaces the element: in Chromium, a failed image can keep an empty box.
    expect(picture()).not.toBe(before);
    expect(onError).toHaveBeenCalledTimes(1);
    rerender(<Picture src="/there.svg" alt="Stars" onError={onError} {...sized} />);
    expect(picture().getAttribute('src')).toBe('/there.svg');
  });

  it('shows the placeholder if the image failed to load before hydration attached the listener', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('broken', 'EncodingError'));
    render(<Picture src="/gone.svg" alt="Stars" {...sized} />);
    await waitFor(() => expect(picture().getAttribute('src')).toMatch(placeholderUrl));
    vi.restoreAllMocks();
  });

  it('sets `object-position` only if its URL has a focus point', () => {
    const cssOf = (src: string) => {
      const target = createStyleTarget('');
      const { unmount } = render(
        <StyleRoot target={target}>
          <Picture src={src} alt="Stars" {...sized} />
        </StyleRoot>,
      );
      expect(picture().getAttribute('src')).toBe(src);
      unmount();
      return target.text;
    };
    expect(cssOf('/x.svg#focus=30-15')).toMatch(/object-fit:cover;.*object-position:30% 15%/);
    expect(cssOf('/x.svg')).not.toContain('object-position');
  });

  it('forwards its ref and takes a class', () => {
    const ref = { current: null as HTMLImageElement | null };
    render(<Picture src="/x.svg" alt="Stars" className="mine" ref={ref} {...sized} />);
    expect(ref.current).toBe(picture());
    expect(picture().classList.contains('mine')).toBe(true);
  });
});

describe('The initials that replace a portrait', () => {
  const shown = (name: string) => />([^<]*)<\/text>/.exec(decodeURIComponent(initialsPicture(name)))?.[1];

  it('are those of the first two words of the name', () => {
    expect(shown('Ayesha K., mother of Zain (8)')).toBe('AK');
    expect(shown('  sadia')).toBe('S');
    expect(shown('أحمد علي')).toBe('أع');
    expect(shown('<script> "8"')).toBe('S');
    expect(initialsPicture('42 !')).toBe('');
  });

  it('are shown by a picture without a URL', () => {
    render(<Picture src="" fallback={initialsPicture('Sadia Baloch')} alt="" width={64} height={64} />);
    expect(screen.getByAltText('').getAttribute('src')).toBe(initialsPicture('Sadia Baloch'));
  });
});
