import { useId } from 'react';
import type { Member } from '../../domain/entities.ts';
import { Band } from '../../ui/band/Band.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { List, Name, Person, Portrait, Role, Words } from './ambassadors.style.ts';

export interface AmbassadorsViewProps {
  /** The people; none render nothing. */
  members: readonly Member[];
}

/** People with their words, the picture on alternating sides. */
export function AmbassadorsView({ members }: AmbassadorsViewProps) {
  const id = useId();
  if (members.length === 0) return null;
  return (
    <Band labelledBy={id}>
      <SectionHeading
        id={id}
        eyebrow="Meet them"
        title="Our STEAM Ambassadors"
        lead="One road, many towns: what each of them has begun at home."
      />
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
