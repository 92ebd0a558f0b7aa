import { withHover, withMotion } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { durationPress } from '../../tokens/effects.ts';

export interface ButtonStyle {
  /**
   * The emphasis. Use one filled button per view.
   * @default 'filled'
   */
  variant?: 'filled' | 'outlined' | 'quiet';
  /**
   * The size of text and padding.
   * @default 'md'
   */
  size?: 'md' | 'sm';
}

interface Look {
  $variant?: ButtonStyle['variant'];
  $size?: ButtonStyle['size'];
}

const colours = ({ $variant = 'filled' }: Look) =>
  ({
    filled:
      'background: var(--fill, var(--accent)); color: var(--on-fill, var(--on-accent)); border-color: transparent; --over: var(--fill-strong, var(--accent-strong));',
    outlined: 'background: transparent; color: var(--accent); border-color: currentColor; --over: var(--soft);',
    quiet: 'background: transparent; color: inherit; border-color: transparent; --over: var(--soft);',
  })[$variant];

const size = ({ $size }: Look) =>
  $size === 'sm'
    ? 'padding: 0.4em 1.1em; font-size: var(--text-sm);'
    : 'padding: 0.6em min(1.5em, 7vw); font-size: var(--text-md);';

/** Button and link share this CSS, so goober gives both the same class. */
const look = (props: Look) => `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  min-inline-size: 44px;
  min-block-size: 44px;
  border: 2px solid;
  border-radius: 1.75em;
  font-family: var(--font-display);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  ${colours(props)}
  ${size(props)}
  ${withHover} {
    &:hover { background: var(--over); }
  }
  &[aria-disabled=true]:not([aria-busy]), &:disabled { opacity: 0.65; cursor: default; }
  ${withMotion} {
    transition: background ${durationPress}, translate ${durationPress};
    &:active { translate: 0 1px; }
  }
`;

export const ButtonRoot = styled('button')<Look>`${look}`;
/** Not `styled(Link)`: its rules would have the same specificity as those of `styled(ButtonLink)`. */
export const LinkRoot = styled('a')<Look>`${look}`;
