import { useState } from 'react';
import { OfficeFailure } from '../../data/office.ts';
import type { Thing } from '../../domain/office/things.ts';
import { useOffice } from '../api/OfficeProvider.tsx';
import { sizeText } from '../parts/text.ts';
import { isAccepted, isPicture, type MediaType, mediaName } from './media-name.ts';
import { longestSide } from './picture-size.ts';
import { shrinkPicture } from './shrink-picture.ts';

export interface Upload {
  /** The share that has arrived, 0 to 1; undefined if nothing is uploading. */
  progress: number | undefined;
  /** The result or the problem, for a live region. */
  status: string;
  isFailed: boolean;
  /** Shrinks and uploads a file. Returns its path in `media/`, or undefined if that failed. */
  start: (file: File) => Promise<string | undefined>;
}

/** Uploads the file of one field. */
export function useUpload(thing: Thing, path: string, type: MediaType): Upload {
  const { call, upload, refresh } = useOffice();
  const [progress, setProgress] = useState<number>();
  const [status, setStatus] = useState('');
  const [isFailed, setFailed] = useState(false);
  const send = async (file: File): Promise<string> => {
    if (!isAccepted(type, file.name)) throw new OfficeFailure(wrongType[type]);
    const isShrunk = (type === 'image' || type === 'sharing') && isPicture(file.name);
    const options = { longestSide: longestSide(thing, path), isForPreviews: type === 'sharing' };
    const small = isShrunk ? await shrinkPicture(file, options) : { file, extension: undefined };
    const { files } = await call('content/media', {});
    const taken = new Set(files.map((one) => one.path));
    const stored = await upload(mediaName(thing, file.name, small.extension, taken), small.file, setProgress);
    setStatus(
      `Uploaded, ${sizeText(small.file.size)}${small.file.size < file.size ? `, was ${sizeText(file.size)}` : ''}.`,
    );
    return stored.path;
  };
  return {
    progress,
    status,
    isFailed,
    async start(file) {
      setProgress(0);
      setStatus('');
      setFailed(false);
      try {
        const stored = await send(file);
        refresh('content/media');
        return stored;
      } catch (error) {
        if (!(error instanceof OfficeFailure)) throw error;
        setStatus(error.message);
        setFailed(true);
        return undefined;
      } finally {
        setProgress(undefined);
      }
    },
  };
}

const wrongType: Readonly<Record<MediaType, string>> = {
  image: 'This is no picture that the site can show. Save it as JPEG, PNG, WebP or SVG.',
  sharing: 'Link previews need a JPEG, PNG, GIF or SVG.',
  video: 'The site shows videos as MP4 or WebM.',
  captions: 'Captions are a WebVTT file, which ends in .vtt.',
  link: 'This file cannot be uploaded.',
};
