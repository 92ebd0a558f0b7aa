import type { ReactNode } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import type { Loaded } from '../api/use-query.ts';
import { Notice } from './Notice.tsx';

export interface QueryViewProps<T> {
  /** The result of `useOfficeQuery`. */
  query: Loaded<T>;
  /** For screen readers: `Loading the messages`. */
  loading: string;
  /** Renders the data. */
  children: (data: T) => ReactNode;
}

/** A spinner until the data arrives; an error with a button to try again, above older data if there is any. */
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
