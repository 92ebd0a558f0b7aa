import { readChoices } from '../../domain/course-facts.ts';
import { type Filters, fold } from '../../domain/filters.ts';
import type { FilterState } from '../../sections/course-finder/course-list.ts';
import { Choice } from '../../sections/course-finder/FilterBar.tsx';
import { below, withHover } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';

interface Option {
  value: string;
  label: string;
}

const dayOptions: readonly Option[] = [
  { value: 'weekdays', label: 'Weekdays' },
  { value: 'weekend', label: 'Weekend' },
];

/**
 * The filters by age, days, fee and language, and the sort order. A filter is shown only if the courses differ in this
 * fact.
 */
export function FactFilters({ list, filters, onChange }: FilterState) {
  const { languages, hasDays, fees, hasStarts } = readChoices(list?.facts);
  const ages = (list?.ages ?? []).map((age) => ({ value: age, label: age }));
  const spoken = languages.map((name) => ({ value: fold(name), label: name }));
  const set = (name: keyof Filters) => (value: string) => onChange({ ...filters, [name]: value });
  const chips = (name: keyof Filters, title: string, options: readonly Option[]) =>
    options.length > 0 && (
      <Chips name={name} title={title} options={options} value={filters[name] ?? ''} onChange={set(name)} />
    );
  return (
    <>
      {chips('age', 'Age', ages)}
      {chips('days', 'Days', hasDays ? dayOptions : [])}
      {chips('fee', 'Fee up to', fees)}
      {chips('language', 'Language', spoken)}
      {(hasStarts || fees.length > 0) && (
        <Order>
          Sort by
          <select
            name="order"
            value={filters.order ?? ''}
            onChange={({ currentTarget }) => set('order')(currentTarget.value)}
          >
            <option value="">Featured</option>
            {hasStarts && <option value="start">Soonest start</option>}
            {fees.length > 0 && <option value="fee">Lowest fee</option>}
          </select>
        </Order>
      )}
    </>
  );
}

/** Only as wide as its texts, because the chips need the space. */
const Order = styled(Choice)`
  flex: 0 1 11em;
`;

interface ChipsProps {
  name: string;
  title: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
}

/** A choice between a few values: radio buttons, which a form can send without scripts. */
function Chips({ name, title, options, value, onChange }: ChipsProps) {
  // A URL may contain an unknown value.
  const chosen = options.some((option) => option.value === value) ? value : '';
  return (
    <Group>
      <legend>{title}</legend>
      <Row>
        {[{ value: '', label: 'Any' }, ...options].map((option) => (
          <Chip key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </Chip>
        ))}
      </Row>
    </Group>
  );
}

const Group = styled('fieldset')`
  & legend {
    padding: 0;
    margin-block-end: var(--space-2);
    font-size: var(--text-sm);
    font-weight: 600;
  }
`;

/** As high as the selects beside it, so all labels of a row are on one line. */
const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  min-block-size: 48px;
`;

const Chip = styled('label')`
  position: relative;
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & span {
    display: grid;
    place-items: center;
    min-inline-size: 2.4em;
    min-block-size: 2.4em;
    padding-inline: 0.6em;
    border: 1px solid var(--edge);
    border-radius: 999px;
    background: var(--surface);
    font-size: var(--text-sm);
    ${below(540)} {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
  & :checked + span {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  & :focus-visible + span {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  ${withHover} {
    &:hover :not(:checked) + span {
      background: var(--soft);
      color: var(--on-soft);
    }
  }
  @media (forced-colors: active) {
    & :checked + span {
      border-width: 3px;
    }
  }
`;
