import type { ComponentProps } from 'react';
import { subjects } from '../../tokens/limits.ts';
import { PageColumn } from '../../ui/band/Band.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { arrow } from '../../ui/icon/paths.ts';
import { Art, Columns, Lead, Product, Stat, Stats, Subjects, Text, Title, Top } from './hero.style.ts';

export interface HeroViewProps extends ComponentProps<'section'> {
  /** The product's name, at the end of the headline. */
  product: string;
  /** The URL of "Learn with Us". */
  href: string;
  /** The figures below, such as "40+" and "courses". */
  stats: readonly { figure: string; label: string }[];
}

/** The hero of the home page: headline, lead and one call to action. */
export function HeroView({ product, href, stats, ...rest }: HeroViewProps) {
  const contentText = useContentText();
  return (
    <Top aria-labelledby="hero-title" {...rest}>
      <PageColumn>
        <Columns>
          <Text>
            <Subjects aria-label="Subjects">
              {subjects.map((subject) => (
                <li key={subject}>{subject}</li>
              ))}
            </Subjects>
            <Title id="hero-title">
              Empowering Minds with <Product {...contentText}>{product}</Product>
            </Title>
            <Lead>
              Live online classes and hands-on projects in science, technology, engineering, arts and maths, for
              children who would rather find out than be told.
            </Lead>
            <ButtonLink href={href}>
              Learn with Us
              <Icon path={arrow} ahead />
            </ButtonLink>
          </Text>
          <Art src="/media/hero.svg" alt="" width={800} height={600} fetchPriority="high" />
        </Columns>
        <Stats>
          {stats.map((stat) => (
            <Stat key={stat.label}>
              <dt {...contentText}>{stat.label}</dt>
              <dd {...contentText}>{stat.figure}</dd>
            </Stat>
          ))}
        </Stats>
      </PageColumn>
    </Top>
  );
}
