import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { world } from '../../../demo/content/world.ts';
import { createData } from '../../../src/data/create-data.ts';
import { DataProvider } from '../../../src/data/DataProvider.tsx';
import { Faq } from '../../../src/sections/faq/Faq.tsx';
import { FaqView } from '../../../src/sections/faq/FaqView.tsx';

const questions = () => screen.getAllByRole('group').map((group) => group.querySelector('summary')?.textContent);
const texts = world.faqs.map(({ question }) => question);
const toggle = (panel: HTMLElement | undefined, open: boolean) => {
  if (!(panel instanceof HTMLDetailsElement)) throw new Error('The question is not a <details>.');
  panel.open = open;
  fireEvent(panel, new Event('toggle'));
};

describe('The FAQ (accessibility)', () => {
  it('is a region named by its heading', () => {
    render(<FaqView faqs={world.faqs} heading="Ask away" />);
    expect(screen.getByRole('region', { name: 'Ask away' })).toBeTruthy();
  });

  it('has questions one heading level below its own heading', () => {
    render(<FaqView faqs={world.faqs} headingLevel={3} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(6);
  });
});

describe('The FAQ', () => {
  it('shows the first six questions, in order', () => {
    expect(texts.length).toBeGreaterThan(6);
    render(<FaqView faqs={world.faqs} />);
    expect(questions()).toEqual(texts.slice(0, 6));
  });

  it('omits a row without a question', () => {
    render(<FaqView faqs={[{ id: 'q0', question: '', answer: 'Yes.' }, ...world.faqs]} />);
    expect(questions()).toEqual(texts.slice(0, 6));
  });

  it('shows at most `limit` questions', () => {
    render(<FaqView faqs={world.faqs} limit={2} />);
    expect(questions()).toEqual(texts.slice(0, 2));
  });

  it('opens one answer at a time and calls onToggle', () => {
    const onToggle = vi.fn();
    render(<FaqView faqs={world.faqs} onToggle={onToggle} />);
    const [first, second] = screen.getAllByRole('group');
    toggle(first, true);
    toggle(second, true);
    expect(screen.getAllByRole('group').map((panel) => panel.hasAttribute('open'))).toEqual([
      false,
      true,
      ...Array(4).fill(false),
    ]);
    expect(onToggle).toHaveBeenCalledWith('faq-1', true);
    expect(onToggle).toHaveBeenCalledWith('faq-2', true);
  });

  it('renders paragraphs for blank lines, and markup as text', () => {
    const description = 'One.\n\n<b>Two</b> & three.';
    render(<FaqView faqs={[{ id: 'q', question: 'Why?', answer: description }]} />);
    const answer = document.querySelector('[part=answer]');
    expect([...(answer?.querySelectorAll('p') ?? [])].map((part) => part.textContent)).toEqual([
      'One.',
      '<b>Two</b> & three.',
    ]);
    expect(answer?.querySelector('b')).toBeNull();
  });

  it('shows its spinner while it loads, and nothing if the request failed or the list is empty', () => {
    const { container, rerender } = render(<FaqView faqs={undefined} status="loading" spinner={<i>Wait</i>} />);
    expect(screen.getByText('Wait')).toBeTruthy();
    rerender(<FaqView faqs={undefined} status="failed" />);
    expect(container.innerHTML).toBe('');
    rerender(<FaqView faqs={[]} />);
    expect(container.innerHTML).toBe('');
  });

  it.each([
    ['the home page', undefined, '/api/faq'],
    ['a course', 'kites and paper', '/api/coursefaq/single/kites%20and%20paper'],
  ])('requests the questions of %s', async (_whose, course, path) => {
    const fetch = vi.fn(async () => Response.json(wire.faqs));
    render(
      <DataProvider data={createData({ host: '/api', fetch })}>
        <Faq course={course} />
      </DataProvider>,
    );
    expect(await screen.findByText(texts[0] ?? '')).toBeTruthy();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith(path, expect.anything());
  });
});
