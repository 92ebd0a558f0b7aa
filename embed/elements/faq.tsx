import { faqs, faqsOf } from '../../src/data/endpoints.ts';
import { Faq } from '../../src/sections/faq/Faq.tsx';
import type { Widget, WidgetProps } from '../element/types.ts';

interface Values {
  course: string;
  limit: number | undefined;
  heading: string;
}

type Labels = { heading: string };

function FaqWidget({ course, limit, heading, headingLevel, emit, labels }: Values & WidgetProps<Labels>) {
  return (
    <Faq
      course={course}
      limit={limit}
      heading={heading || labels.heading}
      headingLevel={headingLevel}
      onToggle={(questionId, open) => emit('toggle', { questionId, open })}
    />
  );
}

export const widget: Widget<Values, Labels> = {
  list: ({ course }) => (course ? faqsOf(course) : faqs),
  Component: FaqWidget,
};
