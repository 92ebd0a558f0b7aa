import type { ComponentProps, ReactNode } from 'react';
import { splitAtPlaceholders } from '../../domain/text.ts';
import { subjects as allSubjects, type Subject } from '../../tokens/limits.ts';
import { PageColumn } from '../../ui/band/Band.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { arrow } from '../../ui/icon/paths.ts';
import { Art, Columns, Lead, Product, Stall, Stat, Stats, Subjects, Text, Title, Top } from './hero.style.ts';

export interface HeroViewProps extends ComponentProps<'section'> {
  /** The product's name, in the headline. */
  product: string;
  /**
   * The headline, with `{name}` for the product's name.
   * @default the headline of the specification
   */
  headline?: string;
  /** The URL of "Learn with Us". */
  href: string;
  /** The figures below the text, such as "40+" and "courses". */
  stats: readonly { figure: string; label: string }[];
  /**
   * A sentence or two below the headline.
   * @default the text of the sample school
   */
  lead?: ReactNode;
  /**
   * The URL of the picture beside the text; '' for none.
   * @default the picture of the sample school
   */
  picture?: string | undefined;
  /**
   * The subjects above the headline.
   * @default all five
   */
  subjects?: readonly Subject[];
  /** Called when a subject or “Try an experiment” is pressed. Without it, the subjects are plain text. */
  onSubject?: ((subject: Subject) => void) | undefined;
  /** An element that replaces the picture, such as an experiment. */
  stage?: ReactNode;
}

const sampleLead =
  'Live online classes and hands-on projects in science, technology, engineering, arts and maths, for children who would rather find out than be told.';

/** The hero of the home page: headline, lead and a call to action. */
export function HeroView({
  product,
  headline = 'Empowering Minds with {name}',
  href,
  stats,
  lead = sampleLead,
  picture = '/media/hero.svg',
  subjects = allSubjects,
  onSubject,
  stage,
  ...rest
}: HeroViewProps) {
  const contentText = useContentText();
  return (
    <Top aria-labelledby="hero-title" {...rest}>
      <PageColumn>
        <Columns>
          <Text data-waits={Boolean(stage || picture) || undefined}>
            {subjects.length > 0 && (
              <Subjects aria-label="Subjects">
                {subjects.map((subject) => (
                  <li key={subject}>
                    {onSubject ? (
                      <button type="button" onClick={() => onSubject(subject)}>
                        {subject}
                      </button>
                    ) : (
                      subject
                    )}
                  </li>
                ))}
              </Subjects>
            )}
            <Title id="hero-title">
              {splitAtPlaceholders(headline).map((part, index) =>
                index % 2 === 0 ? (
                  part
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
                  <Product key={index} {...contentText}>
                    {product}
                  </Product>
                ),
              )}
            </Title>
            <Lead>{lead}</Lead>
            <ButtonLink href={href}>
              Learn with Us
              <Icon path={arrow} ahead />
            </ButtonLink>
          </Text>
          {stage ||
            (picture && (
              <Stall>
                <Art src={picture} alt="" width={800} height={600} fetchPriority="high" />
                {onSubject && (
                  <button type="button" onClick={() => onSubject(subjects[0] ?? allSubjects[0])}>
                    Try an experiment
                  </button>
                )}
              </Stall>
            ))}
        </Columns>
        {stats.length > 0 && (
          <Stats $count={stats.length}>
            {stats.map((stat) => (
              <Stat key={stat.label}>
                <dt {...contentText}>{stat.label}</dt>
                <dd {...contentText}>{stat.figure}</dd>
              </Stat>
            ))}
          </Stats>
        )}
      </PageColumn>
    </Top>
  );
}
