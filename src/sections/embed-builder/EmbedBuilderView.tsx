import { useState } from 'react';
import { type Choices, choicesToSearch, framed } from '../../domain/embed/choices.ts';
import { isFramed } from '../../domain/embed/platforms.ts';
import type { CourseSummary, Product } from '../../domain/entities.ts';
import type { Release } from '../../domain/own-api.ts';
import type { PartnerName } from '../../domain/partner-api.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ChoiceFields, WidgetChoice } from './ChoiceFields.tsx';
import { type Measured, Preview } from './Preview.tsx';
import { above } from './parts.style.ts';
import { Snippets } from './Snippets.tsx';

export interface EmbedBuilderViewProps {
  /** The current choices. */
  choices: Choices;
  /** Called with new choices. `typing` is true while the visitor types, because a key press needs no history entry. */
  onChange: (choices: Choices, typing?: boolean) => void;
  /** The origin in the snippets' URLs. */
  origin: string;
  /** The courses whose questions the FAQ widget can show. */
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
   * The school's name, for the picture button.
   * @default ''
   */
  school?: string;
  /**
   * Whether the widgets read the API of the origin.
   * @default true
   */
  isOwnApi?: boolean;
  /** The API's response for the typed short name of the partner; undefined while it loads. */
  partner?: PartnerName | undefined;
  /**
   * The URL of the preview page, without its query.
   * @default /embed/preview
   */
  preview?: string;
  /**
   * The URL to which the form submits without scripts.
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
  school = '',
  isOwnApi = true,
  partner,
  preview = '/embed/preview',
  action = '/embed',
}: EmbedBuilderViewProps) {
  const [measured, setMeasured] = useState<{ address: string } & Measured>();
  const named = partner ? { ...choices, values: { ...choices.values, partner: partner.name } } : choices;
  const shown = isFramed(named.platform) ? framed(named) : named;
  const address = preview + choicesToSearch({ ...shown, platform: 'html', pinned: false });
  const { heightPx, largestPx } = measured?.address === address ? measured : {};
  return (
    <Form action={action} onSubmit={(event) => event.preventDefault()}>
      <WidgetChoice choices={choices} onChange={onChange} />
      {/* The result comes first, so a phone shows it above the settings. */}
      <Columns>
        <Stack>
          <Preview
            choices={choices}
            onChange={onChange}
            address={address}
            onMeasure={(heights) => setMeasured({ address, ...heights })}
          />
          <Snippets
            onChange={onChange}
            source={{ choices: named, origin, release, accent, school, heightPx, largestPx, isOwnApi }}
          />
        </Stack>
        <Stack>
          <ChoiceFields
            choices={choices}
            onChange={onChange}
            ownAccent={accent}
            courses={courses}
            partner={partner}
            products={products}
          />
          <noscript>
            <Button type="submit">Show what I have chosen</Button>
          </noscript>
        </Stack>
      </Columns>
    </Form>
  );
}

const Form = styled('form')`
  --builder-gap: var(--space-6);
  ${below(540)} {
    --builder-gap: var(--space-4);
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--builder-gap);
`;

const Columns = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--builder-gap);
  align-items: start;
  ${above} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Stack = styled('div')`
  --heading-gap: var(--space-4);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--builder-gap);
`;
