import { useId, useState } from 'react';
import type { Choices } from '../../domain/embed/choices.ts';
import type { Platform } from '../../domain/embed/platform.ts';
import { type PlatformId, platformIds, platforms, runsScripts, usualPlatforms } from '../../domain/embed/platforms.ts';
import type { SnippetSource } from '../../domain/embed/snippet-parts.ts';
import { snippetsFor } from '../../domain/embed/snippets.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { PillOption, Pills } from './parts.style.ts';
import { SnippetCode } from './SnippetCode.tsx';
import { SnippetHelp } from './SnippetHelp.tsx';

export interface SnippetsProps {
  onChange: (choices: Choices) => void;
  source: SnippetSource;
}

/** The snippets for the chosen platform. Without scripts, it lists all platforms. */
export function Snippets({ onChange, source }: SnippetsProps) {
  const id = useId();
  const { choices, release } = source;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title="Copy It into Your Page" lead="What is your page made with?" />
      <PlatformChoice choices={choices} onChange={onChange} />
      <Panels>
        {platformIds.map((platform) => (
          <Panel key={platform} id={platform} source={source} chosen={platform === choices.platform} />
        ))}
      </Panels>
      {release && runsScripts(choices.platform) && (
        <CheckboxField
          label={`Pin version ${release.version}`}
          hint="The browser runs this one file only, exactly as it is now. You decide when to move to a newer version."
          name="pinned"
          value="1"
          checked={choices.pinned}
          onChange={(event) => onChange({ ...choices, pinned: event.currentTarget.checked })}
        />
      )}
      <SnippetHelp source={source} />
    </section>
  );
}

/** A choice of the usual platforms and the chosen one. A button shows the other platforms. */
function PlatformChoice({ choices, onChange }: Pick<SnippetsProps, 'onChange'> & { choices: Choices }) {
  const [isOpen, setOpen] = useState(false);
  const offered = platformIds.filter((one) => isOpen || usualPlatforms.includes(one) || one === choices.platform);
  return (
    <Choice role="radiogroup" aria-label="What is your page made with?">
      {offered.map((platform) => (
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
      <More type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Fewer' : 'More…'}
      </More>
    </Choice>
  );
}

function Panel({ id, source, chosen }: { id: PlatformId; source: SnippetSource; chosen: boolean }) {
  const { label, accepts, steps, forbids }: Platform = platforms[id];
  const title = useId();
  return (
    <PanelRoot aria-labelledby={title} $chosen={chosen}>
      <h3 id={title}>{label}</h3>
      <p>
        <strong>What it accepts.</strong> {accepts}
      </p>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      {snippetsFor(id, source).map((one) => (
        <SnippetCode key={one.title} title={one.title} code={one.code} what={one.title || `the snippet for ${label}`} />
      ))}
      {forbids && (
        <Forbids>
          <strong>What it forbids.</strong> {forbids}
        </Forbids>
      )}
    </PanelRoot>
  );
}

const Choice = styled(Pills)`
  margin-block-end: var(--space-3);
  @media (scripting: none) {
    display: none;
  }
`;

const More = styled('button')`
  min-block-size: 44px;
  padding-inline: 1em;
  border: 1px solid transparent;
  border-radius: 22px;
  background: none;
  color: var(--accent);
  font-size: var(--text-sm);
  font-weight: 600;
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
  ${below(768)} {
    padding: var(--space-4);
    & > h3 {
      order: -2;
      /* The chosen platform above has the same text. */
      @media (scripting: enabled) {
        display: none;
      }
    }
    & > div {
      order: -1;
    }
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

const Forbids = styled('p')`
  padding-inline-start: var(--space-4);
  border-inline-start: 4px solid var(--sun);
  max-inline-size: 44em;
`;
