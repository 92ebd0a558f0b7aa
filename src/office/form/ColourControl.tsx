import { useController } from 'react-hook-form';
import { brightFill, contrast, onAccent, own, schoolAccent } from '../../domain/embed/contrast.ts';
import { styled } from '../../style/styled.ts';
import { Input } from '../../ui/field/TextField.tsx';
import { Muted } from '../parts/layout.ts';
import { Fieldset } from './Fieldset.tsx';
import { type ControlProps, useFormState } from './FormContext.tsx';

/** A colour field: the browser's picker, the hex code, and a preview of the adjusted, readable colour. */
export function ColourControl(props: ControlProps) {
  const { field } = useController({ name: props.path });
  const { idOf } = useFormState();
  const value = String(field.value ?? '');
  const colours = schoolAccent(value);
  return (
    <Fieldset {...props}>
      <Beside>
        <Swatch
          type="color"
          aria-label={`Choose ${props.label}`}
          value={colours ? value : own.accent}
          onChange={({ target }) => field.onChange(target.value)}
        />
        <Input
          id={idOf(props.path)}
          ref={field.ref}
          aria-label={`${props.label} as a code such as #0b6e4f`}
          dir="ltr"
          placeholder={own.accent}
          value={value}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.value)}
        />
      </Beside>
      {colours && <Result accent={value.toLowerCase()} {...colours} />}
    </Fieldset>
  );
}

/** The site's buttons in both themes. An SVG, because the CSP forbids style attributes. */
function Result({ accent, day, night }: { accent: string; day: string; night: string }) {
  const bright = brightFill(accent);
  const text = bright ? 'Buttons keep it; text in it is darker' : 'The site makes it darker';
  const adjusted = day === accent ? '' : ` ${text} on white, so that everybody can read it.`;
  return (
    <>
      <Samples>
        <Sample ground={own.light} colour={bright?.fill ?? day} />
        <Sample ground={own.dark} colour={night} />
      </Samples>
      <Muted role="status">
        {`Contrast on white ${contrast(day, own.light).toFixed(1)} : 1, in the dark theme ${contrast(night, own.dark).toFixed(1)} : 1. 4.5 : 1 is enough.${adjusted}`}
      </Muted>
    </>
  );
}

const Sample = ({ ground, colour }: { ground: string; colour: string }) => (
  <svg viewBox="0 0 140 60" width="140" height="60" aria-hidden="true">
    <rect width="140" height="60" rx="10" fill={ground} />
    <rect x="20" y="14" width="100" height="32" rx="16" fill={colour} />
    <text x="70" y="35" textAnchor="middle" fontSize="14" fontWeight="600" fill={onAccent(colour)}>
      Enroll Now
    </text>
  </svg>
);

const Beside = styled('div')`
  display: flex;
  gap: var(--space-3);
  & > input:last-child {
    inline-size: 10em;
    min-inline-size: 0;
  }
`;

const Swatch = styled('input')`
  flex: none;
  inline-size: 64px;
  block-size: 48px;
  padding: 4px;
  border: 1px solid var(--edge);
  border-radius: var(--radius-sm);
  background: var(--surface);
  cursor: pointer;
`;

const Samples = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  & > svg {
    border: 1px solid var(--line);
    border-radius: 10px;
  }
`;
