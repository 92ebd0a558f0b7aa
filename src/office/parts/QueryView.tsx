import type { ReactNode } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import type { Loaded } from '../api/use-query.ts';
import { Notice } from './Notice.tsx';

export interface QueryViewProps<T> {
  /** The result of `useOfficeQuery`. */
  query: Loaded<T>;
  /** The label of the spinner, such as `Loading the messages`. */
  loading: string;
  /** Renders the data. */
  children: (data: T) => ReactNode;
}

/** Shows a spinner, then the data. On error, shows the message with a retry button, above older data if there is any. */
export function QueryView<T>({ query, loading, children }: QueryViewProps<T>) {
  if (query.status === 'loading') return <Spinner label={loading} />;
  return (
    <>
      {query.error && (
        <Notice tone="bad" role="alert">
          <p>{query.error.message}</p>
          <Button size="sm" variant="outlined" onClick={query.reload}>
            Try again
          </Button>
        </Notice>
      )}
      {query.data !== undefined && children(query.data)}
    </>
  );
}
