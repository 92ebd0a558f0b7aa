import { readingColumn } from '../../style/reading.ts';
import { styled } from '../../style/styled.ts';
import { PageColumn } from '../../ui/band/Band.tsx';
import { Markdown } from '../../ui/markdown/Markdown.tsx';

export interface OwnTextViewProps {
  /** Markdown; HTML in it is shown as text. */
  text: string;
}

/** A school's own terms or privacy policy. */
export function OwnTextView({ text }: OwnTextViewProps) {
  return (
    <Body>
      <Markdown>{text}</Markdown>
    </Body>
  );
}

const Body = styled(PageColumn)`
  --mark: var(--cycle-0);
  ${readingColumn}
`;
