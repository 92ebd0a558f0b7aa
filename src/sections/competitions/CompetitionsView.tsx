import type { Competition } from '../../domain/entities.ts';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';

export interface CompetitionsViewProps {
  /** What was won; nothing renders nothing. */
  competitions: readonly Competition[];
}

/** Three at 1500 and above, two below (spec section 9); a phone has room for one. */
const perView = [
  { min: 0, slides: 1 },
  { min: 540, slides: 2 },
  { min: 1500, slides: 3 },
];

/** "Competition We Won": award cards. */
export function CompetitionsView({ competitions }: CompetitionsViewProps) {
  if (competitions.length === 0) return null;
  return (
    <Band labelledBy="competitions-title">
      <SectionHeading id="competitions-title" title="Competition We Won" />
      <Carousel
        label="Competitions we won"
        items={competitions}
        keyOf={({ _id }) => _id}
        perView={perView}
        gap={24}
        render={({ description }) => (
          <Award>
            <Cup src="/media/competition-award.svg" alt="" width={240} height={240} />
            <div>
              <Winner>WINNER</Winner>
              <p>{description}</p>
            </div>
          </Award>
        )}
      />
    </Band>
  );
}

const Award = styled('article')`
  display: flex;
  align-items: center;
  gap: var(--space-5);
  block-size: 100%;
  padding: var(--space-5);
  border-radius: var(--radius-lg);
  background: var(--soft);
  color: var(--on-soft);
  & > div {
    min-inline-size: 0;
  }
`;

const Cup = styled(Picture)`
  flex: none;
  inline-size: 96px;
  background: none;
`;

const Winner = styled('p')`
  font: 600 var(--text-xl)/1.2 var(--font-display);
  letter-spacing: 0.08em;
`;
