import { agesText } from '../../domain/ages.ts';
import { formatDay } from '../../domain/day.ts';
import type { Course } from '../../domain/entities.ts';
import { below, upTo } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';

export interface CompareViewProps {
  /** Two or three courses. */
  courses: readonly Course[];
  /** Returns the URL of the comparison without the given course. If undefined, courses cannot be removed. */
  hrefWithout?: ((course: Course) => string) | undefined;
}

const facts: readonly [name: string, of: (course: Course) => string][] = [
  ['Ages', ({ ages }) => agesText(ages)],
  ['Fee', ({ fee }) => fee],
  ['Next start', ({ starts: [start] }) => (start === undefined ? '' : formatDay(start))],
  ['Times', ({ schedule }) => schedule],
  ['Language', ({ language }) => language],
  ['Duration', ({ duration }) => duration],
  ['Lessons', ({ lessonCount }) => lessonCount],
  ['Level', ({ level }) => level],
  ['Subject', ({ category }) => category],
  ['Teacher', ({ teacher }) => teacher],
];

/** Courses side by side: a row for each fact that at least one course has. On a phone, the name of a fact is above its row. */
export function CompareView({ courses, hrefWithout }: CompareViewProps) {
  const contentText = useContentText();
  const rows = facts
    .map(([name, of]) => [name, courses.map(of)] as const)
    .filter(([, values]) => values.some((value) => value !== ''));
  return (
    <Table aria-label="The courses side by side" $columns={courses.length}>
      <thead>
        <Row>
          <th scope="col">Course</th>
          {courses.map((course) => (
            <th key={course.id} scope="col">
              <Head>
                <Image src={course.imageUrl} alt="" width={640} height={400} />
                <Link href={`/course-details/${encodeURIComponent(course.id)}`}>
                  <bdi {...contentText}>{course.name}</bdi>
                </Link>
                {hrefWithout && (
                  <small>
                    <Link href={hrefWithout(course)} aria-label={`Remove ${course.name}`}>
                      Remove
                    </Link>
                  </small>
                )}
              </Head>
            </th>
          ))}
        </Row>
      </thead>
      <tbody>
        {rows.map(([name, values]) => (
          <Row key={name}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              <td key={courses[at]?.id}>
                {value === '' ? <Missing>not said</Missing> : <bdi {...contentText}>{value}</bdi>}
              </td>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled('table')<{ $columns: number }>`
  --columns: 8em repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  display: block;
  /* With large text, the columns of a phone are wider than its screen. The keyboard scrolls them by focusing their links. */
  overflow-x: auto;
  overflow-wrap: anywhere;
  text-align: start;
  & > thead,
  & > tbody {
    display: block;
  }
  ${below(820)} {
    --columns: repeat(${({ $columns }) => $columns}, minmax(5.5em, 1fr));
  }
`;

const Row = styled('tr')`
  display: grid;
  grid-template-columns: var(--columns);
  min-inline-size: min-content;
  gap: var(--space-1) var(--space-4);
  padding-block: var(--space-3);
  border-block-end: 1px solid var(--line);
  line-height: 1.4;
  break-inside: avoid;
  & > * {
    padding: 0;
    font-weight: 600;
    text-align: start;
  }
  & > th:first-child {
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 400;
  }
  ${below(820)} {
    gap: var(--space-1) var(--space-3);
    & > th:first-child {
      grid-column: 1 / -1;
    }
  }
  ${upTo(540)} {
    font-size: var(--text-sm);
  }
`;

const Head = styled('div')`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  & > a {
    font: 600 var(--text-md) / 1.25 var(--font-display);
  }
  & small a {
    display: inline-grid;
    align-content: center;
    min-block-size: 44px;
    color: var(--accent);
  }
`;

const Image = styled(Picture)`
  inline-size: 100%;
  aspect-ratio: 8 / 5;
  border-radius: var(--radius-sm);
`;

const Missing = styled('span')`
  color: var(--muted);
  font-weight: 400;
`;
