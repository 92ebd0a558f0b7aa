import { type ReactNode, useRef, useState } from 'react';
import { styled } from '../../src/style/styled.ts';
import { layerControl } from '../../src/tokens/effects.ts';
import { ButtonRoot } from '../../src/ui/button/button.style.ts';

export interface InDialogProps {
  /** The widget's element. The text of the link in it becomes the text of the button. */
  element: Element;
  language: 'ur' | 'en';
  /** The section. It mounts when the dialog first opens, and stays mounted. */
  children: ReactNode;
}

/** A button that opens a section in a modal `<dialog>`. On close, the browser restores the focus to the button. */
export function InDialog({ element, language, children }: InDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const label = linkText(element);
  const open = () => {
    setIsUsed(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <ButtonRoot type="button" part="button" aria-haspopup="dialog" onClick={open}>
        {label}
      </ButtonRoot>
      {/* `autofocus` gives the initial focus to the dialog instead of the close button. */}
      <Sheet ref={dialog} aria-label={label} {...{ closedby: 'any', autofocus: '' }}>
        <Close
          type="button"
          part="button"
          aria-label={language === 'ur' ? 'بند کریں' : 'Close'}
          onClick={() => dialog.current?.close()}
        >
          <span aria-hidden="true">×</span>
        </Close>
        {isUsed && children}
      </Sheet>
    </>
  );
}

/** The text of the link in the tag. With a classic script, the link is in the element that has the shadow root. */
function linkText(element: Element): string {
  const root = element.getRootNode();
  const link = element.querySelector('a') ?? (root instanceof ShadowRoot ? root.host.querySelector('a') : null);
  return link?.textContent.trim() || document.title;
}

const Sheet = styled('dialog')`
  inline-size: min(1120px, 100% - 24px);
  max-inline-size: none;
  max-block-size: calc(100dvb - 24px);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--ground);
  color: var(--text);
  overflow: auto;
  overscroll-behavior: contain;
  &::backdrop {
    background: rgb(10 10 10 / 0.6);
  }
`;

const Close = styled('button')`
  position: sticky;
  z-index: ${layerControl};
  inset-block-start: 0;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  margin: 0 0 var(--space-2);
  margin-inline-start: auto;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: 50%;
  background: var(--surface);
  font-size: var(--text-xl);
  line-height: 1;
`;
