import { lazy, Suspense, useDeferredValue, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from '../../style/styled.ts';
import { TextArea } from '../../ui/field/TextField.tsx';
import { pictureText, withDraftPictures } from './draft-pictures.ts';
import { type ControlProps, useFieldProps } from './FormContext.tsx';
import { MarkdownPictures } from './MarkdownPictures.tsx';

const Markdown = lazy(async () => ({ default: (await import('../../ui/markdown/Markdown.tsx')).Markdown }));

const help =
  '**bold**, *italic*, ## for a heading, - for a list, [text](address) for a link. An empty line begins a paragraph.';

const description = 'Describe the picture';

/** A long text in Markdown, with its preview. */
export function MarkdownControl(props: ControlProps) {
  const { register, getValues, setValue } = useFormContext();
  const text = useDeferredValue(String(useWatch({ name: props.path }) ?? ''));
  const column = useRef<HTMLDivElement>(null);
  const shared = useFieldProps({ ...props, hint: help });
  const insert = (picture: string) => {
    const area = document.getElementById(shared.id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const whole = String(getValues(props.path) ?? '');
    const at = area.selectionStart;
    const added = pictureText(picture, description);
    flushSync(() => setValue(props.path, whole.slice(0, at) + added + whole.slice(at), { shouldDirty: true }));
    // An upload ends later: the reader may type in another field.
    if (document.activeElement !== document.body && !column.current?.contains(document.activeElement)) return;
    area.focus();
    // Typing replaces the description.
    const start = at + added.indexOf(description);
    area.setSelectionRange(start, start + description.length);
  };
  return (
    <Beside>
      <Column ref={column}>
        <TextArea {...shared} data-long rows={12} {...register(props.path)} />
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
