import { type ComponentType, type ReactNode, useId, useState } from 'react';
import type { Lesson, Module } from '../../domain/entities.ts';
import { isFinished, progressText } from '../../domain/progress.ts';
import { counted, isNumber, paragraphs } from '../../domain/text.ts';
import { lectureHref } from '../../domain/url.ts';
import { contentVisibility } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Accordion } from '../../ui/accordion/Accordion.tsx';
import { type ContentText, useContentText } from '../../ui/content-text/content-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { check, play } from '../../ui/icon/paths.ts';
import { Link } from '../../ui/link/Link.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';

export interface CurriculumViewProps {
  /** The course's id. */
  course: string;
  /** The course's modules, in order; undefined until they are loaded. */
  modules: readonly Module[] | undefined;
  /** The state of the request. Without modules nothing renders. */
  status: 'loading' | 'loaded' | 'failed';
  /** The ids of the lectures that the visitor has watched to their end. Finished lessons get a tick, and a line counts them. */
  watched?: ReadonlySet<string> | undefined;
  /** Loads the lessons of a module without lessons, and passes them to `children`. */
  Lessons?: ComponentType<{ module: Module; children: (lessons: readonly Lesson[]) => ReactNode }>;
}

/** The modules of a course and their lessons, one lesson open at a time. */
export function CurriculumView({ course, modules = [], status, watched = none, Lessons }: CurriculumViewProps) {
  const id = useId();
  const [openId, setOpenId] = useState<string>();
  if (status === 'loading') return <Wait label="Loading the curriculum" />;
  if (modules.length === 0) return null;

  const lessonsOf = (lessons: readonly Lesson[]) =>
    lessons.length > 0 && (
      <Accordion
        name={id}
        headingLevel={4}
        openId={openId}
        // Keeps only one lesson open across all modules, even in browsers without `<details name>`.
        onToggle={(lesson, open) => setOpenId((now) => (open ? lesson : now === lesson ? undefined : now))}
        items={lessons.map((lesson) => ({
          id: lesson.id,
          title: isFinished(idsOf(lesson), watched) ? <Finished name={lesson.name} /> : lesson.name,
          body: <LessonBody lesson={lesson} course={course} />,
        }))}
      />
    );
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title="Course Curriculum" />
      <Done lessons={modules.flatMap((module) => module.lessons)} watched={watched} />
      <Modules>
        {modules.map((module) => (
          <Card key={module.id}>
            <ModuleHead module={module} />
            {Lessons && module.lessons.length === 0 ? (
              <Lessons module={module}>{lessonsOf}</Lessons>
            ) : (
              lessonsOf(module.lessons)
            )}
          </Card>
        ))}
      </Modules>
    </section>
  );
}

const none: ReadonlySet<string> = new Set();

const idsOf = ({ lectures }: Lesson) => ({ lectures: lectures.map(({ id }) => id) });

/** "3 of 13 lessons"; nothing before the first finished lesson. */
function Done({ lessons, watched }: { lessons: readonly Lesson[]; watched: ReadonlySet<string> }) {
  const taught = lessons.map(idsOf).filter(({ lectures }) => lectures.length > 0);
  const done = taught.filter((lesson) => isFinished(lesson, watched)).length;
  if (done === 0) return null;
  return (
    <Progress>
      {progressText({ done, total: taught.length })}
      <progress value={done} max={taught.length} aria-hidden="true" />
    </Progress>
  );
}

const Finished = ({ name }: { name: string }) => (
  <Ticked>
    {name}
    <Icon path={check} size="1.1em" />
    <VisuallyHidden> (finished)</VisuallyHidden>
  </Ticked>
);

function ModuleHead({ module }: { module: Module }) {
  const contentText = useContentText();
  const { name, title, description } = module;
  const facts: [text: string, attributes?: ContentText][] = [
    [counted(module.lectureCount, 'lecture'), isNumber(module.lectureCount) ? undefined : contentText],
    [module.duration, contentText],
  ];
  const shown = facts.filter(([text]) => text !== '');
  return (
    <Head>
      {title && <Name {...contentText}>{name}</Name>}
      <Title {...contentText}>{title || name}</Title>
      {shown.length > 0 && (
        <Facts>
          {shown.map(([text, attributes], index) => (
            <span key={text}>
              {index > 0 && ' · '}
              <bdi {...attributes}>{text}</bdi>
            </span>
          ))}
        </Facts>
      )}
      {description && <p {...contentText}>{description}</p>}
    </Head>
  );
}

function LessonBody({ lesson, course }: { lesson: Lesson; course: string }) {
  const contentText = useContentText();
  return (
    <Body>
      {paragraphs(lesson.content).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no ids and are never reordered
        <p key={index} {...contentText}>
          {text}
        </p>
      ))}
      {lesson.lectures.map(({ id, title }) => (
        <Watch key={id} href={lectureHref(lesson.id, course)}>
          <Icon path={play} size="1.1em" />
          <span>
            Watch Lecture - <bdi {...contentText}>{title}</bdi>
          </span>
        </Watch>
      ))}
    </Body>
  );
}

const Wait = styled(Spinner)`
  min-block-size: 480px;
`;

const Progress = styled('p')`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  margin-block-end: var(--space-4);
  font-weight: 600;
  & progress {
    flex: 1;
    max-inline-size: 320px;
    block-size: 10px;
    accent-color: var(--success);
  }
`;

const Ticked = styled('span')`
  & > svg {
    display: inline;
    margin-inline-start: 0.4em;
    color: var(--success);
    vertical-align: -0.15em;
  }
`;

const Modules = styled('ol')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  @media print {
    display: block;
    & > li {
      margin-block-end: var(--space-5);
    }
  }
`;

const Card = styled('li')`
  padding: clamp(16px, 2.5vw, 28px);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--sunken);
  ${contentVisibility('340px')}
`;

const Head = styled('div')`
  display: grid;
  gap: var(--space-2);
  margin-block-end: var(--space-4);
  @media print {
    break-after: avoid;
  }
`;

const Name = styled('p')`
  color: var(--accent);
  font: 600 var(--text-sm)/1.3 var(--font-display);
`;

const Title = styled('h3')`
  font-size: var(--text-lg);
`;

const Facts = styled('p')`
  color: var(--muted);
  font-size: var(--text-sm);
`;

const Body = styled('div')`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
`;

const Watch = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 44px;
  color: var(--accent);
  font-weight: 600;
  & > svg {
    flex: none;
  }
`;
