import { type ReactNode, useId } from 'react';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';

export interface CommunityViewProps {
  /** The URL of the button. */
  href: string;
  /**
   * The button's label.
   * @default 'Join Now'
   */
  action?: string;
  /** The URLs of pictures of members. */
  faces: readonly string[];
  /**
   * A sentence below the heading; '' for none.
   * @default the text of the sample school
   */
  lead?: ReactNode;
}

const sampleLead =
  'Show what you made, ask what puzzles you, and meet mentors, ambassadors and children who like the same questions.';

/** Invites visitors to the community. */
export function CommunityView({ href, action = 'Join Now', faces, lead = sampleLead }: CommunityViewProps) {
  const id = useId();
  return (
    <Ground tone="accent" labelledBy={id}>
      <Columns>
        <div>
          <Heading id={id} eyebrow="You are invited" title="Join STEAM Community" lead={lead} />
          <Inverse href={href}>{action}</Inverse>
        </div>
        <Faces>
          {faces.map((src) => (
            <Picture key={src} src={src} alt="" width={120} height={120} />
          ))}
        </Faces>
      </Columns>
    </Ground>
  );
}

const Ground = styled(Band)`
  overflow: hidden;
  --eyebrow: currentColor;
  --lead: currentColor;
  & :focus-visible {
    outline-color: currentColor;
  }
`;

const Heading = styled(SectionHeading)`
  margin-block-end: var(--space-5);
`;

const Columns = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  align-items: center;
  gap: var(--space-7);
  ${below(820)} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
  }
`;

const Inverse = styled(ButtonLink)`
  --over: var(--sun);
  background: var(--on-night);
  color: var(--stage);
`;

const Faces = styled('div')`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: var(--space-3) 0;
  max-inline-size: 520px;
  & > img {
    grid-column: span 2;
    inline-size: 86%;
    block-size: auto;
    aspect-ratio: 1;
    border: 4px solid rgb(255 255 255 / 0.85);
    border-radius: 50%;
    background: var(--soft);
  }
  & > :nth-child(n + 5) {
    translate: 50% 0;
  }
  & > :nth-child(n + 8) {
    display: none;
  }
`;
