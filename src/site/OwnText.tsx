import { useEffect, useState } from 'react';
import { useQuery } from '../data/DataProvider.tsx';
import { document as documentOf } from '../data/endpoints.ts';
import type { DocumentName } from '../domain/school.ts';
import type { OwnTextView } from '../sections/own-text/OwnTextView.tsx';
import { PageBanner } from '../ui/page-banner/PageBanner.tsx';
import { LoadFailed, Loading } from './LoadFailed.tsx';
import type { Read } from './page.ts';

export interface OwnTextProps {
  /** The page's heading. */
  title: string;
  name: DocumentName;
}

let View: typeof OwnTextView | undefined;

/** Loads the compiler of Markdown, 27 KB, which the built-in texts do not need. */
export async function loadOwnText(): Promise<void> {
  ({ OwnTextView: View } = await import('../sections/own-text/OwnTextView.tsx'));
}

/** The view, once it is loaded. After Back it may not be loaded yet. */
function useView() {
  const [view, setView] = useState(() => View);
  useEffect(() => {
    if (!view)
      loadOwnText().then(
        () => setView(() => View),
        () => location.reload(),
      );
  }, [view]);
  return view;
}

/** The page of a school's own terms or privacy policy. */
export function OwnText({ title, name }: OwnTextProps) {
  const endpoint = documentOf(name);
  const { data, error } = useQuery(endpoint);
  const Text = useView();
  return (
    <>
      <PageBanner low title={title} />
      {data && Text && <Text text={data.text} />}
      {error && <LoadFailed heading="h2" title="This text could not be loaded" endpoint={endpoint} />}
      {!(data && Text) && !error && <Loading $list label="Loading the text" />}
    </>
  );
}

/** The HTTP status of such a page. */
export const ownTextStatus = (name: DocumentName, read: Read): number => (read(documentOf(name)).error ? 503 : 200);
