import { type ReactNode, useId } from 'react';
import { type Choices, problemOf } from '../../domain/embed/choices.ts';
import { fonts, widgetNames, widgets } from '../../domain/embed/widgets.ts';
import type { CourseSummary, Product } from '../../domain/entities.ts';
import { styled } from '../../style/styled.ts';
import { levels, subjects } from '../../tokens/limits.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { AccentField } from './AccentField.tsx';
import { ProductChoice } from './ProductChoice.tsx';
import { Group, Legend, OptionCard } from './parts.style.ts';
import { useDraft } from './use-draft.ts';

export interface ChoiceFieldsProps {
  choices: Choices;
  onChange: (choices: Choices, typing?: boolean) => void;
  courses: readonly CourseSummary[];
  /** The accent colour that widgets have where none is chosen; '' for the product's. */
  ownAccent: string;
  products: readonly Product[];
}

/** Every choice of the current widget. The names of its fields are the parameters of the address. */
export function ChoiceFields({ choices, onChange, courses, ownAccent, products }: ChoiceFieldsProps) {
  const { widget, values } = choices;
  const id = useId();
  const set = (name: string, value: string, typing?: boolean) =>
    onChange({ ...choices, values: { ...values, [name]: value } }, typing);
  const select = (name: string, label: string, unset: string, all: readonly (readonly [string, string])[]) => (
    <SelectField
      key={name}
      label={label}
      name={name}
      value={values[name] ?? ''}
      onChange={(event) => set(name, event.currentTarget.value)}
    >
      <option value="">{unset}</option>
      {all.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  const typed = (name: string, label: string, hint?: ReactNode) => (
    <TypedField key={name} name={name} label={label} hint={hint} value={values[name] ?? ''} onType={set} />
  );
  const lower = (names: readonly string[]) => names.map((name) => [name.toLowerCase(), name] as const);

  const own: Record<string, () => ReactNode> = {
    category: () => select('category', 'Subject', 'All subjects', lower(subjects)),
    level: () => select('level', 'Level', 'All levels', lower(levels)),
    'hide-filters': () => (
      <CheckboxField
        key="hide-filters"
        label="Leave the filters out"
        name="hide-filters"
        value="1"
        checked={values['hide-filters'] === '1'}
        onChange={(event) => set('hide-filters', event.currentTarget.checked ? '1' : '')}
      />
    ),
    limit: () => typed('limit', 'Show at most', 'Empty for all'),
    course: () =>
      select(
        'course',
        'Questions of',
        'All courses: the general ones',
        courses.map(({ id, name }) => [id, name] as const),
      ),
    heading: () => typed('heading', 'Heading', 'Empty for “Frequently Asked Questions”'),
    layout: () => select('layout', 'Layout', 'A list', [['grid', 'A grid']]),
    products: () => (
      <ProductChoice
        key="products"
        products={products}
        chosen={(values.products ?? '').split(',').filter(Boolean)}
        onChange={(ids) => set('products', ids.join(','))}
      />
    ),
    subject: () => typed('subject', 'Subject of the message', 'What stands in the field at first'),
  };

  return (
    <Fields>
      <Group>
        <Legend>Which widget?</Legend>
        <Cards>
          {widgetNames.map((name) => (
            <OptionCard key={name}>
              <input
                type="radio"
                name="widget"
                value={name}
                checked={name === widget}
                onChange={() => onChange({ ...choices, widget: name })}
              />
              <span>
                <strong>{widgets[name].title}</strong>
                <small>{widgets[name].summary}</small>
              </span>
            </OptionCard>
          ))}
        </Cards>
      </Group>
      <Group>
        <Legend>What does it show?</Legend>
        <Pairs>{widgets[widget].own.map((name) => own[name]?.())}</Pairs>
      </Group>
      <Group>
        <Legend>How does it look?</Legend>
        <Pairs>
          {select('theme', 'Theme', 'As the visitor’s system', [
            ['light', 'Always light'],
            ['dark', 'Always dark'],
          ])}
          <AccentField
            id={`${id}-accent`}
            value={values.accent ?? ''}
            ownAccent={ownAccent}
            theme={values.theme ?? ''}
            onType={(value) => set('accent', value, true)}
          />
          {select('radius', 'Corners', 'Ours', [
            ['0', 'Square'],
            ['4', 'Slightly rounded, 4 px'],
            ['8', 'Rounded, 8 px'],
            ['16', 'Round, 16 px'],
            ['24', 'Very round, 24 px'],
          ])}
          {select(
            'font',
            'Font',
            'The visitor’s system font',
            Object.entries(fonts).map(([name, { label }]) => [name, label] as const),
          )}
        </Pairs>
      </Group>
      <Group>
        <Legend>On your page</Legend>
        <Pairs>
          {typed('partner', 'Your short name', 'Goes along on links to us: green-valley')}
          {select('lang', 'Language', 'As your page’s', [
            ['en', 'English'],
            ['ur', 'Urdu'],
          ])}
          {select('heading-level', 'Level of its headings', 'Its own', [
            ['2', '2'],
            ['3', '3'],
            ['4', '4'],
          ])}
          {select('link-target', 'Links open', 'In the same tab', [['_blank', 'In a new tab']])}
        </Pairs>
      </Group>
    </Fields>
  );
}

interface TypedFieldProps {
  name: string;
  label: string;
  hint: ReactNode;
  value: string;
  onType: (name: string, value: string, typing: true) => void;
}

function TypedField({ name, label, hint, value, onType }: TypedFieldProps) {
  const draft = useDraft(value, (next) => onType(name, next, true));
  return (
    <TextField
      label={label}
      hint={hint}
      error={problemOf(name, draft.value)}
      name={name}
      value={draft.value}
      maxLength={200}
      autoComplete="off"
      inputMode={name === 'limit' ? 'numeric' : undefined}
      onChange={(event) => draft.onChange(event.currentTarget.value)}
      onBlur={draft.onBlur}
    />
  );
}

const Fields = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const Cards = styled('div')`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fit, minmax(min(210px, 100%), 1fr));
`;

const Pairs = styled('div')`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(210px, 100%), 1fr));
  align-items: start;
`;
