import { type Facet, type Filters, noFilters } from '../../domain/filters.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import type { FinderLabels } from './labels.ts';

export interface FilterBarProps {
  /** The form's id, for buttons that stand elsewhere. */
  id: string;
  /** Where the form leads without scripts. */
  action: string;
  /** What is chosen. */
  filters: Filters;
  /** What can be chosen. */
  facets: { categories: Facet[]; levels: Facet[] };
  onChange: (filters: Filters) => void;
  words: FinderLabels;
}

/** Both selects and the way out of them: a plain GET form, which scripts make immediate. */
export function FilterBar({ id, action, filters, facets, onChange, words }: FilterBarProps) {
  const select = (name: keyof Filters, label: string, none: string, choices: Facet[]) => (
    <SelectField
      label={label}
      name={name}
      value={filters[name]}
      onChange={(event) => onChange({ ...filters, [name]: event.currentTarget.value })}
    >
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>{`${choice.label} (${choice.count})`}</option>
      ))}
    </SelectField>
  );
  return (
    <>
      <Bar id={id} action={action} onSubmit={(event) => event.preventDefault()}>
        {select('category', words.category, words.allCategories, facets.categories)}
        {select('level', words.level, words.allLevels, facets.levels)}
        <noscript>
          <Button type="submit">{words.submit}</Button>
        </noscript>
        <Button
          type="submit"
          form={`${id}-clear`}
          variant="outlined"
          onClick={(event) => {
            event.preventDefault();
            onChange(noFilters);
          }}
        >
          {words.clear}
        </Button>
      </Bar>
      {/* Sends nothing, and so clears what the other one sent. */}
      <form id={`${id}-clear`} action={action} hidden />
    </>
  );
}

const Bar = styled('form')`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-md);
  background: var(--sunken);
  & > div {
    flex: 1 1 180px;
  }
`;
