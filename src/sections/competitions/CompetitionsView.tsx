import { useId } from 'react';
import type { Competition } from '../../domain/entities.ts';
import { below } from '../../style/media.ts';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';

export interface CompetitionsViewProps {
  /** What was won; nothing, and once it failed, renders nothing. */
  competitions: readonly Competition[] | undefined;
  /** @default 'loaded' */
  status?: 'loading' | 'loaded' | 'failed';
}

/** Three at 1500 and above, two below (spec section 9); a phone has room for one. */
const perView = [
  { min: 0, slides: 1 },
  { min: 540, slides: 2 },
  { min: 1500, slides: 3 },
];

/** "Competition We Won": award cards. */
export function CompetitionsView({ competitions = [], status = 'loaded' }: CompetitionsViewProps) {
  const id = useId();
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
          keyOf={({ _id }) => _id}
          perView={perView}
          gap={24}
          render={({ description }) => (
            <Award>
              <Cup src="/media/competition-award.svg" alt="" width={480} height={360} />
              <Words>
                <Winner>WINNER</Winner>
                <p>{description}</p>
              </Words>
            </Award>
          )}
        />
      )}
    </Band>
  );
}

const Award = styled('article')`
  display: flex;
  align-items: center;
  gap: var(--space-5);
  block-size: 100%;
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: linear-gradient(var(--soft), var(--surface));
  ${below(912)} {
    flex-direction: column;
    text-align: center;
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
  gap: var(--space-3);
  min-inline-size: 0;
  line-height: 1.5;
`;

/** A ribbon with notched ends. */
const Winner = styled('p')`
  justify-self: start;
  padding: 0.3em 1.5em;
  background: #b3186d;
  color: #fff;
  font: 600 var(--text-md)/1.3 var(--font-display);
  letter-spacing: 0.12em;
  clip-path: polygon(0 0, 100% 0, calc(100% - 0.6em) 50%, 100% 100%, 0 100%, 0.6em 50%);
  ${below(912)} {
    justify-self: center;
  }
`;

const Wait = styled(Spinner)`
  min-block-size: 260px;
`;
