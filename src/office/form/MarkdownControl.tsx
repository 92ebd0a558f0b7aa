import { lazy, Suspense, useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from '../../style/styled.ts';
import { TextArea } from '../../ui/field/TextField.tsx';
import { type ControlProps, useFieldProps } from './FormContext.tsx';

const Markdown = lazy(async () => ({ default: (await import('../../ui/markdown/Markdown.tsx')).Markdown }));

const help =
  '**bold**, *italic*, ## for a heading, - for a list, [text](address) for a link. An empty line begins a paragraph.';

/** A long text in Markdown, with its preview. */
export function MarkdownControl(props: ControlProps) {
  const { register } = useFormContext();
  const text = useDeferredValue(String(useWatch({ name: props.path }) ?? ''));
  const shared = useFieldProps({ ...props, hint: help });
  return (
    <Beside>
      <TextArea {...shared} rows={12} {...register(props.path)} />
      <Preview role="region" aria-label={`Preview of ${props.label}`} tabIndex={0}>
        <Suspense>{text.trim() === '' ? <p>The preview appears here.</p> : <Markdown>{text}</Markdown>}</Suspense>
      </Preview>
    </Beside>
  );
}

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
