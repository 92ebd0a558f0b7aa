import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleSchool } from '../../../src/domain/school.ts';
import { HeroView } from '../../../src/sections/hero/HeroView.tsx';
import { Experiments } from '../../../src/site/experiments/Experiments.tsx';
import { useExperiments } from '../../../src/site/experiments/use-experiments.tsx';
import { type Subject, subjects } from '../../../src/tokens/limits.ts';

// jsdom has no `scrollIntoView`.
Element.prototype.scrollIntoView = () => undefined;

const open = (subject: Subject) => render(<Experiments subject={subject} onClose={vi.fn()} />);
const finding = () => screen.getByRole('status').textContent ?? '';
const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('An experiment of the home page', () => {
  it('shows that a pendulum takes twice the time on four times the string', () => {
    open('Science');
    slide('String', 50);
    const short = Number(/(\d+) swings/.exec(finding())?.[1]);
    slide('String', 200);
    expect(Number(/(\d+) swings/.exec(finding())?.[1])).toBe(Math.round(short / 2));
  });

  it('shows a row of pixels as a binary number', async () => {
    open('Technology');
    await press('Row 1, pixel 8');
    expect(finding()).toContain('Row 1 is 00011001. A computer keeps it as the number 25.');
    await press('Row 1, pixel 8');
    expect(finding()).toContain('the number 24.');
  });

  it('shows that a flat sheet of paper bends, and a folded sheet holds', async () => {
    open('Engineering');
    slide('Coins', 8);
    expect(finding()).toContain('too many for this shape');
    await press('Folds');
    expect(screen.getByRole('img', { name: 'A bridge of paper with 8 coins: it holds' })).toBeTruthy();
  });

  it('mixes drops of paint', async () => {
    open('Arts');
    await press('Wash');
    for (const name of ['Yellow', 'Blue', 'Blue']) await press(name);
    expect(screen.getByRole('img', { name: 'A puddle of paint: 1 yellow, 2 blue' })).toBeTruthy();
  });

  it('divides a full turn into petals', () => {
    open('Maths');
    slide('Petals', 5);
    expect(finding()).toContain('360° ÷ 5 = 72°');
    expect(screen.getByRole('img', { name: 'A star with 5 petals' })).toBeTruthy();
  });

  it('replaces the picture after a click, takes the focus, and closes', async () => {
    function Home() {
      return <HeroView {...useExperiments()} product={sampleSchool.name} href="/" stats={[]} />;
    }
    const { container } = render(<Home />);
    await press('Try an experiment');
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'What makes a pendulum hurry?' }));
    expect(container.querySelector('img')).toBeNull();
    for (const subject of subjects) {
      await press(subject);
      expect(screen.getByRole('link', { name: `All ${subject} courses` })).toBeTruthy();
    }
    await press('Close');
    expect(screen.getByRole('button', { name: 'Try an experiment' })).toBeTruthy();
  });
});
