import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Row } from '../parts/layout.ts';
import { useFileDrop } from '../parts/use-file-drop.ts';
import { ChooseFile, UploadProgress } from './ChooseFile.tsx';
import { useFormState } from './FormContext.tsx';
import { MediaDialog } from './MediaDialog.tsx';
import { accepted } from './media-name.ts';
import { useUpload } from './use-upload.ts';

export interface MarkdownPicturesProps {
  label: string;
  /** Called with the path of a picture in `media/`. */
  onInsert: (path: string) => void;
}

/** Buttons that insert a picture into a text: an upload, or one of the school's files. */
export function MarkdownPictures({ label, onInsert }: MarkdownPicturesProps) {
  const { kind } = useFormState();
  const [isOpen, setOpen] = useState(false);
  const upload = useUpload(kind, 'image');
  const drop = useFileDrop(async (file) => {
    const stored = await upload.start(file);
    if (stored) onInsert(stored);
  });
  return (
    <>
      <Row>
        <ChooseFile input={drop.input} accept={accepted.image} label={`Add a picture to ${label}`}>
          Add a picture
        </ChooseFile>
        <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
          Files of the school
        </Button>
      </Row>
      <UploadProgress {...upload} />
      <MediaDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        type="image"
        onTake={(path) => {
          setOpen(false);
          onInsert(path);
        }}
      />
    </>
  );
}
