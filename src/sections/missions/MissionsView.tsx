import { useId } from 'react';
import type { Mission } from '../../domain/entities.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { brand } from '../../tokens/brand.ts';
import { Band } from '../../ui/band/Band.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';

export interface MissionsViewProps {
  /** Mission, vision and further blocks. An empty or failed list renders nothing. */
  missions: readonly Mission[] | undefined;
  /**
   * The state of the request.
   * @default 'loaded'
   */
  status?: 'loading' | 'loaded' | 'failed';
  /**
   * The school's name.
   * @default the sample school's name
   */
  product?: string | undefined;
}

/** "Know The {product}": blocks with the picture on alternating sides. */
export function MissionsView({ missions = [], status = 'loaded', product = brand.product }: MissionsViewProps) {
  const id = useId();
  const contentText = useContentText();
  if (status !== 'loading' && missions.length === 0) return null;
  return (
    <Band labelledBy={id}>
      <SectionHeading
        id={id}
        eyebrow="Why we are here"
        title={
          <>
            Know The <bdi {...contentText}>{product}</bdi>
          </>
        }
      />
      {status === 'loading' ? (
        <Wait label="Loading mission and vision" />
      ) : (
        <List>
          {missions.map(({ id, title, description, imageUrl }) => (
            <Block key={id}>
              <Drawing src={imageUrl} alt="" width={640} height={480} />
              <div>
                <Title {...contentText}>{title}</Title>
                <Words {...contentText}>{description}</Words>
              </div>
            </Block>
          ))}
        </List>
      )}
    </Band>
  );
}

const List = styled('div')`
  display: grid;
  gap: clamp(40px, 6vw, 80px);
`;

const Block = styled('div')`
  --lean: 20px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: clamp(32px, 6vw, 88px);
  &:nth-child(even) {
    --lean: -20px;
  }
  &:nth-child(even) > img {
    order: 1;
  }
  ${below(770)} {
    &,
    &:nth-child(even) {
      --lean: 0px;
      grid-template-columns: minmax(0, 1fr);
      gap: calc(20px + var(--space-5));
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
  box-shadow: calc(-1 * var(--lean)) 20px 0 var(--soft);
`;

const Title = styled('h3')`
  display: grid;
  gap: var(--space-3);
  font-size: clamp(var(--text-xl), 1em + 1.6vw, var(--text-2xl));
  &::after {
    content: '';
    inline-size: 1.6em;
    block-size: 0.18em;
    border-radius: 1em;
    background: var(--sun);
  }
`;

const Words = styled('p')`
  margin-block-start: var(--space-4);
  color: var(--muted);
  font-size: var(--text-lg);
  line-height: 1.6;
  white-space: pre-line;
  text-wrap: pretty;
`;

const Wait = styled(Spinner)`
  min-block-size: 480px;
`;
