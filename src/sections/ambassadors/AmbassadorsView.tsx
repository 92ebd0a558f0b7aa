import type { Member } from '../../domain/entities.ts';
import { upTo } from '../../style/media.ts';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';

export interface AmbassadorsViewProps {
  /** The people; none render nothing. */
  members: readonly Member[];
}

/** People with their words, the picture on alternating sides. */
export function AmbassadorsView({ members }: AmbassadorsViewProps) {
  if (members.length === 0) return null;
  return (
    <Band labelledBy="ambassadors-title">
      <SectionHeading id="ambassadors-title" title="Our STEAM Ambassadors" />
      <List>
        {members.map(({ _id, member_name, designation, description, image }) => (
          <Person key={_id}>
            <Portrait src={image} alt="" width={240} height={240} />
            <div>
              <Name>{member_name}</Name>
              <Role>{designation}</Role>
              <Words>{description}</Words>
            </div>
          </Person>
        ))}
      </List>
    </Band>
  );
}

const List = styled('ul')`
  display: grid;
  gap: var(--space-6);
`;

const Person = styled('li')`
  display: flex;
  align-items: center;
  gap: var(--space-6);
  max-inline-size: 860px;
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
  &:nth-child(even) {
    flex-direction: row-reverse;
    margin-inline-start: auto;
  }
  & > div {
    min-inline-size: 0;
  }
  ${upTo(540)} {
    &,
    &:nth-child(even) {
      flex-direction: column;
      align-items: start;
      gap: var(--space-4);
    }
  }
`;

const Portrait = styled(Picture)`
  flex: none;
  inline-size: clamp(112px, 20vw, 180px);
  aspect-ratio: 1;
  border-radius: 50%;
`;

const Name = styled('h3')`
  font-size: var(--text-xl);
`;

const Role = styled('p')`
  color: var(--accent);
  font-weight: 600;
`;

const Words = styled('p')`
  margin-block-start: var(--space-3);
  color: var(--muted);
  white-space: pre-line;
`;
