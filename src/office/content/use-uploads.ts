import { useEffect, useRef, useState } from 'react';
import { OfficeFailure } from '../../data/office.ts';
import { useOffice } from '../api/OfficeProvider.tsx';
import { isPicture, mediaName } from '../form/media-name.ts';
import { shrinkPicture } from '../form/shrink-picture.ts';

export interface QueuedUpload {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** The path in `media/`; '' until the upload is complete. */
  path: string;
  /** The reason of a failure. */
  message: string;
}

/** Maximum concurrent uploads; few, because they share a slow connection. */
const atOnce = 2;
/** Enough for any use: twice the width of the widest picture on a phone, in pixels. */
const widestSide = 1600;

/**
 * A queue of uploads to the school's media files.
 *
 * @param folder the folder in `media/`
 * @param longestSide pictures are shrunk to this length of their longest side, in pixels
 */
export function useUploads(folder = 'uploads', longestSide = widestSide) {
  const { upload } = useOffice();
  const [uploads, setUploads] = useState<readonly QueuedUpload[]>([]);
  const lastId = useRef(0);
  /** The ids of started uploads. A ref, because the effect may run again before the state is updated. */
  const begun = useRef(new Set<number>());
  const change = (id: number, part: Partial<QueuedUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const send = async ({ id, file }: QueuedUpload) => {
    change(id, { state: 'sending', progress: 0, message: '' });
    try {
      const small = isPicture(file.name) ? await shrinkPicture(file, longestSide) : { file, extension: undefined };
      const path = mediaName(folder, file.name, small.extension);
      const stored = await upload(path, small.file, (progress) => change(id, { progress }));
      change(id, { state: 'done', progress: 1, path: stored.path });
    } catch (error) {
      if (!(error instanceof OfficeFailure)) throw error;
      change(id, { state: 'failed', message: error.message });
    } finally {
      begun.current.delete(id);
    }
  };
  useEffect(() => {
    const free = atOnce - begun.current.size;
    for (const one of uploads.filter(({ id, state }) => state === 'waiting' && !begun.current.has(id)).slice(0, free)) {
      begun.current.add(one.id);
      void send(one);
    }
  });
  return {
    uploads,
    isSending: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    add(file: File) {
      lastId.current += 1;
      const id = lastId.current;
      setUploads((all) => [...all, { id, file, state: 'waiting', progress: 0, path: '', message: '' }]);
    },
    /** Retries the failed uploads. */
    tryAgain: () =>
      setUploads((all) => all.map((one) => (one.state === 'failed' ? { ...one, state: 'waiting' } : one))),
    /** Removes finished uploads from the queue: all, or those with the given ids. */
    clear: (ids?: ReadonlySet<number>) =>
      setUploads((all) =>
        all.filter(({ id, state }) => state === 'waiting' || state === 'sending' || (ids && !ids.has(id))),
      ),
  };
}
