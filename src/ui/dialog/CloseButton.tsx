import { withHover } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { layerControl } from '../../tokens/effects.ts';
import { Icon } from '../icon/Icon.tsx';
import { close } from '../icon/paths.ts';

/** The round close button of a modal. It is last in the DOM, so the content gets the initial focus. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <Round type="button" aria-label="Close" onClick={onClick}>
      <Icon path={close} />
    </Round>
  );
}

const Round = styled('button')`
  position: sticky;
  z-index: ${layerControl};
  inset-block-start: var(--space-3);
  grid-area: 1 / 1;
  place-self: start end;
  margin: var(--space-3);
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  background: var(--surface);
  color: var(--text);
  ${withHover} {
    &:hover {
      background: var(--soft);
      color: var(--on-soft);
    }
  }
`;
