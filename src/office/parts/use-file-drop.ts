import { type ChangeEvent, type DragEvent, useState } from 'react';

/** A place to drop a file, with a file input inside. */
export interface FileDrop {
  /** Whether a file is dragged over the place. */
  isOver: boolean;
  /** Props of the place. */
  place: { onDragOver: (event: DragEvent) => void; onDragLeave: () => void; onDrop: (event: DragEvent) => void };
  /** Props of the file input. */
  input: { type: 'file'; onChange: (event: ChangeEvent<HTMLInputElement>) => void };
}

/** Calls `take` with each file that is dropped or chosen. */
export function useFileDrop(take: (file: File) => unknown): FileDrop {
  const [isOver, setOver] = useState(false);
  const use = (files: FileList | null) => {
    const file = files?.[0];
    if (file) void take(file);
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
      onChange: ({ target }) => {
        use(target.files);
        // The same file can be chosen again.
        target.value = '';
      },
    },
  };
}
