import type { ReactElement, Ref } from 'react';
import { Accordion } from '../../../src/ui/accordion/Accordion.tsx';
import { Band } from '../../../src/ui/band/Band.tsx';
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx';
import { Button } from '../../../src/ui/button/Button.tsx';
import { ButtonLink } from '../../../src/ui/button/ButtonLink.tsx';
import { Carousel } from '../../../src/ui/carousel/Carousel.tsx';
import { Chip } from '../../../src/ui/chip/Chip.tsx';
import { CopyButton } from '../../../src/ui/copy-button/CopyButton.tsx';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';
import { Drawer } from '../../../src/ui/drawer/Drawer.tsx';
import { CheckboxField } from '../../../src/ui/field/CheckboxField.tsx';
import { PasswordField } from '../../../src/ui/field/PasswordField.tsx';
import { SelectField } from '../../../src/ui/field/SelectField.tsx';
import { TextArea, TextField } from '../../../src/ui/field/TextField.tsx';
import { Icon } from '../../../src/ui/icon/Icon.tsx';
import { book } from '../../../src/ui/icon/paths.ts';
import { Link } from '../../../src/ui/link/Link.tsx';
import { Markdown } from '../../../src/ui/markdown/Markdown.tsx';
import { PageBanner } from '../../../src/ui/page-banner/PageBanner.tsx';
import { Picture } from '../../../src/ui/picture/Picture.tsx';
import { SectionHeading } from '../../../src/ui/section-heading/SectionHeading.tsx';
import { SkipLink } from '../../../src/ui/skip-link/SkipLink.tsx';
import { SocialLinks } from '../../../src/ui/social-links/SocialLinks.tsx';
import { Spinner } from '../../../src/ui/spinner/Spinner.tsx';
import { Toaster } from '../../../src/ui/toast/Toaster.tsx';
import { ToastProvider } from '../../../src/ui/toast/toasts.ts';
import { VideoPlayer } from '../../../src/ui/video-player/VideoPlayer.tsx';
import { VisuallyHidden } from '../../../src/ui/visually-hidden/VisuallyHidden.tsx';

/** Props that every component accepts. */
export interface Given {
  ref: Ref<never>;
  className: string;
  'data-given': string;
}

export interface Part {
  /** The name of its story file. */
  name: string;
  /** Renders the component with its required props and `given`. */
  draw: (given: Partial<Given>) => ReactElement;
  /** The tag that receives ref and attributes. */
  tag: string;
  /** The tag that receives the class, if it differs from `tag`: for a field, the wrapper of label, control and error. */
  classTag?: string;
  /** The text that it shows; '' for an image. */
  text: string;
  /** The server renders nothing, because the component renders after hydration. */
  later?: true;
  /** Only React renders its text. No widget contains it. */
  reactOnly?: true;
}

const noop = () => undefined;

/** Every component of src/ui. tests/architecture/stories.test.ts reports missing components. */
export const parts: Part[] = [
  {
    name: 'accordion',
    draw: (given) => <Accordion {...given} name="a" items={[{ id: 'one', title: 'Why?', body: 'Because.' }]} />,
    tag: 'DIV',
    text: 'Why?',
  },
  { name: 'band', draw: (given) => <Band {...given}>A band</Band>, tag: 'SECTION', text: 'A band' },
  {
    name: 'breadcrumb',
    draw: (given) => <Breadcrumb {...given} items={[{ label: 'Home' }]} />,
    tag: 'NAV',
    text: 'Home',
  },
  { name: 'button', draw: (given) => <Button {...given}>Press</Button>, tag: 'BUTTON', text: 'Press' },
  {
    name: 'button-link',
    draw: (given) => (
      <ButtonLink {...given} href="/there">
        Go
      </ButtonLink>
    ),
    tag: 'A',
    text: 'Go',
  },
  {
    name: 'carousel',
    draw: (given) => (
      <Carousel {...given} label="Voices" items={['one', 'two']} keyOf={(item) => item} render={(item) => item} />
    ),
    tag: 'SECTION',
    text: 'two',
  },
  {
    name: 'checkbox-field',
    draw: (given) => <CheckboxField {...given} label="I agree" />,
    tag: 'INPUT',
    classTag: 'DIV',
    text: 'I agree',
  },
  { name: 'chip', draw: (given) => <Chip {...given}>Beginner</Chip>, tag: 'SPAN', text: 'Beginner' },
  {
    name: 'copy-button',
    draw: (given) => <CopyButton {...given} text="https://steam.example" what="the link" from={() => null} />,
    tag: 'DIV',
    text: 'Copy',
  },
  {
    name: 'dialog',
    draw: (given) => (
      <Dialog {...given} open onClose={noop} label="A dialog">
        Inside
      </Dialog>
    ),
    tag: 'DIALOG',
    text: 'Inside',
  },
  {
    name: 'drawer',
    draw: (given) => (
      <Drawer {...given} open onClose={noop} label="A drawer">
        Inside
      </Drawer>
    ),
    tag: 'DIALOG',
    text: 'Inside',
  },
  { name: 'icon', draw: (given) => <Icon {...given} path={book} />, tag: 'svg', text: '' },
  {
    name: 'link',
    draw: (given) => (
      <Link {...given} href="/aboutus">
        About
      </Link>
    ),
    tag: 'A',
    text: 'About',
  },
  {
    name: 'markdown',
    draw: (given) => <Markdown {...given}>{'R&amp;D **is** fun'}</Markdown>,
    tag: 'DIV',
    text: 'R&D is fun',
    // markdown-to-jsx 9 creates React elements without `createElement`, which Preact ignores.
    reactOnly: true,
  },
  { name: 'page-banner', draw: (given) => <PageBanner {...given} title="A page" />, tag: 'SECTION', text: 'A page' },
  {
    name: 'password-field',
    draw: (given) => <PasswordField {...given} label="Password" />,
    tag: 'INPUT',
    classTag: 'DIV',
    text: 'Password',
  },
  {
    name: 'picture',
    draw: (given) => <Picture {...given} src="/p.svg" alt="" width={4} height={3} />,
    tag: 'IMG',
    text: '',
  },
  {
    name: 'section-heading',
    draw: (given) => <SectionHeading {...given} title="A section" />,
    tag: 'DIV',
    text: 'A section',
  },
  {
    name: 'select-field',
    draw: (given) => (
      <SelectField {...given} label="Level">
        <option>Beginner</option>
      </SelectField>
    ),
    tag: 'SELECT',
    classTag: 'DIV',
    text: 'Level',
  },
  { name: 'skip-link', draw: (given) => <SkipLink {...given} href="#main" />, tag: 'A', text: 'Skip to content' },
  {
    name: 'social-links',
    draw: (given) => <SocialLinks {...given} links={[{ name: 'YouTube', href: 'https://example.org/' }]} />,
    tag: 'UL',
    text: 'YouTube',
  },
  { name: 'spinner', draw: (given) => <Spinner {...given} label="Loading" />, tag: 'DIV', text: 'Loading' },
  {
    name: 'text-area',
    draw: (given) => <TextArea {...given} label="Message" />,
    tag: 'TEXTAREA',
    classTag: 'DIV',
    text: 'Message',
  },
  {
    name: 'text-field',
    draw: (given) => <TextField {...given} label="Email" />,
    tag: 'INPUT',
    classTag: 'DIV',
    text: 'Email',
  },
  {
    name: 'video-player',
    draw: (given) => <VideoPlayer {...given} src="/clip.mp4" title="A clip" />,
    tag: 'VIDEO',
    classTag: 'DIV',
    text: 'Speed',
  },
  {
    name: 'visually-hidden',
    draw: (given) => <VisuallyHidden {...given}>Unseen</VisuallyHidden>,
    tag: 'SPAN',
    text: 'Unseen',
  },
];

/** The only component without props. */
export const toaster = (
  <ToastProvider>
    <Toaster />
  </ToastProvider>
);
