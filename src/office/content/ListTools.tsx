import type { ItemSummary } from '../../domain/office/content-contract.ts';
import { labelOfPath } from '../../domain/office/form-paths.ts';
import { type Kind, kinds } from '../../domain/office/kinds.ts';
import { styled } from '../../style/styled.ts';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Muted } from '../parts/layout.ts';
import { filterChoices, type ListFilter, onlyChoices } from './list-filter.ts';

export interface ListToolsProps {
  kind: Kind;
  items: readonly ItemSummary[];
  /** The number of items after search and filters. */
  shown: number;
  filter: ListFilter;
  onFilter: (change: Partial<ListFilter>) => void;
}

/** The search and the filters of a list. */
export function ListTools({ kind, items, shown, filter, onFilter }: ListToolsProps) {
  const { list, parts, label } = kinds[kind];
  const only = onlyChoices(kind, items);
  return (
    <Tools role="search" aria-label={`Find in ${label}`}>
      <TextField
        label="Find"
        type="search"
        value={filter.find}
        onChange={({ target }) => onFilter({ find: target.value })}
      />
      {(list?.filters ?? []).map((key) => (
        <SelectField
          key={key}
          label={labelOfPath(parts, key)}
          value={filter.values[key] ?? ''}
          onChange={({ target }) => onFilter({ values: { ...filter.values, [key]: target.value } })}
        >
          <option value="">All</option>
          {filterChoices(kind, key, items).map((value) => (
            <option key={value}>{value}</option>
          ))}
        </SelectField>
      ))}
      {only.length > 0 && (
        <SelectField label="Only" value={filter.only} onChange={({ target }) => onFilter({ only: target.value })}>
          <option value="">All</option>
          {only.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <Muted role="status">{shown === items.length ? '' : `${shown} of ${items.length}`}</Muted>
    </Tools>
  );
}

const Tools = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10em), 1fr));
  gap: var(--space-3);
  align-items: end;
  & > [role='status']:empty {
    position: absolute;
  }
  & > [role='status'] {
    grid-column: 1 / -1;
  }
`;
