import { useRef, useState } from 'react';
import { OfficeFailure } from '../../data/office.ts';
import { type Kind, kinds } from '../../domain/office/kinds.ts';
import { useOffice } from '../api/OfficeProvider.tsx';
import { sizeText } from '../parts/text.ts';
import { useFormState } from './FormContext.tsx';
import { isAccepted, isPicture, type MediaType, mediaName } from './media-name.ts';
import { shrinkPicture } from './shrink-picture.ts';

export interface Upload {
  /** From 0 to 1; undefined if no upload is in progress. */
  progress: number | undefined;
  /** The result or the error message, for a live region. */
  status: string;
  isFailed: boolean;
  /** Shrinks and uploads a file. Returns its path in `media/`; undefined on failure, or if a newer choice replaced it. */
  start: (file: File) => Promise<string | undefined>;
  /** Discards the result of the upload in progress, after another choice. */
  supersede: () => void;
}

/**
 * Uploads the file of one field.
 *
 * @param side the longest side of a picture, in pixels
 */
export function useUpload(kind: Kind, type: MediaType, side = kinds[kind].pictureSide ?? 1200): Upload {
  const { upload } = useOffice();
  const { trackUpload } = useFormState();
  const [progress, setProgress] = useState<number>();
  const [status, setStatus] = useState('');
  const [isFailed, setFailed] = useState(false);
  const newest = useRef(0);
  const send = async (file: File, onProgress: (share: number) => void) => {
    if (!isAccepted(type, file.name)) throw new OfficeFailure(wrongType[type]);
    const isShrunk = (type === 'image' || type === 'sharing') && isPicture(file.name);
    const small = isShrunk ? await shrinkPicture(file, side) : { file, extension: undefined };
    const stored = await upload(mediaName(kind, file.name, small.extension), small.file, onProgress);
    return { path: stored.path, status: uploadedText(small.file.size, file.size) };
  };
  const show = (text: string, failed: boolean) => {
    setProgress(undefined);
    setStatus(text);
    setFailed(failed);
  };
  return {
    progress,
    status,
    isFailed,
    supersede() {
      newest.current += 1;
      show('', false);
    },
    async start(file) {
      newest.current += 1;
      const own = newest.current;
      const isNewest = () => own === newest.current;
      show('', false);
      setProgress(0);
      trackUpload(1);
      try {
        const sent = await send(file, (share) => isNewest() && setProgress(share));
        if (!isNewest()) return undefined;
        show(sent.status, false);
        return sent.path;
      } catch (error) {
        if (!(error instanceof OfficeFailure)) throw error;
        if (isNewest()) show(error.message, true);
        return undefined;
      } finally {
        if (isNewest()) setProgress(undefined);
        trackUpload(-1);
      }
    },
  };
}

const uploadedText = (bytes: number, before: number) =>
  `Uploaded, ${sizeText(bytes)}${bytes < before ? `, was ${sizeText(before)}` : ''}.`;

const noPicture = 'This is no picture that the site can show. Save it as JPEG, PNG, WebP or SVG.';

const wrongType: Readonly<Record<MediaType, string>> = {
  image: noPicture,
  sharing: noPicture,
  video: 'The site shows videos as MP4 or WebM.',
  captions: 'Captions are a WebVTT file, which ends in .vtt.',
  link: 'This file cannot be uploaded.',
  attachment: 'Documents are PDF, Word (.docx), PowerPoint (.pptx) or Excel (.xlsx) files.',
};
