import { useId } from 'react';
import type { Member } from '../../domain/entities.ts';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { initialsPicture } from '../../ui/picture/initials.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';

export interface TeamViewProps {
  /** The team members. An empty or failed list renders nothing. */
  members: readonly Member[] | undefined;
  /**
   * The state of the request.
   * @default 'loaded'
   */
  status?: 'loading' | 'loaded' | 'failed';
}

/** SPEC.md section 9: 4 at 1500 px, 3 at 912 to 1240 px, 2 at 820 px. Widths in between use the smaller number. */
const perView = [
  { min: 0, slides: 1 },
  { min: 540, slides: 2 },
  { min: 912, slides: 3 },
  { min: 1500, slides: 4 },
];

/** The section "Get To Know About Our Team". */
export function TeamView({ members = [], status = 'loaded' }: TeamViewProps) {
  const id = useId();
  const contentText = useContentText();
  if (status !== 'loading' && members.length === 0) return null;
  return (
    <Band tone="sunken" labelledBy={id}>
      <SectionHeading id={id} align="center" eyebrow="Our people" title="Get To Know About Our Team" />
      {status === 'loading' ? (
        <Wait label="Loading the team" />
      ) : (
        <Carousel
          label="Our team"
          items={members}
          keyOf={({ id }) => id}
          perView={perView}
          gap={24}
          render={({ name, designation, description, imageUrl }, index) => (
            <Card $colour={index % 5}>
              <Portrait src={imageUrl} fallback={initialsPicture(name)} alt="" width={240} height={240} />
              <Name {...contentText}>{name}</Name>
              <Role {...contentText}>{designation}</Role>
              <Words {...contentText}>{description}</Words>
            </Card>
          )}
        />
      )}
    </Band>
  );
}

const Card = styled('article')<{ $colour: number }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2);
  block-size: 100%;
  padding: var(--space-6) var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background:
    linear-gradient(var(--cycle-${({ $colour }) => $colour}) 0 0) 0 0 / 100% 84px no-repeat,
    var(--surface);
  text-align: center;
  overflow: hidden;
`;

const Portrait = styled(Picture)`
  inline-size: 132px;
  block-size: 132px;
  margin-block-end: var(--space-2);
  border: 5px solid var(--surface);
  border-radius: 50%;
`;

const Name = styled('h3')`
  font-size: var(--text-lg);
`;

const Role = styled('p')`
  color: var(--accent);
  font: 600 var(--text-sm)/1.4 var(--font-display);
`;

const Words = styled('p')`
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.55;
  white-space: pre-line;
  text-wrap: pretty;
`;

const Wait = styled(Spinner)`
  min-block-size: 380px;
`;
