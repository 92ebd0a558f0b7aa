import { useData } from '../data/DataProvider.tsx';
import type { Endpoint } from '../data/endpoints.ts';
import { styled } from '../style/styled.ts';
import { PageColumn } from '../ui/band/Band.tsx';
import { Button } from '../ui/button/Button.tsx';

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
  const data = useData();
  return (
    <Root>
      <Heading>{title}</Heading>
      <p>The connection failed on the way. Please try again in a moment.</p>
      <Button onClick={() => data.query(endpoint).reload()}>Try again</Button>
    </Root>
  );
}

const Root = styled(PageColumn)`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  padding-block: clamp(48px, 8vw, 96px);
`;
