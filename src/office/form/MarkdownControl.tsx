import { lazy, Suspense, useDeferredValue, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { undescribed } from '../../domain/undescribed-picture.ts';
import { styled } from '../../style/styled.ts';
import { TextArea } from '../../ui/field/TextField.tsx';
import { pictureText, withDraftPictures } from './draft-pictures.ts';
import { type ControlProps, useFieldProps } from './FormContext.tsx';
import { insertText } from './insert-text.ts';
import { MarkdownPictures } from './MarkdownPictures.tsx';
import { pasteAsMarkdown } from './paste-as-markdown.ts';

const Markdown = lazy(async () => ({ default: (await import('../../ui/markdown/Markdown.tsx')).Markdown }));

const help =
  '**bold**, *italic*, ## for a heading, - for a list, [text](address) for a link. An empty line begins a paragraph.';

/** A long text in Markdown, with its preview. */
export function MarkdownControl(props: ControlProps) {
  const { register } = useFormContext();
  const text = useDeferredValue(String(useWatch({ name: props.path }) ?? ''));
  const column = useRef<HTMLDivElement>(null);
  const shared = useFieldProps({ ...props, hint: help });
  const insert = (picture: string) => {
    const area = document.getElementById(shared.id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    // After an upload, the focus may be in another field. Then leave it there.
    const isHere = document.activeElement === document.body || column.current?.contains(document.activeElement);
    const at = area.selectionStart;
    area.setSelectionRange(at, at);
    const added = pictureText(picture, undescribed);
    insertText(area, added);
    if (!isHere) return;
    area.focus();
    // Select the placeholder of the description, so that typing replaces it.
    const start = at + added.indexOf(undescribed);
    area.setSelectionRange(start, start + undescribed.length);
  };
  return (
    <Beside>
      <Column ref={column}>
        <TextArea {...shared} data-long rows={12} {...register(props.path)} onPaste={pasteAsMarkdown} />
        <MarkdownPictures label={props.label} onInsert={insert} />
      </Column>
      <Preview role="region" aria-label={`Preview of ${props.label}`} tabIndex={0}>
        <Suspense>
          {text.trim() === '' ? <p>The preview appears here.</p> : <Markdown>{withDraftPictures(text)}</Markdown>}
        </Suspense>
      </Preview>
    </Beside>
  );
}

const Column = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  align-content: start;
`;

const Beside = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22em), 1fr));
  gap: var(--space-4);
  align-items: stretch;
`;

const Preview = styled('div')`
  max-block-size: 60vh;
  overflow: auto;
  padding: var(--space-4);
  border: 1px dashed var(--edge);
  border-radius: var(--radius-sm);
  & > p {
    color: var(--muted);
  }
`;
