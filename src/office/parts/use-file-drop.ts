import { type ChangeEvent, type DragEvent, useState } from 'react';

/** The props of a drop target with a file input inside. */
export interface FileDrop {
  /** True while a file is dragged over the drop target. */
  isOver: boolean;
  /** Props of the drop target. */
  place: { onDragOver: (event: DragEvent) => void; onDragLeave: () => void; onDrop: (event: DragEvent) => void };
  /** Props of the file input. */
  input: { type: 'file'; multiple?: boolean; onChange: (event: ChangeEvent<HTMLInputElement>) => void };
}

/**
 * Calls `take` with the dropped or chosen file.
 *
 * @param isMany accepts several files, and calls `take` for each
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
        // Reset, so that choosing the same file again fires `change`.
        target.value = '';
      },
    },
  };
}
