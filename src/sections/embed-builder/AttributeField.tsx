import { type Choices, problemOf } from '../../domain/embed/choices.ts';
import type { Attribute } from '../../domain/embed/widgets.ts';
import type { CourseSummary, Product } from '../../domain/entities.ts';
import type { PartnerName } from '../../domain/partner-api.ts';
import { isolated } from '../../domain/text.ts';
import { levels, subjects } from '../../tokens/limits.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { useDraft } from '../../ui/field/use-draft.ts';
import { ProductChoice } from './ProductChoice.tsx';

/** Called with the new value of a parameter; `typing` is true while the visitor types. */
export type SetValue = (name: string, value: string, typing?: boolean) => void;

export interface AttributeFieldProps {
  attribute: Attribute;
  choices: Choices;
  courses: readonly CourseSummary[];
  /** The API's response for the typed short name of the partner; undefined while it loads. */
  partner: PartnerName | undefined;
  products: readonly Product[];
  onSet: SetValue;
}

/** The form field for an attribute, by its kind. */
export function AttributeField({ attribute, choices, courses, partner, products, onSet }: AttributeFieldProps) {
  const { name, kind, field } = attribute;
  const { widget, values } = choices;
  const { label = name, unset = '', unsetHint } = field ?? {};
  if (kind === 'flag') {
    return (
      <CheckboxField
        label={label}
        name={name}
        value="1"
        checked={values[name] === '1'}
        onChange={(event) => onSet(name, event.currentTarget.checked ? '1' : '')}
      />
    );
  }
  if (attribute.choices === 'products') {
    return (
      <ProductChoice
        name={name}
        label={label}
        products={products}
        chosen={(values[name] ?? '').split(',').filter(Boolean)}
        onChange={(ids) => onSet(name, ids.join(','))}
      />
    );
  }
  const options = optionsOf(attribute, courses);
  if (options) {
    const hint = values[name] ? undefined : unsetHint;
    return (
      <Select name={name} label={label} hint={hint} unset={unset} options={options} values={values} onSet={onSet} />
    );
  }
  return (
    <TypedField
      name={name}
      label={label}
      hint={name === 'partner' && partner ? partnerHint(partner) : unset}
      isNumber={kind === 'count'}
      value={values[name] ?? ''}
      // A name in another script, such as Urdu, is valid, too, if the API returns a short name for it.
      problem={(value) => (name === 'partner' && partner?.name ? undefined : problemOf(widget, name, value))}
      onType={onSet}
    />
  );
}

function partnerHint({ name, partner, similar }: PartnerName): string {
  if (partner) return `In links: ${name}. The page of ${isolated(partner.name)}.`;
  const near = similar.map((one) => one.id).join(' or ');
  return near ? `No partner has this short name. Did you mean ${near}?` : `In links: ${name}`;
}

type Options = Readonly<Record<string, string>>;

const named = (names: readonly string[]): Options =>
  Object.fromEntries(names.map((name) => [name.toLowerCase(), name]));

/** The labels of the possible values; undefined for free text. */
function optionsOf({ field, choices }: Attribute, courses: readonly CourseSummary[]): Options | undefined {
  if (choices === 'courses') return Object.fromEntries(courses.map(({ id, name }) => [id, name]));
  if (choices === 'subjects') return named(subjects);
  if (choices === 'levels') return named(levels);
  return field?.options;
}

export interface SelectProps {
  name: string;
  label: string;
  hint?: string | undefined;
  unset: string;
  options: Options;
  values: Choices['values'];
  onSet: SetValue;
}

export function Select({ name, label, hint, unset, options, values, onSet }: SelectProps) {
  return (
    <SelectField
      label={label}
      hint={hint}
      name={name}
      value={values[name] ?? ''}
      onChange={(event) => onSet(name, event.currentTarget.value)}
    >
      <option value="">{unset}</option>
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

interface TypedFieldProps {
  name: string;
  label: string;
  hint: string;
  isNumber: boolean;
  value: string;
  problem: (value: string) => string | undefined;
  onType: SetValue;
}

function TypedField({ name, label, hint, isNumber, value, problem, onType }: TypedFieldProps) {
  const draft = useDraft(value, (next) => onType(name, next, true));
  return (
    <TextField
      label={label}
      hint={hint}
      error={problem(draft.value)}
      name={name}
      value={draft.value}
      maxLength={200}
      autoComplete="off"
      inputMode={isNumber ? 'numeric' : undefined}
      onChange={(event) => draft.onChange(event.currentTarget.value)}
      onBlur={draft.onBlur}
    />
  );
}
