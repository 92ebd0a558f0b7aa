import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { videoSite } from '../../../src/ui/video-player/playback.ts';
import { VideoPlayer, type VideoPlayerProps } from '../../../src/ui/video-player/VideoPlayer.tsx';

const show = (props: Partial<VideoPlayerProps> = {}) =>
  render(<VideoPlayer src="/a.mp4" title="Why the sky is blue" {...props} />);
const videoElement = () => screen.getByLabelText<HTMLVideoElement>('Why the sky is blue');
const at = (currentTime: number, duration = 100) => {
  Object.defineProperty(videoElement(), 'duration', { value: duration, configurable: true });
  videoElement().currentTime = currentTime;
};
/** Presses a key on the video. Returns whether the browser's own controls receive the key. */
const key = (name: string, how: KeyboardEventInit = {}) => fireEvent.keyDown(videoElement(), { key: name, ...how });

// jsdom does not play media.
const [play, pause, load] = [vi.fn(() => Promise.resolve()), vi.fn(), vi.fn()];
beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { play, pause, load });
  localStorage.clear();
  vi.clearAllMocks();
});
afterEach(() => void vi.restoreAllMocks());

describe('A video player (accessibility)', () => {
  it('uses native controls and is named by the title of the video', () => {
    show({ poster: '/a.svg' });
    expect(videoElement().tagName).toBe('VIDEO');
    expect(videoElement().controls).toBe(true);
    expect(videoElement().getAttribute('src')).toBe('/a.mp4');
    expect(videoElement().getAttribute('poster')).toBe('/a.svg');
  });

  it('has captions if the video has them, shown by default', () => {
    const { container } = show({ captions: '/a.vtt' });
    const track = container.querySelector('track');
    expect(track?.getAttribute('kind')).toBe('captions');
    expect(track?.getAttribute('src')).toBe('/a.vtt');
    expect(track?.hasAttribute('default')).toBe(true);
  });

  it('has no track without captions', () => {
    expect(show({ captions: '' }).container.querySelector('track')).toBeNull();
  });

  it('is a link in a new tab for a page of YouTube', () => {
    const src = 'https://www.youtube.com/watch?v=abc';
    show({ src });
    const link = screen.getByRole('link', { name: /^Open it on YouTube/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([src, '_blank']);
    expect(document.querySelector('video')).toBeNull();
  });

  it('shows an error and a retry button if the video cannot be played', async () => {
    show();
    fireEvent.error(videoElement());
    expect((await screen.findByRole('alert')).textContent).toContain('This lecture could not be played.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(load).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('The keyboard shortcuts of a video player', () => {
  it.each([' ', 'k'])('%j plays and pauses', (name) => {
    show();
    expect(key(name)).toBe(false);
    expect(play).toHaveBeenCalledTimes(1);
    vi.spyOn(videoElement(), 'paused', 'get').mockReturnValue(false);
    key(name);
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it('the left and right arrow keys seek within the video', () => {
    show();
    at(50);
    key('ArrowRight');
    expect(videoElement().currentTime).toBe(55);
    key('ArrowLeft');
    expect(videoElement().currentTime).toBe(50);
    at(2);
    key('ArrowLeft');
    expect(videoElement().currentTime).toBe(0);
    at(98);
    key('ArrowRight');
    expect(videoElement().currentTime).toBe(100);
  });

  it('the up and down arrow keys and m change the volume', () => {
    show();
    key('ArrowDown');
    expect(videoElement().volume).toBeCloseTo(0.9);
    key('ArrowUp');
    key('ArrowUp');
    expect(videoElement().volume).toBe(1);
    key('m');
    expect(videoElement().muted).toBe(true);
  });

  it('c shows and hides the captions', () => {
    show();
    const track = { mode: 'showing' };
    Object.defineProperty(videoElement(), 'textTracks', { value: [track] });
    key('c');
    expect(track.mode).toBe('hidden');
    key('c');
    expect(track.mode).toBe('showing');
  });

  it('f opens full screen', () => {
    show();
    const requestFullscreen = vi.fn(() => Promise.resolve());
    Object.assign(videoElement(), { requestFullscreen });
    key('f');
    expect(requestFullscreen).toHaveBeenCalledTimes(1);
  });

  it('do not handle other keys and browser shortcuts', () => {
    show();
    expect(key('x')).toBe(true);
    expect(key('f', { ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(screen.getByLabelText('Speed'), { key: ' ' })).toBe(true);
    expect(play).not.toHaveBeenCalled();
  });
});

describe('A video player', () => {
  it('plays at the selected speed, also after it loads the video again', async () => {
    show();
    await userEvent.selectOptions(screen.getByLabelText('Speed'), '1.5');
    expect(videoElement().playbackRate).toBe(1.5);
    expect(videoElement().defaultPlaybackRate).toBe(1.5);
  });

  it('stops playback and reports its position on unmount', () => {
    const onClosed = vi.fn();
    const { unmount } = show({ onClosed });
    at(42);
    pause.mockClear();
    unmount();
    expect(pause).toHaveBeenCalled();
    expect(onClosed).toHaveBeenCalledWith(42);
  });

  it('resumes at the last position, and shows a message', async () => {
    const first = show({ resumeKey: 'sky' });
    at(65);
    first.unmount();
    expect(localStorage.getItem('steam-resume:sky')).toBe('65');
    show({ resumeKey: 'sky' });
    at(0);
    fireEvent.loadedMetadata(videoElement());
    expect(videoElement().currentTime).toBe(65);
    expect(await screen.findByText('Continues where you left, at 1:05.')).toBeTruthy();
  });

  it('calls onWatched at the end of the video, and when a link to a video site is opened, also without `resumeKey`', () => {
    const onWatched = vi.fn();
    const { unmount } = show({ onWatched });
    at(40);
    fireEvent.timeUpdate(videoElement());
    expect(onWatched).not.toHaveBeenCalled();
    at(99);
    unmount();
    expect(onWatched).toHaveBeenCalled();
    onWatched.mockClear();
    show({ src: 'https://youtu.be/abc', onWatched });
    fireEvent.click(screen.getByRole('link'));
    expect(onWatched).toHaveBeenCalledTimes(1);
  });

  it('forgets its position at the end, so that the video starts from the beginning', () => {
    localStorage.setItem('steam-resume:sky', '50');
    const { unmount } = show({ resumeKey: 'sky' });
    at(99);
    unmount();
    expect(localStorage.getItem('steam-resume:sky')).toBeNull();
  });

  it('keeps the stored position if no video was loaded', () => {
    localStorage.setItem('steam-resume:sky', '50');
    show({ resumeKey: 'sky' }).unmount();
    expect(localStorage.getItem('steam-resume:sky')).toBe('50');
  });

  it('stores no position without `resumeKey`, and works if the browser blocks storage', () => {
    const first = show();
    at(50);
    first.unmount();
    expect(localStorage).toHaveLength(0);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('barred', 'SecurityError');
    });
    show({ resumeKey: 'sky' });
    at(0);
    fireEvent.loadedMetadata(videoElement());
    expect(videoElement().currentTime).toBe(0);
  });
});

describe('The video site of a URL', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abc', 'YouTube'],
    ['https://youtu.be/abc', 'YouTube'],
    ['https://www.youtube-nocookie.com/embed/abc', 'YouTube'],
    ['https://vimeo.com/1234', 'Vimeo'],
    ['https://player.vimeo.com/video/1234', 'Vimeo'],
    ['https://player.vimeo.com/progressive/1234.mp4', undefined],
    ['https://notyoutube.com/watch?v=abc', undefined],
    ['/media/clips/science-1.mp4', undefined],
  ])('of %s is %s', (src, site) => {
    expect(videoSite(src)).toBe(site);
  });
});
