import type { ReactNode } from 'react';
import { below, withHover } from '../../style/media.ts';
import { styled } from '../../style/styled.ts';
import { brand } from '../../tokens/brand.ts';
import { PageColumn } from '../../ui/band/Band.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';

const socialIcons = { Facebook: 'facebook', Instagram: 'instagram', LinkedIn: 'linkedin', YouTube: 'youtube' } as const;

export interface ContactPanelViewProps {
  /** The form. */
  children: ReactNode;
}

/** How to reach the provider: address, phone and e-mail as plain text, four social networks, and a form beside them. */
export function ContactPanelView({ children }: ContactPanelViewProps) {
  return (
    <Ground>
      <Columns>
        <Words>
          <Title>Contact Us</Title>
          <p>
            A question about a course, a class for your school, an idea? Write to us. A person reads every message, and
            most answers go out within two school days.
          </p>
          <Details>
            <dt>
              <Icon name="pin" />
              Address
            </dt>
            <dd>{brand.address}</dd>
            <dt>
              <Icon name="phone" />
              Phone
            </dt>
            <dd>
              <bdi>{brand.phone}</bdi>
            </dd>
            <dt>
              <Icon name="mail" />
              E-mail
            </dt>
            <dd>{brand.email}</dd>
          </Details>
          <Socials aria-label="Social networks">
            {brand.social.map(({ name, href }) => (
              <li key={name}>
                <Social href={href} target="_blank">
                  <Icon name={socialIcons[name]} size="22px" />
                  <VisuallyHidden>{name} (opens in a new tab)</VisuallyHidden>
                </Social>
              </li>
            ))}
          </Socials>
        </Words>
        <Card>{children}</Card>
      </Columns>
    </Ground>
  );
}

const Ground = styled('div')`
  padding-block: clamp(40px, 7vw, 96px);
  background: var(--sunken) url(/media/banners/contact.svg) center / cover no-repeat;
`;

const Columns = styled(PageColumn)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  align-items: start;
  gap: var(--space-7);
  ${below(820)} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
  }
`;

const panel = `
  padding: clamp(20px, 4vw, 40px);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: 0 1px 2px rgb(var(--shadow) / 0.06), 0 8px 24px rgb(var(--shadow) / 0.08);
`;

const Words = styled('div')`
  ${panel}
  display: grid;
  gap: var(--space-4);
`;

const Card = styled('div')`
  ${panel}
`;

const Title = styled('h1')`
  font-size: clamp(var(--text-2xl), 1.2em + 3vw, var(--text-3xl));
`;

const Details = styled('dl')`
  display: grid;
  gap: var(--space-1);
  & > dt {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin-block-start: var(--space-3);
    color: var(--accent);
    font-size: var(--text-sm);
    font-weight: 600;
  }
`;

const Socials = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Social = styled(Link)`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: 50%;
  background: var(--soft);
  color: var(--on-soft);
  ${withHover} {
    &:hover {
      background: var(--accent);
      color: var(--on-accent);
    }
  }
`;
