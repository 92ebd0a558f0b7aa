import type { ReactNode } from 'react';
import { readingColumn } from '../../style/reading.ts';
import { styled } from '../../style/styled.ts';
import { PageColumn } from '../../ui/band/Band.tsx';
import { Markdown } from '../../ui/markdown/Markdown.tsx';

export interface OwnTextViewProps {
  /** Markdown; HTML in it is shown as text. */
  text: string;
  /** Content below the text: files to download. */
  children?: ReactNode;
}

/** A school's own terms or privacy policy. */
export function OwnTextView({ text, children }: OwnTextViewProps) {
  return (
    <Body>
      <Markdown>{text}</Markdown>
      {children}
    </Body>
  );
}

const Body = styled(PageColumn)`
  --mark: var(--cycle-0);
  ${readingColumn}
`;
