import type { ReactNode } from 'react';
import { styled } from '../../style/styled.ts';

export const Form = styled('form')`
  display: grid;
  gap: var(--space-3);
  /* Shows hints and errors below the inputs. */
  & [id$='-hint'] {
    order: 1;
  }
  & [id$='-error'] {
    order: 2;
  }
`;

/** Two fields side by side; below each other on a narrow screen. */
export const Pair = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11em, 100%), 1fr));
  gap: var(--space-4);
`;

/** A row with a checkbox at the start and a link at the end. */
export const SpaceBetween = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--space-4);
  & > a {
    display: grid;
    align-content: center;
    min-block-size: 44px;
    color: var(--accent);
    font-size: var(--text-sm);
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
  }
  & > a > span {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & small {
    color: var(--muted);
    font-size: var(--text-xs);
    font-weight: 400;
  }
`;

/** The end of the form: status, submit button, link to the other form. */
export const Actions = styled('div')`
  display: grid;
  gap: var(--space-2);
  text-align: center;
`;

/** Reports a network error inline, because the specification shows no toast for it (SPEC.md section 8). */
export function NoResponse({ shown }: { shown: boolean }) {
  return (
    <Status role="status">
      {shown && 'That did not get through. Everything you typed is still here: please try again.'}
    </Status>
  );
}

export interface RejectionProps {
  /** The id to which the affected fields refer. */
  id: string;
  /** The server's message; '' if it sent no message. */
  message: string;
}

/** The server's message, which stays after its toast has closed. */
export function Rejection({ id, message }: RejectionProps) {
  return (
    <Status id={id} role="alert">
      {message}
    </Status>
  );
}

const Status = styled('p')`
  color: var(--danger);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.4;
  &:empty {
    margin-block-end: calc(-1 * var(--space-2));
  }
`;

export interface SwapProps {
  /** The question before the button. */
  question: string;
  onClick: () => void;
  /** The button's label. */
  children: ReactNode;
}

/** A question with a button that switches between Sign In and Create Account. */
export function Swap({ question, onClick, children }: SwapProps) {
  return (
    <p>
      {question}{' '}
      <SwapButton type="button" onClick={onClick}>
        {children}
      </SwapButton>
    </p>
  );
}

const SwapButton = styled('button')`
  min-block-size: 44px;
  min-inline-size: 44px;
  padding: 0 var(--space-1);
  border: 0;
  background: none;
  color: var(--accent);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
