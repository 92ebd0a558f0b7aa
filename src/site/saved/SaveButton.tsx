import { useContext, useSyncExternalStore } from 'react';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { layerControl } from '../../tokens/effects.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { heart } from '../../ui/icon/paths.ts';
import { Link, LinkContext } from '../../ui/link/Link.tsx';
import { useToast } from '../../ui/toast/toasts.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { savedPath } from './has-saved.ts';
import { savedCourses, subscribeToSaved, toggleSaved } from './saved-store.ts';

export interface SaveButtonProps {
  course: { id: string; name: string };
}

const none: readonly string[] = [];

export const useSaved = (): readonly string[] => useSyncExternalStore(subscribeToSaved, savedCourses, () => none);

function useSave({ course: { id, name } }: SaveButtonProps) {
  const isSaved = useSaved().includes(id);
  const toast = useToast();
  const { navigate } = useContext(LinkContext);
  const save = () => {
    if (!toggleSaved(id)) return toast.error('Your browser does not permit saving.');
    if (!isSaved) toast.success(`${name} is saved`, { label: 'See the list', run: () => navigate?.(savedPath) });
  };
  return { isSaved, save };
}

const Heart = ({ isSaved }: { isSaved: boolean }) => (
  <Icon path={heart} size="1.25em" fill={isSaved ? 'currentColor' : 'none'} />
);

/** The save button in the corner of a course card. */
export function SaveOnCard(props: SaveButtonProps) {
  const { isSaved, save } = useSave(props);
  return (
    <Corner type="button" aria-pressed={isSaved} onClick={save}>
      <Heart isSaved={isSaved} />
      <VisuallyHidden>
        Save <bdi>{props.course.name}</bdi>
      </VisuallyHidden>
    </Corner>
  );
}

/** The save button in the header of a course page. */
export function SaveInHeader(props: SaveButtonProps) {
  const { isSaved, save } = useSave(props);
  return (
    <Button variant="outlined" aria-pressed={isSaved} onClick={save}>
      <Heart isSaved={isSaved} />
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}

/** A link to the saved courses. Renders nothing without a saved course. */
export function SavedLink() {
  const { length } = useSaved();
  return length > 0 ? (
    <ToList href={savedPath}>
      <Heart isSaved />
      Saved ({length})
    </ToList>
  ) : null;
}

/** Positioned in the line with the number of courses, so it shifts no content. */
const ToList = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.4em;
  inline-size: fit-content;
  block-size: 44px;
  margin-block: -48px 4px;
  margin-inline-start: auto;
  color: var(--accent);
  font: 600 var(--text-sm) var(--font-display);
  /* Without cards, that line contains other links. */
  &:has(+ ul:empty) {
    margin-block: 0;
  }
  @media print {
    display: none;
  }
`;

const Corner = styled('button')`
  position: absolute;
  z-index: ${layerControl};
  inset-block-start: var(--space-1);
  inset-inline-end: var(--space-1);
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: rgb(255 255 255 / 0.88);
  /* The disc is white in both themes, so the heart must be dark in both. */
  color: var(--stage);
  ${below(540)} {
    /* On a phone, the heart is beside Learn More, because the picture is small and the name needs the width. */
    inset-block: auto var(--space-2);
    background: none;
    color: var(--accent);
  }
  @media print {
    display: none;
  }
`;
