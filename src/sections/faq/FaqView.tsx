import { type ComponentProps, type ReactNode, useId } from 'react';
import { faqLabels } from '../../domain/embed/labels/faq.ts';
import type { Faq } from '../../domain/entities.ts';
import { paragraphs } from '../../domain/text.ts';
import { styled } from '../../style/styled.ts';
import { limits } from '../../tokens/limits.ts';
import { Accordion } from '../../ui/accordion/Accordion.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';

export interface FaqViewProps extends Omit<ComponentProps<'section'>, 'onToggle'> {
  /** The questions. Questions without text are skipped. An empty or failed list renders nothing. */
  faqs: readonly Faq[] | undefined;
  /**
   * The state of the request.
   * @default 'loaded'
   */
  status?: 'loading' | 'loaded' | 'failed';
  /** Shown while loading. A widget shows the host page's link instead. */
  spinner?: ReactNode;
  /**
   * The maximum number of questions shown.
   * @default 6
   */
  limit?: number;
  /**
   * The heading.
   * @default 'Frequently Asked Questions'
   */
  heading?: ReactNode;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /**
   * The heading level. The questions are one level below.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** Called when a question opens or closes. */
  onToggle?: (id: string, open: boolean) => void;
}

/** Questions with one answer open at a time. */
export function FaqView({
  faqs = [],
  status = 'loaded',
  spinner,
  limit = limits.homeFaqs,
  heading = faqLabels.heading,
  lead,
  headingLevel = 2,
  onToggle,
  ...rest
}: FaqViewProps) {
  const id = useId();
  const contentText = useContentText();
  const questions = faqs.filter(({ question }) => question !== '').slice(0, limit);
  if (status !== 'loading' && questions.length === 0) return null;
  return (
    <section aria-labelledby={id} {...rest}>
      <SectionHeading id={id} title={heading} level={headingLevel} lead={lead} />
      {status === 'loading' ? (
        <Space $rows={limit}>{spinner}</Space>
      ) : (
        <Accordion
          name={`${id}-faq`}
          headingLevel={headingLevel === 2 ? 3 : headingLevel === 3 ? 4 : 5}
          onToggle={onToggle}
          items={questions.map(({ id, question, answer }) => ({
            id,
            title: question,
            body: paragraphs(answer).map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no ids and are never reordered
              <Paragraph key={index} {...contentText}>
                {part}
              </Paragraph>
            )),
          }))}
        />
      )}
    </section>
  );
}

/** Reserves the height of the closed questions. */
const Space = styled('div')<{ $rows: number }>`
  min-block-size: ${({ $rows }) => $rows * 68}px;
`;

const Paragraph = styled('p')`
  color: var(--muted);
  white-space: pre-line;
  & + & {
    margin-block-start: 0.75em;
  }
`;
