import { useQuery } from '../../data/DataProvider.tsx';
import { faqs, faqsOf } from '../../data/faq-endpoints.ts';
import { FaqView, type FaqViewProps } from './FaqView.tsx';

export interface FaqProps extends Omit<FaqViewProps, 'faqs' | 'status'> {
  /** The course's id. Without it, the home page's questions are shown. */
  course?: string;
}

/** The questions of a course or of the home page. */
export function Faq({ course, ...rest }: FaqProps) {
  const { data, status } = useQuery(course ? faqsOf(course) : faqs);
  return <FaqView {...rest} faqs={data} status={status} />;
}
