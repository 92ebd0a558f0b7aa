import { useController } from 'react-hook-form';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { type ControlProps, useFieldProps } from './FormContext.tsx';

/** A checkbox whose value is `yes` or ''. */
export function FlagControl(props: ControlProps) {
  const { field } = useController({ name: props.path });
  return (
    <CheckboxField
      {...useFieldProps(props)}
      ref={field.ref}
      checked={field.value === 'yes'}
      onBlur={field.onBlur}
      onChange={({ target }) => field.onChange(target.checked ? 'yes' : '')}
    />
  );
}
