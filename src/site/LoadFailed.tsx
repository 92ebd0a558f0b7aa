import { useData } from '../data/DataProvider.tsx';
import type { Endpoint } from '../data/endpoints.ts';
import { styled } from '../style/styled.ts';
import { PageColumn } from '../ui/band/Band.tsx';
import { Button } from '../ui/button/Button.tsx';
import { Spinner } from '../ui/spinner/Spinner.tsx';
import { focusNextHeading } from './scroll-and-focus.ts';

export interface LoadFailedProps {
  /** The heading, which names the missing content. */
  title: string;
  /** The endpoint that "Try again" reloads. */
  endpoint: Endpoint<unknown>;
  /**
   * The heading's level: h2 below a page heading.
   * @default h1
   */
  heading?: 'h1' | 'h2';
}

/** An error message in place of a page's main content. */
export function LoadFailed({ title, endpoint, heading: Heading = 'h1' }: LoadFailedProps) {
  return (
    <Root role="alert">
      <Heading>{title}</Heading>
      <p>The connection failed on the way. Please try again in a moment.</p>
      <TryAgain endpoint={endpoint} />
    </Root>
  );
}

/** A button that reloads the data. A spinner replaces it, so the focus moves to the next heading. */
export function TryAgain({ endpoint }: Pick<LoadFailedProps, 'endpoint'>) {
  const data = useData();
  const retry = () => {
    focusNextHeading(document.querySelector('main'));
    data.query(endpoint).reload();
  };
  return <Button onClick={retry}>Try again</Button>;
}

/** The spinner in place of a page, or of a list below the page's banner. */
export const Loading = styled(Spinner)<{ $list?: boolean }>`
  ${({ $list }) => ($list ? 'padding-block: 200px;' : 'min-block-size: 70vh;')}
`;

const Root = styled(PageColumn)`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  padding-block: clamp(48px, 8vw, 96px);
  & > h1 {
    font-size: clamp(var(--text-2xl), 1.2em + 3vw, var(--text-3xl));
  }
  & > h2 {
    font-size: var(--text-xl);
  }
`;
