import type { Mission } from '../../domain/entities.ts';
import { below } from '../../style/media.ts';
import { styled } from '../../style/styled.ts';
import { brand } from '../../tokens/brand.ts';
import { Band } from '../../ui/band/Band.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';

export interface MissionsViewProps {
  /** Mission, vision, and whatever else there is; none render nothing. */
  missions: readonly Mission[];
}

/** "Know The {product}": blocks with the picture on alternating sides. */
export function MissionsView({ missions }: MissionsViewProps) {
  if (missions.length === 0) return null;
  return (
    <Band labelledBy="missions-title">
      <SectionHeading id="missions-title" title={`Know The ${brand.product}`} />
      <List>
        {missions.map(({ _id, title, description, image }) => (
          <Block key={_id}>
            <Drawing src={image} alt="" width={640} height={480} />
            <div>
              <Title>{title}</Title>
              <Words>{description}</Words>
            </div>
          </Block>
        ))}
      </List>
    </Band>
  );
}

const List = styled('div')`
  display: grid;
  gap: var(--space-7);
`;

const Block = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  align-items: center;
  gap: var(--space-7);
  &:nth-child(even) > img {
    order: 1;
  }
  &:nth-child(even) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }
  ${below(770)} {
    &,
    &:nth-child(even) {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
    }
    &:nth-child(even) > img {
      order: 0;
    }
  }
`;

const Drawing = styled(Picture)`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-lg);
`;

const Title = styled('h3')`
  font-size: var(--text-2xl);
`;

const Words = styled('p')`
  margin-block-start: var(--space-3);
  color: var(--muted);
  font-size: var(--text-lg);
  line-height: 1.6;
  white-space: pre-line;
`;
