import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { limits } from '../../tokens/limits.ts';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { useSchool } from '../page.ts';
import { Building, Mentor, Playing } from './drawings.tsx';

const sampleSlides = [
  {
    title: 'Learn by making',
    text: 'Robots, bridges, stories, games: every course ends with something you can hold up and show.',
    Drawing: Building,
  },
  {
    title: 'A mentor who knows your name',
    text: 'Small live classes with time for every question, the odd ones above all.',
    Drawing: Mentor,
  },
  {
    title: 'Play counts as practice',
    text: 'Simulations and mobile apps keep the week between two lessons lively.',
    Drawing: Playing,
  },
] as const;

/** The slides for all schools except the sample school. They promise nothing that a school may not offer. */
const neutralSlides = [
  { title: 'Learn by making', text: 'Try it, change it, and see what happens.', Drawing: Building },
  { title: 'Ask what puzzles you', text: 'A good question is half of the answer.', Drawing: Mentor },
  { title: 'Play counts as practice', text: 'A little every day goes a long way.', Drawing: Playing },
];

/**
 * The media query that hides the panel: on narrow screens (SPEC.md), and on low screens, where the Pause button would
 * be out of view (WCAG 2.2.2).
 */
export const withoutPanel = '@media (max-width: 820px), (max-height: 38em)';

/** The decorative purple panel of the auth dialogs. */
export function AuthPanel() {
  const { isSample } = useSchool();
  return (
    <Panel>
      <VisibleArea>
        <Carousel
          label="What awaits you"
          items={isSample ? sampleSlides : neutralSlides}
          keyOf={({ title }) => title}
          perView={[{ min: 0, slides: 1 }]}
          gap={0}
          autoplay={limits.authSlide}
          render={({ title, text, Drawing }) => (
            <Slide>
              <Drawing />
              <Title>{title}</Title>
              <p>{text}</p>
            </Slide>
          )}
        />
      </VisibleArea>
    </Panel>
  );
}

const Panel = styled('div')`
  --accent: #ffffff;
  min-inline-size: 0;
  background: linear-gradient(155deg, var(--stage-end), var(--stage) 50%, var(--night));
  color: #ffffff;
  ${withoutPanel} {
    display: none;
  }
`;

/** Keeps the slides centred in the visible part of the panel while the form scrolls. */
const VisibleArea = styled('div')`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  block-size: min(100%, 100dvb - 26px);
  padding: var(--space-5);
  ${below(912)} {
    padding: var(--space-5) var(--space-3);
  }
`;

const Slide = styled('div')`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding-inline: var(--space-5);
  text-align: center;
  & > svg {
    inline-size: min(100%, 340px);
  }
  & > p:last-child {
    max-inline-size: 28em;
  }
`;

const Title = styled('p')`
  margin-block-start: var(--space-4);
  font: 600 var(--text-xl)/1.2 var(--font-display);
`;
