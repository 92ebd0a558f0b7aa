import { useData } from '../data/DataProvider.tsx';
import type { Endpoint } from '../data/endpoints.ts';
import { styled } from '../style/styled.ts';
import { PageColumn } from '../ui/band/Band.tsx';
import { Button } from '../ui/button/Button.tsx';
import { Spinner } from '../ui/spinner/Spinner.tsx';
import { focusNextHeading } from './scroll-and-focus.ts';

export interface LoadFailedProps {
  /** What could not be loaded. */
  title: string;
  /** What "Try again" loads. */
  endpoint: Endpoint<unknown>;
  /**
   * The title's level: 2 below a page's own heading.
   * @default h1
   */
  heading?: 'h1' | 'h2';
}

/** In the place of what a page is about, where it could not be loaded. */
export function LoadFailed({ title, endpoint, heading: Heading = 'h1' }: LoadFailedProps) {
  return (
    <Root role="alert">
      <Heading>{title}</Heading>
      <p>The connection failed on the way. Please try again in a moment.</p>
      <TryAgain endpoint={endpoint} />
    </Root>
  );
}

/** Loads once more; a spinner takes the button's place, so focus moves to the heading of what comes then. */
export function TryAgain({ endpoint }: Pick<LoadFailedProps, 'endpoint'>) {
  const data = useData();
  const retry = () => {
    focusNextHeading(document.querySelector('main'));
    data.query(endpoint).reload();
  };
  return <Button onClick={retry}>Try again</Button>;
}

/** While it is on its way: in the page's place, or in that of a list below the page's banner. */
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
