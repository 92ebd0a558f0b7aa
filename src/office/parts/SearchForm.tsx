import { useId, useState } from 'react';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Input } from '../../ui/field/TextField.tsx';

export interface SearchFormProps {
  /** The visible label. */
  label: string;
  /** The current search; '' for none. */
  value: string;
  /** Called with the trimmed text; with '' when the field is cleared. */
  onSearch: (find: string) => void;
}

/** A search field. Searches on Enter, and when it is cleared. */
export function SearchForm({ label, value, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Sync with a new `value`, for example after Back. A `key` would remount the field and lose its focus.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const id = useId();
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="search"
        dir="auto"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          if (event.target.value === '' && value !== '') onSearch('');
        }}
      />
      <Button type="submit" variant="outlined">
        Find
      </Button>
    </Form>
  );
}

const Form = styled('form')`
  display: grid;
  grid-template-columns: minmax(0, 24em) auto;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  justify-content: start;
  & > label {
    grid-column: 1 / -1;
    font-size: var(--text-sm);
    font-weight: 600;
  }
`;
