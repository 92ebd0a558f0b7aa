import { useContentText } from '../../ui/content-text/content-text.ts';
import { breakableAddress } from '../../ui/link/breakable-address.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Body, Part } from './terms.style.ts';

export interface TermsViewProps {
  /** The school's name. */
  name: string;
  /** The organisation that runs the site. */
  provider: string;
  /** The e-mail address for questions. */
  email: string;
  /** The URL of the privacy policy. */
  privacyHref: string;
  /**
   * The costs of lectures and enrolment.
   * @default the text of the sample school
   */
  enrolment?: string | undefined;
}

const sampleEnrolment =
  'Looking around, an account and the lectures on this site cost nothing. The page for enrolling is a sample and takes no money. ';

/** The default terms of use, for a school without its own terms. */
export function TermsView({ name, provider, email, privacyHref, enrolment = sampleEnrolment }: TermsViewProps) {
  const contentText = useContentText();
  return (
    <Body>
      <Part $colour={0}>
        <h2>Who May Use This Site</h2>
        <p>
          <bdi {...contentText}>{provider}</bdi> runs <bdi {...contentText}>{name}</bdi>. Everybody may look around,
          without an account. An account is made by a parent or another adult who is responsible for the child; children
          use it together with them.
        </p>
      </Part>
      <Part $colour={1}>
        <h2>Your Account</h2>
        <ul>
          <li>Give your true name, and an e-mail address and a phone number that are yours.</li>
          <li>Keep the password to your family. Tell us if somebody else may know it.</li>
          <li>You may leave at any time: write to us, and we delete the account.</li>
          <li>We may close an account that is used to harm others. We say why, unless the law forbids it.</li>
        </ul>
      </Part>
      <Part $colour={2}>
        <h2>Courses, Lectures and Downloads</h2>
        <ul>
          <li>Texts, pictures and lectures are for your family and for teaching children.</li>
          <li>Please do not sell them, or publish them again, unless a page says that you may.</li>
          <li>What a child makes in a course belongs to the child.</li>
        </ul>
      </Part>
      <Part $colour={3}>
        <h2>What It Costs</h2>
        <p>
          {enrolment}
          Before anything costs something, we name the full price and ask for your consent.
        </p>
      </Part>
      <Part $colour={4}>
        <h2>What We Promise, and What We Cannot</h2>
        <p>
          We choose our texts and lectures with care, and we repair what is wrong. We cannot promise that the site is
          always reachable or free of mistakes, and we do not answer for the pages of others that we link to. The rights
          that the law gives you stay yours, whatever is written here.
        </p>
      </Part>
      <Part $colour={0}>
        <h2>Your Data, Changes and Questions</h2>
        <p>
          The <Link href={privacyHref}>privacy policy</Link> says what we store about you. If these terms change, this
          page changes; for a change that takes something away from you, we ask for your consent again. Please write to{' '}
          <Link href={`mailto:${email}`}>{breakableAddress(email)}</Link> with any question.
        </p>
      </Part>
    </Body>
  );
}
