import { useEffect, useRef, useState } from 'react';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';

const SAID_FOR_MS = 4_000;

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What it is, for people who hear the button's name alone. */
  what: string;
  /** The element that shows the text: it is selected where the browser lets no script copy. */
  from: () => HTMLElement | null;
}

/** Copies a text and says whether it did. */
export function CopyButton({ text, what, from }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
      timer.current = setTimeout(setSaid, SAID_FOR_MS, '');
    } catch {
      const shown = from();
      if (shown) getSelection()?.selectAllChildren(shown);
      setSaid('Your browser lets no page copy. It is selected: press Ctrl+C, or ⌘C.');
    }
  };

  return (
    <Row>
      <Button size="sm" aria-label={`Copy ${what}`} onClick={copy}>
        Copy
      </Button>
      <span role="status">{said}</span>
    </Row>
  );
}

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  font-size: var(--text-sm);
  font-weight: 600;
  @media (scripting: none) {
    display: none;
  }
`;
