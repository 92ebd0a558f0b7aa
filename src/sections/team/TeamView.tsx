import type { Member } from '../../domain/entities.ts';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';

export interface TeamViewProps {
  /** The people; none render nothing. */
  members: readonly Member[];
}

/** Spec section 9 names 4 at 1500, 3 at 912 to 1240 and 2 at 820; between them the smaller number goes on. */
const perView = [
  { min: 0, slides: 1 },
  { min: 540, slides: 2 },
  { min: 912, slides: 3 },
  { min: 1500, slides: 4 },
];

/** "Get To Know About Our Team". */
export function TeamView({ members }: TeamViewProps) {
  if (members.length === 0) return null;
  return (
    <Band tone="sunken" labelledBy="team-title">
      <SectionHeading id="team-title" title="Get To Know About Our Team" />
      <Carousel
        label="Our team"
        items={members}
        keyOf={({ _id }) => _id}
        perView={perView}
        gap={24}
        render={({ member_name, designation, description, image }) => (
          <Card>
            <Portrait src={image} alt="" width={240} height={240} />
            <Name>{member_name}</Name>
            <Role>{designation}</Role>
            <Words>{description}</Words>
          </Card>
        )}
      />
    </Band>
  );
}

const Card = styled('article')`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--space-2);
  block-size: 100%;
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
  text-align: center;
`;

const Portrait = styled(Picture)`
  inline-size: 140px;
  aspect-ratio: 1;
  border-radius: 50%;
`;

const Name = styled('h3')`
  margin-block-start: var(--space-2);
  font-size: var(--text-lg);
`;

const Role = styled('p')`
  color: var(--accent);
  font-size: var(--text-sm);
  font-weight: 600;
`;

const Words = styled('p')`
  color: var(--muted);
  font-size: var(--text-sm);
`;
