import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { choicesFromSearch } from '../../../src/domain/embed/choices.ts';
import { Preview } from '../../../src/sections/embed-builder/Preview.tsx';

it('The preview shows whether the widget loads or has failed, and its height and size only after it has loaded', () => {
  const onMeasure = vi.fn();
  render(<Preview choices={choicesFromSearch('')} onChange={() => {}} address="about:blank" onMeasure={onMeasure} />);
  const source = screen.getByTitle<HTMLIFrameElement>(/^Preview/).contentWindow;
  const textAfter = (state: string) => {
    const data = { type: 'steam-preview', state, height: 82, largest: 90, bytes: 2_500, files: 1 };
    act(() => void dispatchEvent(new MessageEvent('message', { source, data })));
    return screen.getByRole('status').textContent;
  };
  expect(textAfter('loading')).toBe('Loading…');
  expect(textAfter('failed')).toMatch(/^It could not load its data/);
  expect(onMeasure).not.toHaveBeenCalled();
  expect(textAfter('ready')).toBe('82 px high here. Its scripts weigh 2.5 KB, compressed, in 1 file.');
  expect(onMeasure.mock.calls).toEqual([[{ heightPx: 82, largestPx: 90 }]]);
});
