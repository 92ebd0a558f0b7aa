import { useRef } from 'react';
import { styled } from '../../style/styled.ts';
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx';

export interface SnippetCodeProps {
  /** The text above the code; '' for none. */
  title: string;
  code: string;
  /** The name of the code, for the accessible name of the Copy button. */
  what: string;
}

/** Code with a Copy button. */
export function SnippetCode({ title, code, what }: SnippetCodeProps) {
  const pre = useRef<HTMLPreElement>(null);
  return (
    <Sheet>
      {title && <p>{title}:</p>}
      <pre ref={pre}>
        <code>{code}</code>
      </pre>
      <CopyButton text={code} what={what} from={() => pre.current} />
    </Sheet>
  );
}

const Sheet = styled('div')`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
  & > pre {
    margin: 0;
    padding: var(--space-4);
    border-radius: var(--radius-sm);
    background: var(--night);
    color: var(--on-night);
    font: 400 var(--text-sm)/1.6 ui-monospace, Consolas, 'Liberation Mono', monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    direction: ltr;
    text-align: left;
    tab-size: 2;
  }
  & code {
    font: inherit;
  }
`;
