import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from '../../style/styled.ts';
import { layerAbove } from '../../tokens/effects.ts';
import { Button } from '../button/Button.tsx';

const STATUS_MS = 4_000;

const success = 'Copied';
const selected = 'The text is selected: press Ctrl+C or ⌘C. On a phone, hold the text.';

export interface CopyButtonProps extends ComponentProps<'div'> {
  /** The text to copy. */
  text: string;
  /** The name of the text, for the accessible name of a button that shows only "Copy". */
  what: string;
  /** Returns the element that shows the text. It is selected if the browser does not have or permit the clipboard API. */
  from: () => HTMLElement | null;
  /** Gives the button the size of a main action. */
  large?: boolean;
  /**
   * The label of the button.
   * @default 'Copy'
   */
  children?: ReactNode;
}

/** Copies a text and reports the result. Hidden without scripts. */
export function CopyButton({ text, what, from, large, children, ...rest }: CopyButtonProps) {
  const [status, setStatus] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    clearTimeout(timer.current);
    const shown = from();
    if ((await isCopied(text)) || isSelectionCopied(shown)) {
      setStatus(success);
      timer.current = setTimeout(setStatus, STATUS_MS, '');
    } else {
      setStatus(`Your browser does not permit copying. ${shown ? selected : 'Select the text and copy it.'}`);
    }
  };

  return (
    <Row {...rest}>
      <Button
        size={large ? 'md' : 'sm'}
        aria-label={children === undefined ? `Copy ${what}` : undefined}
        onClick={copy}
      >
        {children ?? 'Copy'}
      </Button>
      <Status role="status" $above={status === success}>
        {status}
      </Status>
    </Row>
  );
}

/** Returns false if the browser lacks the API, or if the user or the frame does not permit it. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects and copies a text with `execCommand`: browsers inside apps have no clipboard API. */
function isSelectionCopied(shown: HTMLElement | null): boolean {
  if (!shown) return false;
  getSelection()?.selectAllChildren(shown);
  return document.execCommand?.('copy') ?? false;
}

const Row = styled('div')`
  position: relative;
  display: flex;
  @media (scripting: none) {
    display: none;
  }
`;

/** Positioned absolutely, because it must not move a control that the visitor may press next. */
const Status = styled('span')<{ $above: boolean }>`
  position: absolute;
  z-index: ${layerAbove};
  inset-inline-start: 0;
  inline-size: max-content;
  max-inline-size: min(22em, 80vw);
  border-radius: var(--radius-sm);
  background: var(--night);
  color: var(--on-night);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.4;
  pointer-events: none;
  ${({ $above }) => ($above ? 'inset-block-end: calc(100% + 6px);' : 'inset-block-start: calc(100% + 6px);')}
  &:not(:empty) {
    padding: var(--space-2) var(--space-3);
  }
`;
