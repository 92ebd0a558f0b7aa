import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { withHover, withMotion } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { durationOpen } from '../../tokens/effects.ts';
import { useContentText } from '../content-text/content-text.ts';

export interface AccordionItem {
  /** Its key, passed to `onToggle`. */
  id: string;
  /** The summary, always visible. */
  title: ReactNode;
  /** The content, visible if open. */
  body: ReactNode;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'onToggle'> {
  /** The panels, in order. */
  items: readonly AccordionItem[];
  /** The name of the group. Only one panel of a group is open. */
  name: string;
  /** The panel that starts open. */
  openId?: string;
  /** Called when a panel opens or closes. */
  onToggle?: (id: string, open: boolean) => void;
  /**
   * The level of its headings.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
}

/** Panels, of which one is open at a time. Native `<details>` work without scripts. */
export function Accordion({ items, name, openId, onToggle, headingLevel = 3, ...rest }: AccordionProps) {
  const contentText = useContentText();
  const toggled = (event: SyntheticEvent<HTMLDetailsElement>, id: string) => {
    const panel = event.currentTarget;
    // For browsers without `<details name>`.
    if (panel.open)
      for (const other of panel.parentElement?.children ?? []) other.toggleAttribute('open', other === panel);
    onToggle?.(id, panel.open);
  };
  return (
    <Stack {...rest}>
      {items.map(({ id, title, body }) => (
        <Panel key={id} name={name} open={id === openId} onToggle={(event) => toggled(event, id)}>
          <summary {...contentText}>
            <Title as={`h${headingLevel}`}>{title}</Title>
          </summary>
          <Body part="answer">{body}</Body>
        </Panel>
      ))}
    </Stack>
  );
}

const Stack = styled('div')`
  display: grid;
  gap: var(--space-3);
`;

const Panel = styled('details')`
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--surface);
  interpolate-size: allow-keywords;
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    min-block-size: 56px;
    padding: var(--space-3) var(--space-4);
    border-radius: calc(var(--radius-md) - 1px);
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  ${withHover} {
    & > summary:hover {
      background: var(--soft);
      color: var(--on-soft);
    }
  }
  & > summary::after {
    content: '';
    flex: none;
    inline-size: 0.6em;
    block-size: 0.6em;
    margin-inline-start: auto;
    border: solid var(--accent);
    border-width: 0 2.5px 2.5px 0;
    rotate: 45deg;
    translate: 0 -20%;
  }
  &[open] > summary::after {
    rotate: 225deg;
    translate: 0 20%;
  }
  ${withMotion} {
    & > summary::after {
      transition: rotate ${durationOpen};
    }
    &::details-content {
      block-size: 0;
      overflow: clip;
      transition: block-size ${durationOpen}, content-visibility ${durationOpen} allow-discrete;
    }
    &[open]::details-content {
      block-size: auto;
    }
  }
  /* Prints all panels. Must follow the motion rules, which hide the content of closed panels. */
  @media print {
    break-inside: avoid;
    &::details-content {
      block-size: auto;
      content-visibility: visible;
      transition: none;
    }
    & > summary::after {
      display: none;
    }
  }
`;

const Title = styled('h3')`
  min-inline-size: 0;
  font-size: var(--text-md);
  line-height: 1.35;
`;

const Body = styled('div')`
  padding: var(--space-1) var(--space-4) var(--space-4);
`;
