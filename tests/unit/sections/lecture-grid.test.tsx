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

describe('To everyone, the lecture grid', () => {
  it('names each card by a heading and its button by the lecture', () => {
    render(<LectureGridView status="loaded" videos={[video(1), video(2)]} />);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Play Lecture 1', 'Play Lecture 2']);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-haspopup'))).toEqual([
      'dialog',
      'dialog',
    ]);
  });

  it('says that it is loading', () => {
    render(<LectureGridView status="loading" videos={undefined} />);
    expect(screen.getByRole('status').textContent).toBe('Loading the lecture');
  });
});

describe('The lecture grid', () => {
  it('shows a card for each video, with its picture, its name and what it is about', () => {
    render(<LectureGridView status="loaded" videos={[video(1), video(2)]} />);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/1.svg');
    expect(screen.getByText('About 2.')).toBeTruthy();
  });

  it('plays nothing until a card is chosen, and then that one', async () => {
    render(<LectureGridView status="loaded" videos={[video(1), video(2)]} />);
    expect(player()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Play\s*Lecture 2$/ }));
    expect(screen.getByRole('dialog', { name: 'Lecture 2' })).toBeTruthy();
    expect(player()?.getAttribute('src') ?? player()?.querySelector('source')?.getAttribute('src')).toBe(
      '/media/2.mp4',
    );
  });

  it('has no player any more when the modal is closed', async () => {
    render(<LectureGridView status="loaded" videos={[video(1)]} />);
    await userEvent.click(screen.getByRole('button', { name: /^Play\s*Lecture 1$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(player()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers nothing to play where the address was refused', () => {
    render(<LectureGridView status="loaded" videos={[video(1, { videoUrl: '' })]} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('This video cannot be played just now.')).toBeTruthy();
  });

  it('renders nothing when it failed', () => {
    const { container } = render(<LectureGridView status="failed" videos={undefined} />);
    expect(container.childElementCount).toBe(0);
  });
});
