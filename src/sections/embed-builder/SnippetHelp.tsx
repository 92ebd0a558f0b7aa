import { isLink, runsScripts } from '../../domain/embed/platforms.ts';
import type { SnippetSource } from '../../domain/embed/snippet-parts.ts';
import { frameUrl, policyLines, snippetsFor } from '../../domain/embed/snippets.ts';
import { styled } from '../../style/styled.ts';
import { SnippetCode } from './SnippetCode.tsx';

/** Help if the snippet does not work on the chosen platform. A plain link needs no help. */
export function SnippetHelp({ source }: { source: SnippetSource }) {
  const { platform } = source.choices;
  return (
    <>
      {(runsScripts(platform) || platform === 'iframe') && <Policy source={source} />}
      <Help>
        {!isLink(platform) && (
          <>
            <strong>It does not show?</strong>{' '}
            {runsScripts(platform) ? <OfPage source={source} /> : <OfFrame source={source} />}{' '}
          </>
        )}
        All attributes, events and colours are in the{' '}
        <a href="/embed/guide" target="_blank" rel="noopener">
          webmaster’s guide
        </a>
        .
      </Help>
    </>
  );
}

/** Help for an iframe, whose host page runs none of our scripts. */
function OfFrame({ source }: { source: SnippetSource }) {
  return (
    <>
      Open{' '}
      <a href={`${frameUrl(source)}#steam-doctor`} target="_blank" rel="noopener">
        the frame’s own page with #steam-doctor
      </a>
      . If the widget shows there, the platform blocks the frame. If not, the panel says what is wrong.
    </>
  );
}

function OfPage({ source: { choices, origin } }: { source: SnippetSource }) {
  return (
    <>
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
      says what is wrong and how to fix it.
    </>
  );
}

function Policy({ source }: { source: SnippetSource }) {
  const { policy, css } = policyLines(source);
  const strictCode = snippetsFor(source.choices.platform, { ...source, isStrict: true })[0]?.code ?? '';
  return (
    <Fold>
      <summary>Lines for a page with a Content-Security-Policy</summary>
      <p>
        Add our address to these directives. Nothing else is needed: no nonce, no unsafe-inline, no Trusted Types
        policy.
      </p>
      <SnippetCode title="" code={policy} what="the policy’s lines" />
      {runsScripts(source.choices.platform) && (
        <>
          <p>
            A strict policy blocks style attributes. Paste these lines without one, and the rule into your style sheet:
          </p>
          <SnippetCode title="" code={strictCode} what="the lines without a style attribute" />
          <SnippetCode title="" code={css} what="the rule for the stylesheet" />
        </>
      )}
    </Fold>
  );
}

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
