import { memo } from 'react';
import { useFormContext } from 'react-hook-form';
import { type Field, isRequired } from '../../domain/fields/field.ts';
import type { FormField } from '../../domain/office/form-parts.ts';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextArea, TextField } from '../../ui/field/TextField.tsx';
import { AttachmentsControl } from './AttachmentsControl.tsx';
import { ChoicesControl } from './ChoicesControl.tsx';
import { ColourControl } from './ColourControl.tsx';
import { DaysControl } from './DaysControl.tsx';
import { EnrolControl } from './EnrolControl.tsx';
import { FeeControl } from './FeeControl.tsx';
import { FlagControl } from './FlagControl.tsx';
import { type ControlProps, useFieldProps, useFormState } from './FormContext.tsx';
import { choiceLabel, hintOf } from './hints.ts';
import { LinesControl } from './LinesControl.tsx';
import { MarkdownControl } from './MarkdownControl.tsx';
import { MediaControl } from './MediaControl.tsx';
import { countryOptions, languageOptions, type Option, zoneOptions } from './options.ts';
import { TimesControl } from './TimesControl.tsx';

/** True if a text field has several lines. */
export const isLongText = ({ type, required, maxLength = required ? 200 : 5_000 }: Field): boolean =>
  type === 'text' && maxLength > 250;

export interface FieldControlProps {
  part: FormField;
  path: string;
}

/** Renders the control for the type of a field. */
export const FieldControl = memo(function FieldControl({ part, path }: FieldControlProps) {
  const { field, label, choicesOf, isMarkdown } = part;
  const props: ControlProps = {
    path,
    label,
    hint: choicesOf ? field.help : hintOf(field),
    required: isRequired(field),
  };
  const { choices } = useFormState();
  if (isMarkdown) return <MarkdownControl {...props} />;
  if (choicesOf && field.type === 'list') return <ChoicesControl {...props} choices={choices[choicesOf] ?? []} />;
  if (choicesOf) {
    const options = (choices[choicesOf] ?? []).map(({ id, title }) => ({ value: id, label: title || id }));
    return <Choice {...props} options={options} />;
  }
  return <ByType {...props} part={part} />;
});

function ByType({ part, ...props }: ControlProps & { part: FormField }) {
  const { field, pictureSide } = part;
  switch (field.type) {
    case 'list':
    case 'ids':
      return <LinesControl {...props} />;
    case 'days':
      return <DaysControl {...props} />;
    case 'fee':
      return <FeeControl {...props} />;
    case 'times':
      return <TimesControl {...props} />;
    case 'image':
    case 'sharing':
    case 'video':
    case 'captions':
    case 'link':
      return (
        <MediaControl
          {...props}
          type={field.type}
          pictureSide={pictureSide}
          isCropped={field.type === 'image' && !field.isWhole}
        />
      );
    case 'attachments':
      return <AttachmentsControl {...props} />;
    case 'choice':
    case 'subject':
      return (
        <Choice {...props} options={(field.choices ?? []).map((value) => ({ value, label: choiceLabel(value) }))} />
      );
    case 'country':
      return <Choice {...props} options={countryOptions()} />;
    case 'language':
      return <Choice {...props} options={languageOptions()} />;
    case 'zone':
      return <Choice {...props} options={zoneOptions()} />;
    case 'flag':
      return <FlagControl {...props} />;
    case 'colour':
      return <ColourControl {...props} />;
    case 'enrol':
      return <EnrolControl {...props} />;
    default:
      return <Line {...props} field={field} />;
  }
}

const inputTypes: Partial<Record<Field['type'], string>> = { day: 'date', email: 'email' };

function Line({ field, ...props }: ControlProps & { field: Field }) {
  const { register } = useFormContext();
  const shared = useFieldProps(props);
  if (isLongText(field)) return <TextArea {...shared} rows={3} {...register(props.path)} />;
  return <TextField {...shared} type={inputTypes[field.type] ?? 'text'} {...register(props.path)} />;
}

function Choice({ options, ...props }: ControlProps & { options: readonly Option[] }) {
  const { register, getValues } = useFormContext();
  const value = String(getValues(props.path) ?? '');
  // Adds the stored value if the options lack it, such as a time zone from another browser or a removed id.
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <SelectField {...useFieldProps(props)} {...register(props.path)}>
      {(!props.required || value === '') && <option value="">–</option>}
      {!isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
