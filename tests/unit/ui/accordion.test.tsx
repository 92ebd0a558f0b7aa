import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Accordion } from '../../../src/ui/accordion/Accordion.tsx';

const items = [
  { id: 'a', title: 'First', body: 'One' },
  { id: 'b', title: 'Second', body: 'Two' },
  { id: 'c', title: 'Third', body: 'Three' },
];
const panels = () => [...document.querySelectorAll('details')];
const open = () => panels().map((panel) => panel.open);
const clickPanel = (index: number) => panels()[index]?.querySelector('summary')?.click();

describe('An accordion (accessibility)', () => {
  it('uses native <details>, each opened by its heading', () => {
    render(<Accordion name="faq" items={items} headingLevel={4} />);
    expect(screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
      'First',
      'Second',
      'Third',
    ]);
    for (const heading of screen.getAllByRole('heading')) expect(heading.parentElement?.tagName).toBe('SUMMARY');
  });

  it('works without scripts, with panels that share a name and contain their text', () => {
    render(<Accordion name="faq" items={items} />);
    expect(panels().map((panel) => panel.getAttribute('name'))).toEqual(['faq', 'faq', 'faq']);
    expect(panels().map((panel) => panel.querySelector('[part="answer"]')?.textContent)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
  });
});

describe('An accordion', () => {
  it('starts closed, or with the panel of `openId` open', () => {
    const { rerender } = render(<Accordion name="faq" items={items} />);
    expect(open()).toEqual([false, false, false]);
    rerender(<Accordion name="faq" items={items} openId="b" />);
    expect(open()).toEqual([false, true, false]);
  });

  it('opens one panel at a time, also in browsers without <details name>', async () => {
    const onToggle = vi.fn();
    render(<Accordion name="faq" items={items} onToggle={onToggle} />);
    clickPanel(0);
    await waitFor(() => expect(onToggle).toHaveBeenCalledWith('a', true));
    expect(open()).toEqual([true, false, false]);
    clickPanel(2);
    await waitFor(() => expect(onToggle).toHaveBeenCalledWith('c', true));
    expect(open()).toEqual([false, false, true]);
  });

  it('calls onToggle with the panel and its state', async () => {
    const onToggle = vi.fn();
    render(<Accordion name="faq" items={items} onToggle={onToggle} />);
    clickPanel(0);
    await waitFor(() => expect(onToggle).toHaveBeenLastCalledWith('a', true));
    clickPanel(0);
    await waitFor(() => expect(onToggle).toHaveBeenLastCalledWith('a', false));
  });

  it('does not affect other accordions on the page', async () => {
    render(
      <>
        <Accordion name="one" items={items.slice(0, 1)} openId="a" />
        <Accordion name="two" items={items.slice(0, 1)} />
      </>,
    );
    clickPanel(1);
    await waitFor(() => expect(open()).toEqual([true, true]));
  });
});
