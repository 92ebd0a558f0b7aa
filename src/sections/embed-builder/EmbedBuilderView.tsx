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
  /** The current choices. */
  choices: Choices;
  /** Called with new choices. `typing` is true while the visitor types: not every key press needs a history entry. */
  onChange: (choices: Choices, typing?: boolean) => void;
  /** The origin that snippets name. */
  origin: string;
  /** The courses that the FAQ widget can show questions of. */
  courses: readonly CourseSummary[];
  /** The products to choose from. */
  products: readonly Product[];
  /** The version to pin; without it, the switch is hidden. */
  release?: Release | undefined;
  /**
   * The school's accent colour, the default of widgets; '' uses the product's.
   * @default ''
   */
  accent?: string;
  /**
   * The URL of the preview page, without its query.
   * @default /embed/preview
   */
  preview?: string;
  /**
   * The form's action without scripts.
   * @default /embed
   */
  action?: string;
}

/** The snippet builder: choices, a live preview, and the snippets to paste. Without scripts it is a GET form. */
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
