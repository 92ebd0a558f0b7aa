import { Component, type ReactNode } from 'react';
import { styled } from '../style/styled.ts';
import { Band } from '../ui/band/Band.tsx';
import { Button } from '../ui/button/Button.tsx';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { breakableAddress } from '../ui/link/breakable-address.tsx';
import { Link } from '../ui/link/Link.tsx';
import { useSchool } from './page.ts';

export interface ErrorBoundaryProps {
  /** The current path. A new path resets the boundary. */
  path: string;
  /** Rendered after an error. @default the error page */
  fallback?: ReactNode;
  children?: ReactNode;
}

interface State {
  broken: boolean;
  path: string;
}

/** Catches rendering errors of its children and renders a fallback. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { broken: false, path: this.props.path };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return path === state.path ? null : { broken: false, path };
  }

  override componentDidCatch(error: unknown) {
    // React calls the page's error listeners, but Preact does not.
    reportError(error);
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    if (!this.state.broken) return children;
    return fallback === undefined ? <ErrorPage onRetry={() => this.setState({ broken: false })} /> : fallback;
  }
}

export interface ErrorPageProps {
  /** Called by "Try again". */
  onRetry: () => void;
}

/** The error page (SPEC.md section 8). */
export function ErrorPage({ onRetry }: ErrorPageProps) {
  const { supportEmail } = useSchool();
  return (
    <Band as="div">
      <Text role="alert">
        <h1>Unexpected Application Error!</h1>
        <p>Something broke on our side, not on yours. Trying again often helps.</p>
        <Actions>
          <Button onClick={onRetry}>Try again</Button>
          <ButtonLink href="/" variant="outlined">
            Back to Home
          </ButtonLink>
        </Actions>
        <p>
          If it keeps happening, write to <Link href={`mailto:${supportEmail}`}>{breakableAddress(supportEmail)}</Link>.
        </p>
      </Text>
    </Band>
  );
}

const Text = styled('div')`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  max-inline-size: 40em;
  & > h1 {
    font-size: clamp(var(--text-2xl), 1.2em + 3vw, var(--text-3xl));
  }
  & > p {
    color: var(--muted);
  }
`;

const Actions = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
