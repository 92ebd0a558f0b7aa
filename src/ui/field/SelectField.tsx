import type { ComponentProps } from 'react';
import { styled } from '../../style/styled.ts';
import { box, Field, type FieldProps } from './Field.tsx';

export interface SelectFieldProps extends FieldProps, ComponentProps<'select'> {}

/** A select; `children` are `<option>`s. */
export function SelectField({ label, error, hint, errorId, className, id, required, ...select }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} errorId={errorId} className={className} id={id} required={required}>
      {(wiring) => <Select {...select} {...wiring} />}
    </Field>
  );
}

/** The select without a label, for callers with their own label. */
export const Select = (props: ComponentProps<'select'>) => (
  <Shell>
    <Control {...props} />
  </Shell>
);

const Shell = styled('span')`
  display: grid;
  /* WebKit makes a select as wide as its longest option and ignores the width property. */
  grid-template-columns: minmax(0, 1fr);
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset-inline-end: 1.1em;
    inset-block-start: calc(50% - 0.4em);
    inline-size: 0.5em;
    block-size: 0.5em;
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    pointer-events: none;
  }
`;

const Control = styled('select')`
  ${box}
  appearance: none;
  padding-inline-end: 2.4em;
  text-overflow: ellipsis;
`;
