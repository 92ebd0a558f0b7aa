import { useQuery } from '../../data/DataProvider.tsx';
import type { Endpoint } from '../../data/endpoints.ts';
import type { QueryState } from '../../data/query.ts';
import type { Banner } from '../../domain/entities.ts';
import { Band } from '../../ui/band/Band.tsx';
import { AttachmentsView } from './AttachmentsView.tsx';

export interface AttachmentsProps {
  /** The endpoint of the page's banner, which lists the page's files. */
  from: Endpoint<Banner[]>;
}

/** The files to download from a page, such as PDFs. Renders nothing without files. */
export function Attachments({ from }: AttachmentsProps) {
  const { data }: QueryState<Banner[]> = useQuery(from);
  const attachments = data?.[0]?.attachments ?? [];
  if (attachments.length === 0) return null;
  return (
    <Band as="div">
      <AttachmentsView attachments={attachments} />
    </Band>
  );
}
