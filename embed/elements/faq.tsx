import { faqs, faqsOf } from '../../src/data/endpoints.ts';
import type { Faq as Question } from '../../src/domain/entities.ts';
import { Faq } from '../../src/sections/faq/Faq.tsx';
import type { Widget } from '../widget.ts';

interface Values {
  course: string;
  limit: number | undefined;
  heading: string;
}

export const widget: Widget<Values, Question> = {
  query: ({ course }) => (course ? faqsOf(course) : faqs),
  draw: ({ course, limit, heading }, { emit, headingLevel, words }) => (
    <Faq
      course={course}
      limit={limit}
      headingLevel={headingLevel}
      onToggle={(questionId, open) => emit('toggle', { questionId, open })}
      {...words}
      {...(heading && { heading })}
    />
  ),
};
