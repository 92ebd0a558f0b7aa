import { faqs, faqsOf } from '../../src/data/faq-endpoints.ts';
import type { WidgetValues } from '../../src/domain/embed/attributes.ts';
import type { FaqLabels } from '../../src/domain/embed/labels/faq.ts';
import { Faq } from '../../src/sections/faq/Faq.tsx';
import type { Widget, WidgetProps } from '../element/types.ts';

type Values = WidgetValues<'faq'>;

function FaqWidget({ course, limit, heading, headingLevel, emit, labels }: Values & WidgetProps<FaqLabels>) {
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

export const widget: Widget<Values, FaqLabels> = {
  list: ({ course }) => (course ? faqsOf(course) : faqs),
  Component: FaqWidget,
};
// Exported here, because the loader imports the widget and `mount` from one file.
export { mount } from '../element/mount.tsx';
