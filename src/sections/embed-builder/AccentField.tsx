import { type Choices, problemOf } from '../../domain/embed/choices.ts';
import { accentContrast, MIN_CONTRAST, own } from '../../domain/embed/contrast.ts';
import { styled } from '../../style/styled.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { useDraft } from '../../ui/field/use-draft.ts';

export interface AccentFieldProps {
  id: string;
  widget: Choices['widget'];
  /** `#rrggbb`; '' for the default. */
  value: string;
  /** The school's accent, which is the default; '' uses the product's. */
  ownAccent: string;
  /** The theme of the widget: 'light', 'dark', or '' for both. */
  theme: string;
  onType: (value: string) => void;
}

/** The field for the accent colour: typed or picked, with its contrast. */
export function AccentField({ id, widget, value, ownAccent, theme, onType }: AccentFieldProps) {
  const draft = useDraft(value, onType);
  const problem = problemOf(widget, 'accent', draft.value);
  const colour = draft.value && !problem ? draft.value.toLowerCase() : '';
  return (
    <Root>
      <Row>
        <TextField
          id={id}
          label="Accent colour"
          name="accent"
          placeholder={ownAccent || own.accent}
          value={draft.value}
          error={problem}
          maxLength={7}
          autoComplete="off"
          spellCheck="false"
          onChange={(event) => draft.onChange(event.currentTarget.value.trim())}
          onBlur={draft.onBlur}
        />
        <Well
          type="color"
          aria-label="Pick the accent colour"
          value={colour || ownAccent || own.accent}
          onChange={(event) => draft.onChange(event.currentTarget.value)}
        />
      </Row>
      <Verdict role="status">{colour && verdict(colour, theme)}</Verdict>
    </Root>
  );
}

/** Describes the contrast of a colour on its backgrounds, and a fix if it is too low. */
export function verdict(colour: string, theme: string): string {
  const { text, light: onLight, dark: onDark } = accentContrast(colour);
  const times = (ratio: number) => `${ratio.toFixed(1)}:1`;
  const ratios = [`Text on it ${times(text)}`];
  if (theme !== 'dark') ratios.push(`on a light background ${times(onLight)}`);
  if (theme !== 'light') ratios.push(`on a dark background ${times(onDark)}`);
  const faintOnLight = theme !== 'dark' && onLight < MIN_CONTRAST;
  const faintOnDark = theme !== 'light' && onDark < MIN_CONTRAST;
  const isFixed = theme === 'light' || theme === 'dark';
  const advice = () => {
    if (!faintOnLight && !faintOnDark) return 'Readable.';
    if (!isFixed && !faintOnLight) return 'Too faint when the visitor’s system is dark: choose “Always light”.';
    if (!isFixed && !faintOnDark) return 'Too faint when the visitor’s system is light: choose “Always dark”.';
    return `Too faint: choose a ${faintOnLight ? 'darker' : 'lighter'} one. It should be 4.5:1.`;
  };
  return `${ratios.join(', ')}. ${advice()}`;
}

const Root = styled('div')`
  display: grid;
  gap: var(--space-2);
  align-content: start;
`;

const Row = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 48px;
  gap: var(--space-2);
  align-items: end;
`;

const Well = styled('input')`
  inline-size: 48px;
  block-size: 48px;
  padding: 4px;
  border: 1px solid var(--edge);
  border-radius: var(--radius-sm);
  background: var(--surface);
  cursor: pointer;
`;

const Verdict = styled('p')`
  font-size: var(--text-sm);
  line-height: 1.4;
  &:empty {
    display: none;
  }
`;
