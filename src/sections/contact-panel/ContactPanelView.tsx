import { type ReactNode, useId } from 'react';
import { type School, sampleSchool } from '../../domain/school.ts';
import { styled } from '../../style/styled.ts';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { mail, phone, pin } from '../../ui/icon/paths.ts';
import { breakableAddress } from '../../ui/link/breakable-address.tsx';
import { SocialLinks } from '../../ui/social-links/SocialLinks.tsx';
import { Card, CardTitle, Columns, Details, Ground, Lead, Title, Words } from './contact-panel.style.ts';

export interface ContactPanelViewProps {
  /** The form. */
  children: ReactNode;
  /**
   * The school's contact details.
   * @default the sample school's details
   */
  school?: ContactDetails | undefined;
  /**
   * A sentence below the heading.
   * @default the text of the sample school
   */
  lead?: ReactNode;
}

const sampleLead =
  'A question about a course, a class for your school, an idea? A person reads every message, and most answers go out within two school days.';

type ContactDetails = Pick<School, 'address' | 'phone' | 'email' | 'social'>;

const waysTo = (school: ContactDetails) =>
  [
    { icon: pin, name: 'Address', text: school.address },
    { icon: phone, name: 'Phone', text: school.phone },
    { icon: mail, name: 'E-mail', text: school.email },
  ].filter(({ text }) => text);

/** The provider's address, phone, e-mail and social networks, with the form beside them. */
export function ContactPanelView({ children, school = sampleSchool, lead = sampleLead }: ContactPanelViewProps) {
  const id = useId();
  const contentText = useContentText();
  return (
    <Ground>
      <Columns>
        <Words>
          <Title>Contact Us</Title>
          <Lead>{lead}</Lead>
          <Details>
            {waysTo(school).map(({ icon, name, text }) => (
              <div key={name}>
                <dt>
                  <Icon path={icon} />
                  {name}
                </dt>
                <dd>{name === 'E-mail' ? breakableAddress(text) : <bdi {...contentText}>{text}</bdi>}</dd>
              </div>
            ))}
          </Details>
          <Socials links={school.social} />
        </Words>
        <Card aria-labelledby={id}>
          <CardTitle id={id}>Write to us</CardTitle>
          {children}
        </Card>
      </Columns>
    </Ground>
  );
}

const Socials = styled(SocialLinks)`
  margin-block-start: var(--space-2);
`;
