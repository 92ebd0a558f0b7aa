import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VideoPlayer, type VideoPlayerProps } from '../../../src/ui/video-player/VideoPlayer.tsx';

const show = (props: Partial<VideoPlayerProps> = {}) =>
  render(<VideoPlayer src="/a.mp4" title="Why the sky is blue" {...props} />);
const clip = () => screen.getByLabelText<HTMLVideoElement>('Why the sky is blue');
const at = (currentTime: number, duration = 100) => {
  Object.defineProperty(clip(), 'duration', { value: duration, configurable: true });
  clip().currentTime = currentTime;
};
/** Presses a key on the clip and returns whether the browser's own controls would still have received it. */
const key = (name: string, how: KeyboardEventInit = {}) => fireEvent.keyDown(clip(), { key: name, ...how });

// jsdom plays nothing.
const [play, pause, load] = [vi.fn(() => Promise.resolve()), vi.fn(), vi.fn()];
beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { play, pause, load });
  localStorage.clear();
  vi.clearAllMocks();
});
afterEach(() => void vi.restoreAllMocks());

describe('A video player, for everyone', () => {
  it('is the browser’s own, by the name of the clip', () => {
    show({ poster: '/a.svg' });
    expect(clip().tagName).toBe('VIDEO');
    expect(clip().controls).toBe(true);
    expect(clip().getAttribute('src')).toBe('/a.mp4');
    expect(clip().getAttribute('poster')).toBe('/a.svg');
  });

  it('has captions when the clip has them, shown from the start', () => {
    const { container } = show({ captions: '/a.vtt' });
    const track = container.querySelector('track');
    expect(track?.getAttribute('kind')).toBe('captions');
    expect(track?.getAttribute('src')).toBe('/a.vtt');
    expect(track?.hasAttribute('default')).toBe(true);
  });

  it('has no empty captions', () => {
    expect(show({ captions: '' }).container.querySelector('track')).toBeNull();
  });

  it('says it and offers another try when the clip cannot be played', async () => {
    show();
    fireEvent.error(clip());
    expect((await screen.findByRole('alert')).textContent).toContain('This lecture could not be played.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(load).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('The keys of a video player', () => {
  it.each([' ', 'k'])('%j plays and pauses', (name) => {
    show();
    expect(key(name)).toBe(false);
    expect(play).toHaveBeenCalledTimes(1);
    vi.spyOn(clip(), 'paused', 'get').mockReturnValue(false);
    key(name);
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it('the arrows seek within the clip', () => {
    show();
    at(50);
    key('ArrowRight');
    expect(clip().currentTime).toBe(55);
    key('ArrowLeft');
    expect(clip().currentTime).toBe(50);
    at(2);
    key('ArrowLeft');
    expect(clip().currentTime).toBe(0);
    at(98);
    key('ArrowRight');
    expect(clip().currentTime).toBe(100);
  });

  it('the arrows and m change the sound', () => {
    show();
    key('ArrowDown');
    expect(clip().volume).toBeCloseTo(0.9);
    key('ArrowUp');
    key('ArrowUp');
    expect(clip().volume).toBe(1);
    key('m');
    expect(clip().muted).toBe(true);
  });

  it('c shows and hides the captions', () => {
    show();
    const track = { mode: 'showing' };
    Object.defineProperty(clip(), 'textTracks', { value: [track] });
    key('c');
    expect(track.mode).toBe('hidden');
    key('c');
    expect(track.mode).toBe('showing');
  });

  it('f fills the screen', () => {
    show();
    const requestFullscreen = vi.fn(() => Promise.resolve());
    Object.assign(clip(), { requestFullscreen });
    key('f');
    expect(requestFullscreen).toHaveBeenCalledTimes(1);
  });

  it('leave other keys, and those of the browser, alone', () => {
    show();
    expect(key('x')).toBe(true);
    expect(key('f', { ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(screen.getByLabelText('Speed'), { key: ' ' })).toBe(true);
    expect(play).not.toHaveBeenCalled();
  });
});

describe('A video player', () => {
  it('plays as fast as is chosen, also after the next load', async () => {
    show();
    await userEvent.selectOptions(screen.getByLabelText('Speed'), '1.5');
    expect(clip().playbackRate).toBe(1.5);
    expect(clip().defaultPlaybackRate).toBe(1.5);
  });

  it('stops the sound and reports its position on unmount', () => {
    const onClosed = vi.fn();
    const { unmount } = show({ onClosed });
    at(42);
    pause.mockClear();
    unmount();
    expect(pause).toHaveBeenCalled();
    expect(onClosed).toHaveBeenCalledWith(42);
  });

  it('resumes where the visitor left, and says so', async () => {
    const first = show({ resumeKey: 'sky' });
    at(65);
    first.unmount();
    expect(localStorage.getItem('steam-resume:sky')).toBe('65');
    show({ resumeKey: 'sky' });
    at(0);
    fireEvent.loadedMetadata(clip());
    expect(clip().currentTime).toBe(65);
    expect(await screen.findByText('Continues where you left, at 1:05.')).toBeTruthy();
  });

  it('starts from the beginning after the end', () => {
    localStorage.setItem('steam-resume:sky', '50');
    const { unmount } = show({ resumeKey: 'sky' });
    at(99);
    unmount();
    expect(localStorage.getItem('steam-resume:sky')).toBeNull();
  });

  it('keeps the position when it is left before anything was loaded', () => {
    localStorage.setItem('steam-resume:sky', '50');
    show({ resumeKey: 'sky' }).unmount();
    expect(localStorage.getItem('steam-resume:sky')).toBe('50');
  });

  it('stores nothing without a key, and works with blocked storage', () => {
    const first = show();
    at(50);
    first.unmount();
    expect(localStorage).toHaveLength(0);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('barred', 'SecurityError');
    });
    show({ resumeKey: 'sky' });
    at(0);
    fireEvent.loadedMetadata(clip());
    expect(clip().currentTime).toBe(0);
  });
});
