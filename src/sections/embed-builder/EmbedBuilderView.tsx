import { type Choices, choicesToSearch } from '../../domain/embed/choices.ts';
import type { CourseSummary, Product } from '../../domain/entities.ts';
import type { Release } from '../../domain/own-api.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ChoiceFields } from './ChoiceFields.tsx';
import { Preview } from './Preview.tsx';
import { above } from './parts.style.ts';
import { Snippets } from './Snippets.tsx';

export interface EmbedBuilderViewProps {
  /** What is chosen. */
  choices: Choices;
  /** Told what is chosen now; `typing` while a text is being typed, of which not every letter is worth a history entry. */
  onChange: (choices: Choices, typing?: boolean) => void;
  /** The origin that snippets name. */
  origin: string;
  /** The courses whose questions can be chosen. */
  courses: readonly CourseSummary[];
  /** The products that can be chosen. */
  products: readonly Product[];
  /** The version that a snippet can be pinned to; without one the switch is not there. */
  release?: Release | undefined;
  /**
   * The school's own accent colour, which widgets have where none is chosen; '' for the product's.
   * @default ''
   */
  accent?: string;
  /**
   * Where the preview’s page is, without its query.
   * @default /embed/preview
   */
  preview?: string;
  /**
   * Where the form leads without scripts.
   * @default /embed
   */
  action?: string;
}

/** Chooses a widget, shows it on pages of several kinds, and writes what to paste. Without scripts it is a plain GET form. */
export function EmbedBuilderView({
  choices,
  onChange,
  origin,
  courses,
  products,
  release,
  accent = '',
  preview = '/embed/preview',
  action = '/embed',
}: EmbedBuilderViewProps) {
  return (
    <Form action={action} onSubmit={(event) => event.preventDefault()}>
      <Columns>
        <ChoiceFields choices={choices} onChange={onChange} ownAccent={accent} courses={courses} products={products} />
        <Preview
          choices={choices}
          onChange={onChange}
          address={preview + choicesToSearch({ ...choices, platform: 'html', pinned: false })}
        />
      </Columns>
      <noscript>
        <Button type="submit">Show what I have chosen</Button>
      </noscript>
      <Snippets choices={choices} onChange={onChange} origin={origin} release={release} accent={accent} />
    </Form>
  );
}

const Form = styled('form')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
`;

const Columns = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;
  ${above} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;
