import { splitAtPlaceholders } from '../../domain/text.ts';
import { below, contentVisibility, withHover } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { PageColumn } from '../../ui/band/Band.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { mail, phone, pin } from '../../ui/icon/paths.ts';
import { breakableAddress } from '../../ui/link/breakable-address.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { SocialLinks } from '../../ui/social-links/SocialLinks.tsx';
import { useSchool } from '../page.ts';
import { Awning } from './Awning.tsx';
import { Logo } from './Logo.tsx';
import { footerLinks } from './links.ts';

/** The footer of every page: links, contact data, legal links. */
export function Footer() {
  const school = useSchool();
  const contentText = useContentText();
  return (
    <Foot>
      <Awning />
      <Columns>
        <About>
          <Logo width={70} height={60} />
          <AboutText />
          <SocialLinks links={school.social} />
        </About>
        <nav aria-labelledby="footer-explore">
          <Title id="footer-explore">Explore</Title>
          <Links>
            {footerLinks(school).map(({ href, label }) => (
              <li key={label}>
                <Item href={href}>{label}</Item>
              </li>
            ))}
          </Links>
        </nav>
        <Contact>
          <Title>Get in touch</Title>
          {school.email && (
            <Item href={`mailto:${school.email}`}>
              <Icon path={mail} />
              {breakableAddress(school.email)}
            </Item>
          )}
          {school.phone && (
            <Item href={`tel:${school.phone.replace(/[^+\d]/g, '')}`}>
              <Icon path={phone} />
              <bdi>{school.phone}</bdi>
            </Item>
          )}
          {school.address && (
            <Place>
              <Icon path={pin} />
              <bdi {...contentText}>{school.address}</bdi>
            </Place>
          )}
        </Contact>
      </Columns>
      <Legal>
        <p>
          © {school.copyrightYear} <bdi {...contentText}>{school.provider}</bdi>. All rights reserved.
        </p>
        <p>
          By using this site you agree to our <Plain href={school.terms}>Terms of Use</Plain> and{' '}
          <Plain href={school.privacy}>Privacy Policy</Plain>.
        </p>
        {/* If the school's own policy is elsewhere, this page still describes what this product stores. */}
        {school.privacy !== '/privacy' && <Plain href="/privacy">Privacy in plain words</Plain>}
        <Plain href="/ambassador">Become an ambassador</Plain>
        <Plain href="/embed">Our courses on your page</Plain>
      </Legal>
    </Foot>
  );
}

function AboutText() {
  const { name, city, footerText, homeText } = useSchool();
  const contentText = useContentText();
  const values: Readonly<Record<string, string>> = { name, city };
  const text = footerText || homeText;
  if (!text) return null;
  return (
    <p {...contentText}>
      {splitAtPlaceholders(text).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
          <bdi key={index}>{Object.hasOwn(values, part) ? values[part] : `{${part}}`}</bdi>
        ),
      )}
    </p>
  );
}

const Foot = styled('footer')`
  background: var(--night);
  color: var(--night-muted);
  font-size: var(--text-sm);
  --content-visibility: auto;
  ${contentVisibility('460px')}
  ${below(912)} {
    contain-intrinsic-block-size: auto 900px;
  }
  & :focus-visible {
    outline-color: var(--sun);
  }
  @media print {
    display: none;
  }
`;

const Columns = styled(PageColumn)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr);
  gap: var(--space-6) var(--space-8);
  padding-block: var(--space-7) var(--space-7);
  ${below(912)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-6);
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${below(540)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const About = styled('div')`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: var(--space-4);
  & > p {
    max-inline-size: 36ch;
  }
`;

const Title = styled('h2')`
  margin-block-end: var(--space-3);
  color: var(--on-night);
  font-size: var(--text-lg);
`;

const Links = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(6.5em, 40%)), 1fr));
  column-gap: var(--space-4);
`;

const Item = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 44px;
  overflow-wrap: anywhere;
  text-decoration: none;
  & > svg {
    flex: none;
    color: var(--sun);
  }
  ${withHover} {
    &:hover {
      color: var(--on-night);
      text-decoration: underline;
      text-underline-offset: 0.3em;
    }
  }
`;

const Contact = styled('address')`
  display: grid;
  justify-items: start;
  align-content: start;
  font-style: normal;
`;

const Place = styled('span')`
  display: flex;
  gap: var(--space-3);
  padding-block: 0.55em;
  & > svg {
    flex: none;
    margin-block-start: 0.15em;
    color: var(--sun);
  }
`;

const Plain = styled(Link)`
  display: inline-grid;
  align-content: center;
  min-block-size: 44px;
  text-underline-offset: 0.3em;
`;

const Legal = styled(PageColumn)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
  padding-block: var(--space-4) var(--space-5);
  border-block-start: 1px solid rgb(255 255 255 / 0.14);
  font-size: var(--text-xs);
`;
