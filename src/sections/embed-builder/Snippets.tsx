import { useId, useRef } from 'react';
import type { Choices } from '../../domain/embed/choices.ts';
import { type Platform, type PlatformId, platformIds, platforms } from '../../domain/embed/platforms.ts';
import { policyLines, type SnippetSource, snippetsFor } from '../../domain/embed/snippets.ts';
import type { Release } from '../../domain/own-api.ts';
import { styled } from '../../style/styled.ts';
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { PillOption, Pills } from './parts.style.ts';

export interface SnippetsProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
  origin: string;
  release: Release | undefined;
  /** The school's accent; '' uses the product's. */
  accent: string;
}

/** The snippets of the chosen platform. Without scripts, all platforms are listed. */
export function Snippets({ choices, onChange, origin, release, accent }: SnippetsProps) {
  const id = useId();
  const source = { choices, origin, release, accent };
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title="Copy It into Your Page" lead="What is your page made with?" />
      <Choice role="radiogroup" aria-label="What is your page made with?">
        {platformIds.map((platform) => (
          <PillOption key={platform}>
            <input
              type="radio"
              name="platform"
              value={platform}
              checked={choices.platform === platform}
              onChange={() => onChange({ ...choices, platform })}
            />
            {platforms[platform].label}
          </PillOption>
        ))}
      </Choice>
      {release && (
        <CheckboxField
          label={`Pin version ${release.version}`}
          hint="The browser runs this one file only, exactly as it is now. You decide when to move to a newer version."
          name="pinned"
          value="1"
          checked={choices.pinned}
          onChange={(event) => onChange({ ...choices, pinned: event.currentTarget.checked })}
        />
      )}
      <Panels>
        {platformIds.map((platform) => (
          <Panel key={platform} id={platform} source={source} chosen={platform === choices.platform} />
        ))}
      </Panels>
      <Policy source={source} />
      <Help>
        <strong>It does not show?</strong>{' '}
        {choices.pinned ? (
          <>
            A pinned script loads no other file. Open your page, press F12 and type into the console:{' '}
            <code>{`import(${JSON.stringify(`${origin}/embed/v1/doctor.js`)})`}</code>. A panel
          </>
        ) : (
          <>
            Open your page and add <code>#steam-doctor</code> to its address: a panel
          </>
        )}{' '}
        says what is wrong and how to fix it. All attributes, events and colours are in the{' '}
        <a href="/embed/guide" target="_blank" rel="noopener">
          webmaster’s guide
        </a>
        .
      </Help>
    </section>
  );
}

function Panel({ id, source, chosen }: { id: PlatformId; source: SnippetSource; chosen: boolean }) {
  const { label, steps, forbids }: Platform = platforms[id];
  const title = useId();
  return (
    <PanelRoot aria-labelledby={title} $chosen={chosen}>
      <h3 id={title}>{label}</h3>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      {snippetsFor(id, source).map((one) => (
        <Code key={one.title} title={one.title} code={one.code} what={one.title || `the snippet for ${label}`} />
      ))}
      <Forbids>
        <strong>What it forbids.</strong> {forbids}
      </Forbids>
    </PanelRoot>
  );
}

function Policy({ source }: { source: SnippetSource }) {
  const { policy, css } = policyLines(source);
  return (
    <Fold>
      <summary>Lines for a page with a Content-Security-Policy</summary>
      <p>
        Add our address to these directives. Nothing else is needed: no nonce, no unsafe-inline, no Trusted Types
        policy.
      </p>
      <Code title="" code={policy} what="the policy’s lines" />
      {css && (
        <>
          <p>A strict policy blocks style attributes. Remove ours and put this rule into your style sheet:</p>
          <Code title="" code={css} what="the rule for the stylesheet" />
        </>
      )}
    </Fold>
  );
}

function Code({ title, code, what }: { title: string; code: string; what: string }) {
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

const Choice = styled(Pills)`
  margin-block-end: var(--space-4);
  @media (scripting: none) {
    display: none;
  }
`;

const Panels = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  margin-block: var(--space-4);
`;

const PanelRoot = styled('section')<{ $chosen: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--surface);
  & > h3 {
    font-size: var(--text-xl);
  }
  ${({ $chosen }) => !$chosen && '@media (scripting: enabled) { display: none; }'}
`;

const Steps = styled('ol')`
  display: grid;
  gap: var(--space-2);
  counter-reset: step;
  & > li {
    display: grid;
    grid-template-columns: 1.9em minmax(0, 1fr);
    gap: var(--space-3);
    align-items: baseline;
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    border-radius: 50%;
    background: var(--soft);
    color: var(--on-soft);
    font-weight: 600;
    line-height: 1.9;
    text-align: center;
  }
`;

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

const Forbids = styled('p')`
  padding-inline-start: var(--space-4);
  border-inline-start: 4px solid var(--sun);
  max-inline-size: 44em;
`;

const Fold = styled('details')`
  display: grid;
  padding: var(--space-3) var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  & > summary {
    min-block-size: 44px;
    padding-block: var(--space-2);
    font-weight: 600;
  }
  & > p {
    margin-block: var(--space-3);
  }
  & > div {
    margin-block-end: var(--space-3);
  }
`;

const Help = styled('p')`
  margin-block-start: var(--space-5);
  max-inline-size: 44em;
  & code {
    font-size: 0.95em;
  }
`;
