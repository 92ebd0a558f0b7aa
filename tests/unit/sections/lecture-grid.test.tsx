import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
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

  it('plays nothing until a card is clicked, then its video', async () => {
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

  it('has no play button if the video URL was rejected', () => {
    render(<LectureGridView status="loaded" videos={[video(1, { videoUrl: '' })]} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('This video cannot be played just now.')).toBeTruthy();
  });

  it('renders nothing if it failed', () => {
    const { container } = render(<LectureGridView status="failed" videos={undefined} />);
    expect(container.childElementCount).toBe(0);
  });
});
