import type { MouseEvent, RefObject } from 'react';
import type { FinderLabels } from '../../domain/embed/labels/course-finder.ts';
import { styled } from '../../style/styled.ts';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Centre } from './CourseFinderView.tsx';
import { Choice, Pill } from './FilterBar.tsx';

interface SearchFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  query: string;
  labels: FinderLabels;
  onFocus: () => void;
  onQueryChange: (query: string) => void;
}

export const SearchField = ({ ref, query, labels, onFocus, onQueryChange }: SearchFieldProps) => (
  <Search>
    {labels.search}
    <input
      ref={ref}
      part="input"
      type="search"
      name="q"
      value={query}
      maxLength={100}
      enterKeyHint="search"
      autoComplete="off"
      dir={query ? 'auto' : undefined}
      placeholder={labels.searchHint}
      onFocus={onFocus}
      onInput={(event) => onQueryChange(event.currentTarget.value)}
      onKeyUp={(event) => {
        // On a phone, Enter closes the keyboard, which covers the courses.
        if (event.key === 'Enter' && matchMedia('(pointer: coarse)').matches) event.currentTarget.blur();
      }}
    />
  </Search>
);

interface SuggestionProps {
  text: string | undefined;
  label: string;
  /** `isByKeyboard` is true if Enter or Space activated the button. */
  onChoose: (query: string, isByKeyboard: boolean) => void;
}

/** Suggests a query with results if no course matches the visitor’s query. */
export function Suggestion({ text, label, onChoose }: SuggestionProps) {
  const contentText = useContentText();
  return text ? (
    <Offer>
      {label}{' '}
      <Pill type="button" onClick={(event: MouseEvent) => onChoose(text, event.detail === 0)}>
        <bdi {...contentText}>{text}</bdi>
      </Pill>
      ?
    </Offer>
  ) : null;
}

/** Without padding above: on a phone, message and suggestion must fit below the filters. */
const Offer = styled(Centre)`
  padding-block-start: 0;
`;

const Search = styled(Choice)`
  flex-basis: max(260px, 16em);
  @media (max-width: 22em) {
    & input {
      padding-inline: 0.5em;
    }
  }
  & input::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  &::after {
    content: none;
  }
`;
