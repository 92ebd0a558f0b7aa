import { type KeyboardEvent, useEffect, useRef } from 'react';
import { withMotion } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { durationOpen, easingArrive, shadowFloating } from '../../tokens/effects.ts';
import { limits } from '../../tokens/limits.ts';
import { Icon } from '../icon/Icon.tsx';
import { check, close } from '../icon/paths.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import type { Toast } from './toasts.ts';

interface ToastCardProps extends Toast {
  /** Stops the timer while the visitor may be reading. */
  waiting: boolean;
  /** Makes the card as wide as its dialog, without a frame. */
  isStrip?: boolean | undefined;
  onTime: (id: number) => void;
  onDismiss: (id: number, card: Element | null) => void;
}

/** One toast. It closes after five seconds, or twenty with a button. The timer restarts after each pause. */
export function ToastCard({ id, kind, text, action, waiting, isStrip, onTime, onDismiss }: ToastCardProps) {
  const card = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (waiting) return;
    const timer = setTimeout(onTime, action ? 4 * limits.toast : limits.toast, id);
    return () => clearTimeout(timer);
  }, [waiting, onTime, id, action]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape would also close the modal that contains the toast.
    event.preventDefault();
    event.stopPropagation();
    onDismiss(id, card.current);
  };
  return (
    <Card ref={card} $kind={kind} $isStrip={isStrip}>
      <Mark $kind={kind} aria-hidden="true">
        {kind === 'success' ? <Icon path={check} size="16px" /> : '!'}
      </Mark>
      <Text>
        {kind === 'error' && <VisuallyHidden>Error: </VisuallyHidden>}
        <bdi>{text}</bdi>
      </Text>
      {action && (
        <Act
          type="button"
          onKeyDown={onKeyDown}
          onClick={() => {
            onDismiss(id, card.current);
            action.run();
          }}
        >
          {action.label}
        </Act>
      )}
      <Close type="button" aria-label="Close message" onKeyDown={onKeyDown} onClick={() => onDismiss(id, card.current)}>
        <Icon path={close} />
      </Close>
    </Card>
  );
}

const colourOf = (kind: Toast['kind']) => (kind === 'error' ? 'danger' : 'success');

interface ToastKind {
  $kind: Toast['kind'];
}

const frame = `
  margin-block-end: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--surface);
  box-shadow: ${shadowFloating};
`;

const Card = styled('div')<ToastKind & { $isStrip?: boolean | undefined }>`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding-block: var(--space-2);
  padding-inline: var(--space-4) var(--space-2);
  ${({ $isStrip, $kind }) => ($isStrip ? `background: var(--${colourOf($kind)}-soft);` : frame)}
  border-inline-start: 5px solid ${({ $kind }) => `var(--${colourOf($kind)})`};
  ${withMotion} {
    animation: toast-in ${durationOpen} ${easingArrive};
  }
  @keyframes toast-in {
    from {
      opacity: 0;
      translate: 0 -8px;
    }
  }
`;

const Mark = styled('span')<ToastKind>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  margin-block-start: 8px;
  border-radius: 50%;
  font: 600 1em/1 var(--font-display);
  ${({ $kind }) =>
    $kind === 'error'
      ? 'background: var(--danger-soft); color: var(--danger);'
      : 'background: var(--success-soft); color: var(--success);'}
`;

const Text = styled('p')`
  flex: 1;
  min-inline-size: 0;
  padding-block: 10px;
  line-height: 24px;
`;

const Act = styled('button')`
  flex: none;
  min-block-size: 44px;
  padding-inline: var(--space-3);
  border: 0;
  background: none;
  color: var(--accent);
  font: 600 1em/1 var(--font-display);
  text-decoration: underline;
`;

const Close = styled('button')`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--muted);
`;
