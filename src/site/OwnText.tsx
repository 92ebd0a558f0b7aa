import { useQuery } from '../data/DataProvider.tsx';
import { document as documentOf } from '../data/endpoints.ts';
import type { DocumentName } from '../domain/school.ts';
import { AttachmentsView } from '../sections/attachments/AttachmentsView.tsx';
import { OwnTextView } from '../sections/own-text/OwnTextView.tsx';
import { PageBanner } from '../ui/page-banner/PageBanner.tsx';
import { LoadFailed, Loading } from './LoadFailed.tsx';

export interface OwnTextProps {
  /** The page's heading. */
  title: string;
  /** The text to show: the terms or the privacy policy. */
  name: DocumentName;
}

/** The page of a school's own terms or privacy policy, which replaces the built-in text. */
export function OwnText({ title, name }: OwnTextProps) {
  const endpoint = documentOf(name);
  const { data, error } = useQuery(endpoint);
  return (
    <>
      <PageBanner low title={title} />
      {data && (
        <OwnTextView text={data.text}>
          <AttachmentsView attachments={data.attachments} />
        </OwnTextView>
      )}
      {error && <LoadFailed heading="h2" title="This text could not be loaded" endpoint={endpoint} />}
      {!data && !error && <Loading $list label="Loading the text" />}
    </>
  );
}
