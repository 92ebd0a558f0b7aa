import { useRef } from 'react';
import { styled } from '../../style/styled.ts';
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx';

export interface CopyLinkProps {
  /** The URL to copy. */
  link: string;
  /** A noun for the link, for screen readers, such as `invitation`. */
  what: string;
}

/** A link to pass on, with a button to copy it. */
export function CopyLink({ link, what }: CopyLinkProps) {
  const text = useRef<HTMLElement | null>(null);
  return (
    <Box>
      <code ref={text}>{link}</code>
      <CopyButton text={link} what={what} from={() => text.current} />
    </Box>
  );
}

const Box = styled('div')`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px dashed var(--edge);
  border-radius: var(--radius-sm);
  & > code {
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
