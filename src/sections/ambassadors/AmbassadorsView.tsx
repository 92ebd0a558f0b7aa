import { type ReactNode, useId } from 'react';
import type { Ambassador } from '../../domain/entities.ts';
import { Band } from '../../ui/band/Band.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { initialsPicture } from '../../ui/picture/initials.ts';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { List, Name, Page, Person, Portrait, Role, Wait, Words } from './ambassadors.style.ts';

export interface AmbassadorsViewProps {
  /** The ambassadors. An empty or failed list renders nothing. */
  members: readonly Ambassador[] | undefined;
  /**
   * The state of the request.
   * @default 'loaded'
   */
  status?: 'loading' | 'loaded' | 'failed';
  /**
   * A sentence below the heading; '' for none.
   * @default the text of the sample school
   */
  lead?: ReactNode;
}

/** The ambassadors as cards, on alternating sides. */
export function AmbassadorsView({
  members = [],
  status = 'loaded',
  lead = 'One road, many towns: what each of them has begun at home.',
}: AmbassadorsViewProps) {
  const id = useId();
  const contentText = useContentText();
  if (status !== 'loading' && members.length === 0) return null;
  return (
    <Band labelledBy={id}>
      <SectionHeading id={id} eyebrow="Meet them" title="Our STEAM Ambassadors" lead={lead} />
      {status === 'loading' ? (
        <Wait label="Loading the ambassadors" />
      ) : (
        <List>
          {members.map(({ id, name, designation, description, imageUrl, partnerId }) => (
            <Person key={id}>
              <Portrait src={imageUrl} fallback={initialsPicture(name)} alt="" width={240} height={240} />
              <div>
                <Name {...contentText}>{name}</Name>
                <Role {...contentText}>{designation}</Role>
                <Words {...contentText}>{description}</Words>
                {partnerId && (
                  <Page href={`/p/${encodeURIComponent(partnerId)}`}>
                    Page of <bdi {...contentText}>{name}</bdi>
                  </Page>
                )}
              </div>
            </Person>
          ))}
        </List>
      )}
    </Band>
  );
}
