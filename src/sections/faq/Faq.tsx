import { useQuery } from '../../data/DataProvider.tsx';
import { faqs, faqsOf } from '../../data/endpoints.ts';
import { FaqView, type FaqViewProps } from './FaqView.tsx';

export interface FaqProps extends Omit<FaqViewProps, 'faqs' | 'status'> {
  /** A course's id: its questions. Without it those of the home page. */
  course?: string;
}

/** The questions of the home page, or of a course. */
export function Faq({ course, ...rest }: FaqProps) {
  const { data, status } = useQuery(course ? faqsOf(course) : faqs);
  return <FaqView {...rest} faqs={data} status={status} />;
}
