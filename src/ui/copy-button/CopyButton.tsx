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
  /** The name of the text, for the accessible name of a button without its own label. */
  what: string;
  /** The element that shows the text. It is selected if the browser has no clipboard API, or does not permit it. */
  from: () => HTMLElement | null;
  /** Gives the button the size of the main action of its view. */
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

/** Rejected by a browser without this API, and by the user's or the frame's permissions. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects a text, and copies the selection: the browsers inside apps have only this older command. */
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

/** Floats: it moves nothing that the visitor may press next. Advice stands below the text that it is about. */
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
