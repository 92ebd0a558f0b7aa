import { type ComponentProps, type MouseEvent, useImperativeHandle, useRef } from 'react';
import { withMotion } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { durationSlide, easingArrive, shadowModal } from '../../tokens/effects.ts';
import { CloseButton } from '../dialog/CloseButton.tsx';
import { dialogRows, dialogScroller } from '../dialog/dialog.style.ts';
import { useModal } from '../dialog/use-modal.ts';
import { Toaster } from '../toast/Toaster.tsx';

export interface DrawerProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onClick'> {
  /** Whether it is open; its content is mounted only then. */
  open: boolean;
  /** Called on Escape, and when the backdrop, the close button or a link inside is pressed. Set `open` to false. */
  onClose: () => void;
  /** The accessible name. */
  label: string;
}

/** A modal menu that slides in from the inline end: 80 vw wide and 70 % high. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ onClose, label, children, ref, ...rest }: Omit<DrawerProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
  const modal = useModal(dialog, onClose);
  const onClick = (event: MouseEvent) => {
    modal.onClick(event);
    if (event.target instanceof Element && event.target.closest('a[href]')) onClose();
  };
  return (
    <Side {...rest} {...modal} onClick={onClick} ref={dialog} aria-label={label}>
      <Scroller>
        <Content>{children}</Content>
        <CloseButton onClick={onClose} />
      </Scroller>
      <Toaster inDialog />
    </Side>
  );
}

const Side = styled('dialog')`
  --from: 100%;
  inset-inline: auto 0;
  inset-block: 0 auto;
  margin: 0;
  inline-size: 80vw;
  block-size: 70vb;
  max-inline-size: none;
  max-block-size: none;
  padding: 0;
  ${dialogRows}
  border: 1px solid var(--line);
  border-end-start-radius: var(--radius-lg);
  background: var(--surface);
  color: var(--text);
  box-shadow: ${shadowModal};
  &:dir(rtl) {
    --from: -100%;
  }
  &[open] {
    display: grid;
  }
  &::backdrop {
    background: rgb(10 10 10 / 0.6);
  }
  ${withMotion} {
    animation: drawer-slide ${durationSlide} ${easingArrive};
  }
  @keyframes drawer-slide {
    from {
      translate: var(--from) 0;
    }
  }
`;

const Scroller = styled('div')`
  ${dialogScroller}
`;

const Content = styled('div')`
  grid-area: 1 / 1;
  padding: var(--space-5) min(var(--space-5), 6vw);
`;
