import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import { withMotion } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { durationOpen, easingArrive, shadowModal } from '../../tokens/effects.ts';
import { Toaster } from '../toast/Toaster.tsx';
import { CloseButton } from './CloseButton.tsx';
import { dialogRows, dialogScroller } from './dialog.style.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onClick'> {
  /** Whether it is open; its content is mounted only then. */
  open: boolean;
  /** Called on Escape, and when the backdrop or the close button is pressed. Set `open` to false. */
  onClose: () => void;
  /** The accessible name, unless `labelledBy` is set. */
  label?: string;
  /** The id of the heading that labels it. */
  labelledBy?: string;
  /** Makes it wide enough for two columns or a video. */
  wide?: boolean;
}

/** A modal `<dialog>`: it traps the focus and restores it on close. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, label, labelledBy, wide, children, ref, ...rest }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
  const modal = useModal(dialog, onClose);
  return (
    <Sheet {...rest} {...modal} ref={dialog} aria-label={label} aria-labelledby={labelledBy} $wide={wide}>
      <Scroller>
        {/* The padding is on the content, because a press on padding of the `<dialog>` would count as a press on the backdrop. */}
        <Content $titled={labelledBy !== undefined}>{children}</Content>
        <CloseButton onClick={onClose} />
      </Scroller>
      <Toaster inDialog />
    </Sheet>
  );
}

const Sheet = styled('dialog')<{ $wide?: boolean }>`
  --gutter: clamp(20px, 4vw, 40px);
  inline-size: min(${({ $wide }) => ($wide ? 1120 : 520)}px, 100% - 24px);
  max-inline-size: none;
  max-block-size: calc(100dvb - 24px);
  padding: 0;
  ${dialogRows}
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
  color: var(--text);
  box-shadow: ${shadowModal};
  &[open] {
    display: grid;
  }
  &::backdrop {
    background: rgb(10 10 10 / 0.6);
  }
  ${withMotion} {
    animation: dialog-rise ${durationOpen} ${easingArrive};
    &::backdrop {
      animation: dialog-dim ${durationOpen};
    }
  }
  @keyframes dialog-rise {
    from {
      opacity: 0;
      translate: 0 16px;
    }
  }
  @keyframes dialog-dim {
    from {
      opacity: 0;
    }
  }
`;

const Scroller = styled('div')`
  ${dialogScroller}
  scroll-padding-block-start: calc(44px + 4 * var(--space-3));
`;

const Content = styled('div')<{ $titled: boolean }>`
  grid-area: 1 / 1;
  min-inline-size: 0;
  padding: var(--gutter);
  overflow-wrap: anywhere;
  /* Without a DialogTitle, the content starts below the close button. */
  ${({ $titled }) => !$titled && 'padding-block-start: calc(44px + 2 * var(--space-3));'}
`;
