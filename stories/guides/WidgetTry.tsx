import { type CSSProperties, useState } from 'react';
import { wire } from '../../demo/content/index.ts';
import { styled } from '../../src/style/styled.ts';
import { FaqElement, loaded } from '../embed/elements.tsx';

const list = loaded(wire.faqs);
const themes = {
  Default: {},
  Forest: { '--steam-accent': '#0b6b45', '--steam-radius': '4px', '--steam-font': 'Georgia, serif' },
  Night: {
    '--steam-accent': '#ffc94d',
    '--steam-on-accent': '#28114f',
    '--steam-surface': '#28114f',
    '--steam-text': '#f6f1ff',
  },
} as const;

/** A real `<steam-faq>`, with a choice of partner colours. */
export function WidgetTry() {
  const [name, setName] = useState<keyof typeof themes>('Default');
  const chosen: Record<string, string> = themes[name];
  return (
    <Page>
      <Tabs>
        {(Object.keys(themes) as (typeof name)[]).map((one) => (
          <button key={one} type="button" aria-pressed={one === name} onClick={() => setName(one)}>
            {one}
          </button>
        ))}
      </Tabs>
      <Code>{['steam-faq {', ...Object.entries(chosen).map((rule) => `  ${rule.join(': ')};`), '}'].join('\n')}</Code>
      <div style={{ ...(chosen as CSSProperties), padding: 20, background: chosen['--steam-surface'] }}>
        <FaqElement list={list} limit={3} headingLevel={3} theme="light">
          <a href="/">Questions and answers</a>
        </FaqElement>
      </div>
    </Page>
  );
}

const Page = styled('div')`
  border: 1px solid var(--line);
  border-radius: 18px;
  overflow: hidden;
`;

const Code = styled('div')`
  padding: 16px 24px;
  background: var(--sunken);
  color: var(--text);
  font: 13px/1.6 ui-monospace, monospace;
  white-space: pre-wrap;
`;

const Tabs = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 16px 24px;
  border-block-end: 1px solid var(--line);
  & > button {
    min-block-size: 44px;
    padding-inline: 18px;
    border: 1px solid var(--edge);
    border-radius: 999px;
    background: none;
    font-weight: 600;
  }
  & > button[aria-pressed='true'] {
    border-color: transparent;
    background: var(--accent);
    color: var(--on-accent);
  }
`;
