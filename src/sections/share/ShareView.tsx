import { useEffect, useRef, useState } from 'react';
import type { PartnerName } from '../../domain/partner-api.ts';
import {
  buttonSize,
  partnerShared,
  pictureButton,
  sharedPath,
  shareSearch,
  shortName,
  storySize,
  whatsAppHref,
} from '../../domain/share.ts';
import { isolated } from '../../domain/text.ts';
import { partnerOfPath } from '../../domain/url.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx';
import { useDraft } from '../../ui/field/use-draft.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { chat, share as shareIcon } from '../../ui/icon/paths.ts';
import { NameField } from './NameField.tsx';
import { PlaceLinks } from './PlaceLinks.tsx';
import { PngLink } from './PngLink.tsx';
import {
  Actions,
  Address,
  Button as ButtonPicture,
  Code,
  Columns,
  Fold,
  More,
  NameForm,
  Root,
  Snippet,
  Text,
  WithScripts,
  Words,
} from './share.style.ts';

export interface ShareViewProps {
  /** The path of the page to share. '' shares the visitor's own partner page, which needs a name. */
  of: string;
  /** The name of the shared page, for the message. */
  title: string;
  /** The name as typed, in any script. */
  name: string;
  /** The API's response for `name`; undefined while it loads. */
  answer?: PartnerName | undefined;
  /** Called with the typed name, after a pause. */
  onName: (name: string) => void;
  /** The origin of the link. */
  origin: string;
  /** The school's name, for the picture button. */
  school: string;
  /**
   * The URL to which the form submits without scripts.
   * @default /share
   */
  action?: string;
  /**
   * The ages, fee and start of a course, for a parent's message; '' if the course has none of them. If set, the message
   * comes first, and the name, the QR code and the files are collapsed below it.
   */
  facts?: string | undefined;
}

/** A link with the visitor's name, to copy, send, print or embed. Without scripts it is a GET form with links. */
export function ShareView(props: ShareViewProps) {
  const { of, title, name, answer, onName, origin, school, action = '/share', facts } = props;
  const draft = useDraft(name, onName);
  const isOfPartner = partnerOfPath(of) !== '';
  const known = draft.value === name ? answer : undefined;
  const partner = isOfPartner ? '' : (known?.name ?? shortName(draft.value));
  // The QR code uses the committed name, because a new code for each key press would be wasted.
  const drawn = isOfPartner ? '' : (answer?.name ?? shortName(name));
  const isWithoutName = draft.value.trim() === '';
  const hasLink = isOfPartner || partner !== '' || (of !== '' && isWithoutName);
  const hasCode = isOfPartner || drawn !== '' || (of !== '' && name.trim() === '');
  const field = useRef<HTMLInputElement>(null);
  const [isNameMissing, setNameMissing] = useState(false);
  const askForName = () => {
    setNameMissing(true);
    field.current?.focus();
  };
  const link = origin + sharedPath(of, partner);
  const named = (
    <Columns>
      <Words>
        {!isOfPartner && (
          <NameForm action={action} onSubmit={(event) => event.preventDefault()}>
            {of !== '' && <input type="hidden" name="of" value={of} />}
            <NameField ref={field} draft={draft} partner={partner} answer={known} isMissing={isNameMissing} />
            <noscript>
              <Button type="submit">Make my link</Button>
            </noscript>
          </NameForm>
        )}
        {hasLink && <LinkActions link={link} title={title} school={school} />}
        {of === '' && isWithoutName && (
          <WithScripts>
            <Button onClick={askForName}>Copy the link</Button>
          </WithScripts>
        )}
        {partner !== '' && action !== '/ambassador' && (
          <More>
            <a href={`/ambassador?${new URLSearchParams({ partner: draft.value })}#number`}>
              See how many came: your number
            </a>
          </More>
        )}
      </Words>
      {hasLink && hasCode && <QrCode of={of} partner={drawn} link={link} />}
      {(isOfPartner || partner !== '') && (
        <>
          <PlaceLinks of={of} partner={partner} origin={origin} />
          <PictureButton link={link} origin={origin} school={school} />
        </>
      )}
    </Columns>
  );
  if (facts === undefined) return <Root>{named}</Root>;
  return (
    <Root>
      <Words>
        <Message text={invitation(title, school, facts)} title={title} link={link} />
        <Fold>
          <summary>For schools and ambassadors</summary>
          {named}
        </Fold>
      </Words>
    </Root>
  );
}

function Message({ text, title, link }: { text: string; title: string; link: string }) {
  const message = useRef<HTMLDivElement>(null);
  return (
    <>
      <Actions $large>
        <ButtonLink href={whatsAppHref(text, link)} target="_blank">
          <Icon path={chat} />
          WhatsApp
        </ButtonLink>
        <CopyButton text={`${text} ${link}`} what="the message" from={() => message.current} large>
          Copy
        </CopyButton>
        <NativeShare title={title} link={link} />
      </Actions>
      <Text ref={message}>
        <span dir="auto">{text} </span>
        <span dir="ltr">{link}</span>
      </Text>
    </>
  );
}

interface LinkActionsProps {
  link: string;
  title: string;
  school: string;
}

function LinkActions({ link, title, school }: LinkActionsProps) {
  const address = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <Address ref={address} dir="ltr">
        {link}
      </Address>
      <Actions>
        <CopyButton text={link} what="the link" from={() => address.current} large>
          Copy the link
        </CopyButton>
        <ButtonLink href={whatsAppHref(invitation(title, school), link)} target="_blank" variant="outlined">
          <Icon path={chat} />
          WhatsApp
        </ButtonLink>
        <NativeShare title={title} link={link} />
      </Actions>
    </>
  );
}

const invitation = (title: string, school: string, facts = '') =>
  title === school
    ? `I learn with ${school}: online courses for curious children. Have a look:`
    : `Have a look at “${title}” from ${school}${facts && `. ${facts}`}:`;

function QrCode({ of, partner, link }: { of: string; partner: string; link: string }) {
  const drawn = shareSearch(of, partner);
  return (
    <Code>
      <img src={`/share/qr.svg${drawn}`} alt={`QR code of ${link}`} width={208} height={208} />
      <figcaption>
        <a href={`/share/qr.png${drawn}`} download={fileName(of, partner, 'png')}>
          PNG
        </a>
        <a href={`/share/qr.svg${drawn}`} download={fileName(of, partner, 'svg')}>
          SVG
        </a>
        <PngLink
          address={`/share/story.svg${drawn}`}
          size={storySize}
          fileName={`story-${partnerShared(of, partner) || 'school'}`}
        >
          Picture for a story
        </PngLink>
        <a href={`/share/sheet${drawn}`} target="_blank" rel="noopener">
          Sheet to print
        </a>
      </figcaption>
    </Code>
  );
}

const fileName = (of: string, partner: string, type: string) => `qr-${partnerShared(of, partner) || 'code'}.${type}`;

/** The share sheet of the device. Rendered after hydration, because the server does not know whether the browser has one. */
function NativeShare({ title, link }: { title: string; link: string }) {
  const [isSupported, setSupported] = useState(false);
  useEffect(() => setSupported(typeof navigator.share === 'function'), []);
  if (!isSupported) return null;
  // `share` rejects if the visitor closes the sheet.
  const share = () => navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <Button variant="outlined" onClick={share}>
      <Icon path={shareIcon} />
      More…
    </Button>
  );
}

const doubled = ({ width, height }: { width: number; height: number }) => ({ width: 2 * width, height: 2 * height });

function PictureButton({ link, origin, school }: { link: string; origin: string; school: string }) {
  const { html, markdown } = pictureButton(origin, link, school);
  return (
    <Fold>
      <summary>A picture button for your page</summary>
      <ButtonPicture src="/share/button.svg" alt={`Learn with ${isolated(school)}`} {...buttonSize} loading="lazy" />
      <p>
        <PngLink address="/share/button.svg" size={doubled(buttonSize)} fileName="button">
          Download the picture (PNG)
        </PngLink>
      </p>
      <ButtonCode title="HTML" code={html} />
      <ButtonCode title="Markdown, for a README or a forum" code={markdown} />
    </Fold>
  );
}

function ButtonCode({ title, code }: { title: string; code: string }) {
  const pre = useRef<HTMLPreElement>(null);
  return (
    <Snippet>
      <p>{title}</p>
      <pre ref={pre}>
        <code>{code}</code>
      </pre>
      <CopyButton text={code} what={`the button as ${title.split(',')[0]}`} from={() => pre.current} />
    </Snippet>
  );
}
