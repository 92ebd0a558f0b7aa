import { useId } from 'react';
import type { Competition } from '../../domain/entities.ts';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';

export interface CompetitionsViewProps {
  /** The competitions won. An empty or failed list renders nothing. */
  competitions: readonly Competition[] | undefined;
  /**
   * The state of the request.
   * @default 'loaded'
   */
  status?: 'loading' | 'loaded' | 'failed';
}

/** Three slides from 1500 px, two below (SPEC.md section 9), one on phones. */
const perView = [
  { min: 0, slides: 1 },
  { min: 540, slides: 2 },
  { min: 1500, slides: 3 },
];

/** "Competition We Won": award cards. */
export function CompetitionsView({ competitions = [], status = 'loaded' }: CompetitionsViewProps) {
  const id = useId();
  const contentText = useContentText();
  if (status !== 'loading' && competitions.length === 0) return null;
  return (
    <Band labelledBy={id}>
      <SectionHeading id={id} align="center" eyebrow="Awards" title="Competition We Won" />
      {status === 'loading' ? (
        <Wait label="Loading the awards" />
      ) : (
        <Carousel
          label="Competitions we won"
          items={competitions}
          keyOf={({ id }) => id}
          perView={perView}
          gap={24}
          render={({ description }) => (
            <Slot>
              <Award>
                <Cup src="/media/competition-award.svg" alt="" width={480} height={360} />
                <Words>
                  <Winner>WINNER</Winner>
                  <p {...contentText}>{description}</p>
                </Words>
              </Award>
            </Slot>
          )}
        />
      )}
    </Band>
  );
}

/** A query container, because the card's layout depends on its own width. */
const Slot = styled('div')`
  container-type: inline-size;
`;

const Award = styled('article')`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-4);
  block-size: 100%;
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: linear-gradient(var(--soft), var(--surface));
  text-align: center;
  @container (min-width: 480px) {
    flex-direction: row;
    gap: var(--space-5);
    text-align: start;
  }
`;

const Cup = styled(Picture)`
  flex: none;
  inline-size: 200px;
  aspect-ratio: 4 / 3;
  background: none;
`;

const Words = styled('div')`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  min-inline-size: 0;
  line-height: 1.5;
  @container (min-width: 480px) {
    justify-items: start;
  }
`;

const Winner = styled('p')`
  padding: 0.3em 1.5em;
  background: #b3186d;
  color: #fff;
  font: 600 var(--text-md)/1.3 var(--font-display);
  letter-spacing: 0.12em;
  clip-path: polygon(0 0, 100% 0, calc(100% - 0.6em) 50%, 100% 100%, 0 100%, 0.6em 50%);
`;

const Wait = styled(Spinner)`
  min-block-size: 260px;
`;
