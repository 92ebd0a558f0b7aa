import { styled } from '../style/styled.ts';
import { Link } from '../ui/link/Link.tsx';

/**
 * Tells visitors without scripts what does not work, and the alternative. Login and Sign Up link to the home page,
 * which shows this.
 */
export function WithoutScripts() {
  return (
    <noscript>
      <Notice>
        Accounts need JavaScript, which is off in this browser. Everything else works without it. To enrol or to ask
        something, <Link href="/contactus">write to us</Link>.
      </Notice>
    </noscript>
  );
}

const Notice = styled('p')`
  padding: var(--space-3) clamp(16px, 4.5vw, 24px);
  background: var(--soft);
  color: var(--on-soft);
  text-align: center;
`;
