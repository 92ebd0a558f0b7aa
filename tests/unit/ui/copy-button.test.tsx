import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCopyButtons } from '../../../src/server/embed/page-scripts.ts';
import { CopyButton } from '../../../src/ui/copy-button/CopyButton.tsx';

// jsdom has neither `navigator.clipboard` nor `execCommand`, but `userEvent.setup` of another test file adds the former.
const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');

beforeEach(() => void Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined }));

const permit = (isCopied: boolean) => {
  const execCommand = vi.fn(() => isCopied);
  Object.assign(document, { execCommand });
  return execCommand;
};

afterEach(() => {
  if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
  else Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

const byCopyButton = () => {
  const { container } = render(
    <>
      <p>a text</p>
      <CopyButton text="a text" what="the text" from={() => container.querySelector('p')} />
    </>,
  );
};

const byScript = () => {
  document.body.innerHTML = '<pre>a text</pre>';
  addCopyButtons();
};

const press = () => fireEvent.click(screen.getByRole('button'));
const shows = (text: RegExp) => waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text));

describe.each([
  ['The copy button', byCopyButton],
  ['The script of a copy button', byScript],
])('%s without a clipboard API', (_, draw) => {
  it('copies the selected text with execCommand', async () => {
    const execCommand = permit(true);
    draw();
    press();
    await shows(/^Copied$/);
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(String(getSelection())).toBe('a text');
  });

  it.each([
    ['fails', () => permit(false)],
    ['does not exist', () => undefined],
  ])('leaves the text selected if execCommand %s', async (_case, prepare) => {
    prepare();
    draw();
    press();
    await shows(/The text is selected: .* On a phone, hold the text/);
    expect(String(getSelection())).toBe('a text');
  });
});

it('The copy button does not say that the text is selected if no element shows the text', async () => {
  render(<CopyButton text="a text" what="the text" from={() => null} />);
  press();
  await shows(/^Your browser does not permit copying. Select the text and copy it.$/);
});
