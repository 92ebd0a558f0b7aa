import { useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { maxAttachments, readWritten, titleOfFile, type WrittenAttachment, write } from '../../domain/attachments.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { bin } from '../parts/icons.ts';
import { Muted, Row } from '../parts/layout.ts';
import { useFileDrop } from '../parts/use-file-drop.ts';
import { useFocusNext } from '../parts/use-focus-next.ts';
import { ChooseFile, UploadProgress } from './ChooseFile.tsx';
import { Fieldset } from './Fieldset.tsx';
import { type ControlProps, useFormState } from './FormContext.tsx';
import { joinItems, splitItems } from './form-values.ts';
import { MediaDialog } from './MediaDialog.tsx';
import { accepted } from './media-name.ts';
import { useUpload } from './use-upload.ts';

/** The field for attachments: files to download, each with a title. */
export function AttachmentsControl(props: ControlProps) {
  const { path, label } = props;
  const { kind, idOf } = useFormState();
  const { items, onBlur, ...list } = useAttachments(path);
  const [isOpen, setOpen] = useState(false);
  const upload = useUpload(kind, 'attachment');
  const box = useRef<HTMLDivElement | null>(null);
  const focusNext = useFocusNext(box);
  const isFull = items.length >= maxAttachments;
  const drop = useFileDrop(async (file) => {
    const stored = isFull ? undefined : await upload.start(file);
    if (stored) list.add({ title: withoutBar(titleOfFile(file.name)), path: stored });
  });
  const remove = (index: number) => {
    list.remove(index);
    focusNext(
      items.length > 1 ? `li:nth-child(${Math.min(index + 1, items.length - 1)}) button` : 'input[type="file"]',
    );
  };
  return (
    <Fieldset
      {...props}
      hint={props.hint ?? `PDF, Word, PowerPoint or Excel, ${maxAttachments} at most. Visitors download them.`}
    >
      <Place ref={box} id={idOf(path)} tabIndex={-1} {...drop.place} $isOver={drop.isOver}>
        {items.length > 0 && (
          <List>
            {items.map(({ title, path: file }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items have no ids, and the field with the focus must stay
              <li key={index}>
                <div>
                  <TextField
                    id={`${idOf(path)}-${index}`}
                    label={`Title of document ${index + 1}`}
                    value={title}
                    onBlur={onBlur}
                    onChange={({ target }) => list.setTitle(index, target.value)}
                  />
                  <Muted>
                    <bdi dir="ltr">{file}</bdi>
                  </Muted>
                </div>
                <IconButton icon={bin} label={`Remove document ${index + 1}`} onClick={() => remove(index)} />
              </li>
            ))}
          </List>
        )}
        <Row>
          <ChooseFile
            input={drop.input}
            accept={accepted.attachment}
            label={`Choose a file for ${label}`}
            isDisabled={isFull}
          >
            Choose a file
          </ChooseFile>
          <Button size="sm" variant="quiet" disabled={isFull} onClick={() => setOpen(true)}>
            Files of the school
          </Button>
        </Row>
        <UploadProgress {...upload} />
      </Place>
      <MediaDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        type="attachment"
        onTake={(taken) => {
          list.add({ title: titleOfFile(taken), path: taken });
          setOpen(false);
        }}
      />
    </Fieldset>
  );
}

/** The attachments of the field at a path, and functions that change them. */
function useAttachments(path: string) {
  const { field } = useController({ name: path });
  const { getValues } = useFormContext();
  // The current value of the form, not of the last render: it may change during an upload.
  const written = () => splitItems(String(getValues(path) ?? ''));
  const change = (items: readonly string[]) => field.onChange(joinItems(items));
  const retitled = (item: string, title: string) =>
    write({ title: withoutBar(title).trimStart(), path: readWritten(item).path });
  return {
    items: splitItems(String(field.value ?? '')).map(readWritten),
    onBlur: field.onBlur,
    add(added: WrittenAttachment) {
      const present = written();
      if (present.length < maxAttachments) change([...present, write(added)]);
    },
    setTitle: (index: number, title: string) =>
      change(written().map((item, at) => (at === index ? retitled(item, title) : item))),
    remove: (index: number) => change(written().filter((_, at) => at !== index)),
  };
}

/** Replaces the sign that separates the items of a field. */
const withoutBar = (title: string) => title.replaceAll('|', '/');

const Place = styled('div')<{ $isOver: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-3);
  border: 2px dashed ${({ $isOver }) => ($isOver ? 'var(--accent)' : 'var(--line)')};
  border-radius: var(--radius-md);
`;

const List = styled('ol')`
  display: grid;
  gap: var(--space-3);
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
  & > li > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
