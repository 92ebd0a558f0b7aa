import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LectureVideo } from '../../../src/domain/entities.ts';
import { LectureGridView } from '../../../src/sections/lecture-grid/LectureGridView.tsx';

const video = (number: number, other: Partial<LectureVideo> = {}): LectureVideo => ({
  id: `v${number}`,
  name: `Lecture ${number}`,
  description: `About ${number}.`,
  imageUrl: `/media/${number}.svg`,
  videoUrl: `/media/${number}.mp4`,
  captionsUrl: '',
  ...other,
});

const player = () => document.querySelector('dialog video');

describe('The lecture grid (accessibility)', () => {
  it('names each card by its heading and each button by its lecture', () => {
    render(<LectureGridView status="loaded" videos={[video(1), video(2)]} />);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Play Lecture 1', 'Play Lecture 2']);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-haspopup'))).toEqual([
      'dialog',
      'dialog',
    ]);
  });

  it('announces that it is loading', () => {
    render(<LectureGridView status="loading" videos={undefined} />);
    expect(screen.getByRole('status').textContent).toBe('Loading the lecture');
  });
});

describe('The lecture grid', () => {
  it('shows a card with image, name and description for each video', () => {
    render(<LectureGridView status="loaded" videos={[video(1), video(2)]} />);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/1.svg');
    expect(screen.getByText('About 2.')).toBeTruthy();
  });

  it('plays the video of a card only after a click on it', async () => {
    render(<LectureGridView status="loaded" videos={[video(1), video(2)]} />);
    expect(player()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Play\s*Lecture 2$/ }));
    expect(screen.getByRole('dialog', { name: 'Lecture 2' })).toBeTruthy();
    expect(player()?.getAttribute('src') ?? player()?.querySelector('source')?.getAttribute('src')).toBe(
      '/media/2.mp4',
    );
  });

  it('removes the player when the modal closes', async () => {
    render(<LectureGridView status="loaded" videos={[video(1)]} />);
    await userEvent.click(screen.getByRole('button', { name: /^Play\s*Lecture 1$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(player()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has no play button if the decoder rejected the video URL', () => {
    render(<LectureGridView status="loaded" videos={[video(1, { videoUrl: '' })]} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('This video cannot be played just now.')).toBeTruthy();
  });

  it('renders nothing if its videos failed to load', () => {
    const { container } = render(<LectureGridView status="failed" videos={undefined} />);
    expect(container.childElementCount).toBe(0);
  });
});

describe('The end of a lecture', () => {
  const follow = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const next = { title: 'Solid, liquid, gas', href: '/video/2', startsAlone: true, onFollow: follow };
  const end = () => {
    const video = player();
    if (video) fireEvent.ended(video);
  };
  const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000));
  beforeEach(() => {
    vi.useFakeTimers();
    follow.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  it('starts the next lesson after five seconds, once', () => {
    render(<LectureGridView status="loaded" videos={[video(1)]} next={next} playsAtOnce />);
    expect(player()?.hasAttribute('autoplay')).toBe(true);
    expect(screen.getByRole('link', { name: 'Next: Solid, liquid, gas' }).getAttribute('href')).toBe('/video/2');
    end();
    wait(4);
    expect(follow).not.toHaveBeenCalled();
    expect(screen.getByText('Starts in 1 s')).toBeTruthy();
    wait(9);
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it('does not start the next lesson after Cancel, or if that lesson needs a login', () => {
    const { rerender } = render(<LectureGridView status="loaded" videos={[video(1)]} next={next} playsAtOnce />);
    end();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    wait(9);
    rerender(
      <LectureGridView status="loaded" videos={[video(1)]} next={{ ...next, startsAlone: false }} playsAtOnce />,
    );
    end();
    wait(9);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Watch again' })).toBeTruthy();
    expect(follow).not.toHaveBeenCalled();
  });

  it('continues with the next video of the same lesson first', () => {
    render(<LectureGridView status="loaded" videos={[video(1), video(2)]} next={next} playsAtOnce />);
    end();
    wait(5);
    expect(screen.getByRole('dialog', { name: 'Lecture 2' })).toBeTruthy();
    expect(follow).not.toHaveBeenCalled();
  });
});
