import { useState } from 'react';
import { useController } from 'react-hook-form';
import { focusOf, splitFocus, withFocus } from '../../domain/focus.ts';
import { draftUrl } from '../../domain/office/content-contract.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Input } from '../../ui/field/TextField.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { play } from '../../ui/icon/paths.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { FocusDialog } from '../parts/FocusDialog.tsx';
import { folder, picture } from '../parts/icons.ts';
import { Row } from '../parts/layout.ts';
import { useFileDrop } from '../parts/use-file-drop.ts';
import { ChooseFile, UploadProgress } from './ChooseFile.tsx';
import { Fieldset } from './Fieldset.tsx';
import { type ControlProps, useFormState } from './FormContext.tsx';
import { MediaDialog } from './MediaDialog.tsx';
import { accepted, isPicture, type MediaType } from './media-name.ts';
import { useUpload } from './use-upload.ts';

const hints: Readonly<Record<MediaType, string | undefined>> = {
  image: 'The name beside a picture describes it to people who cannot see it: put no text into the picture.',
  sharing: undefined,
  video: 'MP4 or WebM. Add captions for people who cannot hear it.',
  captions: 'A WebVTT file (.vtt).',
  link: 'A file, or a web address.',
  attachment: undefined,
};

export interface MediaControlProps extends ControlProps {
  /** The accepted type of file. */
  type: MediaType;
  /** The longest side of a picture, in pixels. @default `pictureSide` of the kind of item */
  pictureSide?: number | undefined;
  /** True if the site crops the picture: it then has a focus point. @default false */
  isCropped?: boolean;
}

/** A media field: upload a file, choose one of the school's files, or type a URL. */
export function MediaControl({ type, pictureSide, isCropped = false, ...props }: MediaControlProps) {
  const { path } = props;
  const { field } = useController({ name: path });
  const { kind, idOf } = useFormState();
  const [open, setOpen] = useState<'files' | 'focus'>();
  const upload = useUpload(kind, type, pictureSide);
  const value = String(field.value ?? '');
  const [file] = splitFocus(value);
  const close = () => setOpen(undefined);
  /** A new choice discards the upload in progress. */
  const choose = (next: string) => {
    upload.supersede();
    field.onChange(next);
  };
  const take = (taken: string) => {
    choose(taken);
    close();
  };
  const drop = useFileDrop(async (file) => {
    const stored = await upload.start(file);
    if (stored) field.onChange(stored);
  });
  return (
    <Fieldset {...props} hint={props.hint ?? hints[type]}>
      <Place {...drop.place} $isOver={drop.isOver}>
        <Thumbnail value={file} type={type} />
        <div>
          <Row>
            <ChooseFile
              input={drop.input}
              accept={accepted[type] || undefined}
              label={`Choose a file for ${props.label}`}
            >
              Choose a file
            </ChooseFile>
            <Button size="sm" variant="quiet" onClick={() => setOpen('files')}>
              Files of the school
            </Button>
            {isCropped && isShown(file, type) && (
              <Button size="sm" variant="quiet" onClick={() => setOpen('focus')}>
                Focus point…
              </Button>
            )}
            {value !== '' && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Remove the file of ${props.label}`}
                onClick={() => choose('')}
              >
                Remove
              </Button>
            )}
          </Row>
          <Input
            id={idOf(path)}
            ref={field.ref}
            aria-label={`${props.label}: name of a file, or a web address`}
            dir="ltr"
            placeholder="or a web address"
            value={file}
            onBlur={field.onBlur}
            onChange={({ target }) => choose(target.value)}
          />
          <UploadProgress {...upload} />
        </div>
      </Place>
      <MediaDialog open={open === 'files'} onClose={close} type={type} onTake={take} />
      <FocusDialog
        open={open === 'focus'}
        onClose={close}
        src={draftUrl(file)}
        point={focusOf(value)}
        onChoose={async (point) => choose(withFocus(file, point))}
      />
    </Fieldset>
  );
}

/** True if a value is a picture. A picture's URL need not end in a file extension. */
const isShown = (value: string, type: MediaType) =>
  isPicture(value) || (type === 'image' && /^https?:\/\/./.test(value));

function Thumbnail({ value, type }: { value: string; type: MediaType }) {
  if (isShown(value, type)) {
    return <Shown src={draftUrl(value)} alt="" width={96} height={96} />;
  }
  return (
    <Blank>
      <Icon path={type === 'video' ? play : value === '' && type !== 'captions' ? picture : folder} size="2em" />
    </Blank>
  );
}

const Place = styled('div')<{ $isOver: boolean }>`
  --thumbnail: 96px;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-3);
  border: 2px dashed ${({ $isOver }) => ($isOver ? 'var(--accent)' : 'var(--line)')};
  border-radius: var(--radius-md);
  ${({ $isOver }) => $isOver && 'background: var(--soft);'}
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    align-content: start;
  }
  @media (max-width: 540px) {
    gap: var(--space-2) var(--space-3);
    --thumbnail: 64px;
    & button {
      padding-inline: var(--space-2);
    }
    & > div {
      display: contents;
    }
    & > div > :first-child {
      gap: 0;
    }
    & > div > :not(:first-child) {
      grid-column: 1 / -1;
    }
  }
`;

const Shown = styled(Picture)`
  inline-size: var(--thumbnail);
  block-size: var(--thumbnail);
  border-radius: var(--radius-sm);
  object-fit: contain;
`;

const Blank = styled('span')`
  display: grid;
  place-items: center;
  inline-size: var(--thumbnail);
  block-size: var(--thumbnail);
  border-radius: var(--radius-sm);
  background: var(--sunken);
  color: var(--accent);
`;
