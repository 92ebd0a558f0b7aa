import { brand } from '../../tokens/brand.ts';
import { breakableAddress } from '../../ui/link/breakable-address.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Body, Part, Things } from './privacy.style.ts';
import { keptRequest, storedData } from './stored-data.ts';

export interface PrivacyViewProps {
  /**
   * The e-mail address for questions.
   * @default the sample school's address
   */
  email?: string | undefined;
  /**
   * The path of the account page; '' if the server has no accounts.
   * @default '/account'
   */
  account?: string;
  /** Whether parents can request seats on this site. */
  hasRequests?: boolean;
}

/** The privacy policy, in plain language for children and parents. */
export const PrivacyView = ({ email, account, hasRequests = false }: PrivacyViewProps) => (
  <Body>
    <WhatWeDoNot />
    <BrowserData hasRequests={hasRequests} />
    <ServerData hasRequests={hasRequests} />
    <ForParents email={email} account={account} hasRequests={hasRequests} />
  </Body>
);

const WhatWeDoNot = () => (
  <Part $colour={0}>
    <h2>What We Do Not Do</h2>
    <ul>
      <li>We show no advertising.</li>
      <li>Nobody follows you here: there are no trackers and no hidden pictures.</li>
      <li>
        Everything on these pages comes from us: the letters, the drawings, the videos. So no other company learns that
        you were here.
      </li>
      <li>We never sell or lend what you tell us.</li>
    </ul>
  </Part>
);

const BrowserData = ({ hasRequests }: { hasRequests: boolean }) => (
  <Part $colour={1}>
    <h2>What Your Browser Keeps</h2>
    <p>If you only look around, nothing at all. When you sign in or watch a lecture, these few things:</p>
    <Things>
      {(hasRequests ? [...storedData, keptRequest] : storedData).map(({ what, names, why, until }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{why}</dd>
          <dd>{until}</dd>
          <dd>
            <small>
              Called{' '}
              {names.map((name, index) => (
                <span key={name}>
                  {index > 0 && ' or '}
                  <code>{name}</code>
                </span>
              ))}{' '}
              in your browser.
            </small>
          </dd>
        </div>
      ))}
    </Things>
    <p>Our course lists and forms on the pages of other schools keep nothing.</p>
  </Part>
);

const ServerData = ({ hasRequests }: { hasRequests: boolean }) => (
  <Part $colour={2}>
    <h2>What We Keep</h2>
    <ul>
      <li>
        Of everybody with an account: the names, the e-mail address, the phone number, and the password, scrambled so
        that not even we can read it. We write to that address if somebody asks for a new password or changes the
        password or the address.
      </li>
      <li>
        Which lectures the account has watched, and its certificates with the name that it chose. Only its owner sees
        them; a certificate is also shown to everybody who has its code, unless the owner hides it.
      </li>
      <li>
        For a day at most, the e-mail address that somebody types to get a link for a new password, and for an hour a
        scrambled mark of that link.
      </li>
      <li>
        Of everybody who writes to us: the message and the e-mail address for our answer. We delete both after a year,
        and we write to that address only to answer.
      </li>
      {hasRequests && (
        <li>
          Of everybody who asks for a seat: your name, phone number and e-mail address, your child’s first name and age,
          what you wrote, and the receipt that you add. Only our office sees it, to call you and to enrol your child. We
          delete it a year after the course has begun, or at once if you ask us to, or erase the account with your
          address. If your child has opened the lectures with another account, erasing that account only closes them:
          your seat stays.
        </li>
      )}
      <li>
        If you come by the link of a partner school or an ambassador: that on this day one more{' '}
        <span>
          {hasRequests ? 'visit, download, message, request for a seat, enrolment' : 'visit, download, message'}
        </span>{' '}
        or new account came from there. Only the number, not who it was: no name, no internet address, nothing in your
        browser. We delete the numbers after 400 days.
      </li>
      <li>
        Of everybody who asks to become an ambassador: the name, and what they are, a sentence, a picture and the e-mail
        address if they gave them, until we answer, for 400 days at most. Of the e-mail address we then keep a scrambled
        mark, to mail the address of the number again. The name is part of public addresses, so please use a first name
        and a town, not a child’s full name.
      </li>
      <li>
        For minutes, and for a day at most, a scrambled mark of the internet address that sent us a form, so that nobody
        can flood us with thousands.
      </li>
    </ul>
  </Part>
);

const ForParents = ({ email = brand.supportEmail, account = '/account', hasRequests }: PrivacyViewProps) => (
  <Part $colour={3}>
    <h2>For Parents</h2>
    <p>
      Please make the account yourself, with your own e-mail address and phone number, and tell your child to write no
      full name, address or school into a message.{' '}
      <span>
        {hasRequests
          ? 'If you ask for a seat, we need your child’s name and age, and nothing else: no picture, no school, no address.'
          : 'We ask for nothing about your child: no age, no picture, no school.'}
      </span>
    </p>
    <p>
      You may see, correct or delete everything that we keep of you. Write to{' '}
      <Link href={`mailto:${email}`}>{breakableAddress(email)}</Link>, or use the{' '}
      <Link href="/contactus">contact form</Link>. You need not say why.
      {account && (
        <>
          {' '}
          With an account, you do it yourself on <Link href={account}>your account page</Link>: correct, download or
          erase.
        </>
      )}
    </p>
  </Part>
);
