import { type ChangeEvent, type DragEvent, useState } from 'react';

/** A place to drop a file, with a file input inside. */
export interface FileDrop {
  /** Whether a file is dragged over the place. */
  isOver: boolean;
  /** Props of the place. */
  place: { onDragOver: (event: DragEvent) => void; onDragLeave: () => void; onDrop: (event: DragEvent) => void };
  /** Props of the file input. */
  input: { type: 'file'; multiple?: boolean; onChange: (event: ChangeEvent<HTMLInputElement>) => void };
}

/**
 * Calls `take` with the file that is dropped or chosen.
 *
 * @param isMany calls it with each of several files
 */
export function useFileDrop(take: (file: File) => unknown, isMany = false): FileDrop {
  const [isOver, setOver] = useState(false);
  const use = (files: FileList | null) => {
    for (const file of [...(files ?? [])].slice(0, isMany ? undefined : 1)) void take(file);
  };
  return {
    isOver,
    place: {
      onDragOver: (event) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        event.preventDefault();
        setOver(false);
        use(event.dataTransfer.files);
      },
    },
    input: {
      type: 'file',
      ...(isMany && { multiple: true }),
      onChange: ({ target }) => {
        use(target.files);
        // The same file can be chosen again.
        target.value = '';
      },
    },
  };
}
