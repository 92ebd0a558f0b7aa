import type { Course } from '../../domain/entities.ts';
import { styled } from '../../style/styled.ts';
import { PageColumn } from '../../ui/band/Band.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { chat } from '../../ui/icon/paths.ts';

export interface EnrolBarViewProps {
  /** The course of the page. */
  course: Course;
  /**
   * The URL of "Enroll Now".
   * @default the sample checkout
   */
  enrolHref?: string | undefined;
  /** The URL of "Ask on WhatsApp"; without it, the button is missing. */
  askHref?: string | undefined;
}

/** A slim bar with the name and fee of a course and "Enroll Now". The page makes it sticky. */
export function EnrolBarView({ course, enrolHref, askHref }: EnrolBarViewProps) {
  const contentText = useContentText();
  return (
    <Bar>
      <Row>
        <Text>
          <Name $lines={course.fee === '' ? 2 : 1} title={course.name} {...contentText}>
            {course.name}
          </Name>
          {course.fee !== '' && <Fee {...contentText}>{course.fee}</Fee>}
        </Text>
        {askHref !== undefined && (
          <Ask
            href={askHref}
            target="_blank"
            rel="noreferrer"
            variant="outlined"
            size="sm"
            aria-label="Ask on WhatsApp"
          >
            <Icon path={chat} />
          </Ask>
        )}
        <Enrol href={enrolHref ?? `/enroll-now/${encodeURIComponent(course.id)}`} size="sm">
          Enroll Now
        </Enrol>
      </Row>
    </Bar>
  );
}

const Bar = styled('div')`
  padding-block-end: env(safe-area-inset-bottom);
  border-block: 1px solid var(--line);
  background: var(--surface);
`;

const Row = styled(PageColumn)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: max(60px, 3.75rem);
  padding-block: var(--space-1);
  /* Hides the name, which the top of the page shows. */
  @media (max-width: 22em) {
    gap: var(--space-3);
    & [title]:not(:only-child) {
      display: none;
    }
  }
  @media (max-width: 18em) {
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
    & > :first-child {
      flex: 0 0 100%;
    }
    & > :last-child {
      flex: 1;
    }
  }
`;

const Text = styled('div')`
  min-inline-size: 0;
  line-height: 1.25;
`;

const Name = styled('p')<{ $lines: number }>`
  display: -webkit-box;
  overflow: hidden;
  font: 600 min(var(--text-md), 5.2vw)/1.25 var(--font-display);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
`;

const Fee = styled('p')`
  color: var(--muted);
  font-size: var(--text-sm);
`;

const Enrol = styled(ButtonLink)`
  flex: none;
`;

const Ask = styled(Enrol)`
  margin-inline: auto calc(-1 * var(--space-2));
  padding-inline: 0.7em;
`;
