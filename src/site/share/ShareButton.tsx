import { type ComponentType, type MouseEvent, useState } from 'react';
import { importAgain } from '../../domain/import-again.ts';
import { withTimeout } from '../../domain/timeout.ts';
import { styled } from '../../style/styled.ts';
import { limits } from '../../tokens/limits.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { share } from '../../ui/icon/paths.ts';
import { isPlainLeftClick } from '../../ui/link/follow-links.ts';
import { usePending } from '../Pending.tsx';
import type { ShareDialogProps } from './ShareDialog.tsx';

export interface ShareButtonProps {
  /** The path of the page to share. */
  of: string;
  /** The name of the page. */
  title: string;
  /** The course of the page. The suggested message for parents contains its facts. */
  course?: ShareDialogProps['course'];
  /** Set on a background in the accent colour. */
  onAccent?: boolean;
}

/** Opens the share dialog, which loads on the first click. Without scripts it is a link to `/share`. */
export function ShareButton({ of, title, course, onAccent }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps>>();
  const pending = usePending();
  // Not built with domain/share.ts, which loads with the dialog.
  const href = `/share?of=${encodeURIComponent(of)}`;

  const open = (event: MouseEvent) => {
    if (!isPlainLeftClick(event.nativeEvent)) return;
    event.preventDefault();
    setOpen(true);
    const loading = withTimeout(
      importAgain(() => import('./ShareDialog.tsx')),
      limits.chunkTimeout,
    );
    pending(loading);
    // If the dialog does not load, open the link: the page has the same content.
    loading.then(
      ({ ShareDialog }) => setDialog(() => ShareDialog),
      () => location.assign(href),
    );
  };
  const Look = onAccent ? OnAccent : ButtonLink;
  return (
    <>
      <Look href={href} variant="outlined" onClick={open}>
        <Icon path={share} />
        Share
      </Look>
      {Dialog && isOpen && <Dialog of={of} title={title} course={course} onClose={() => setOpen(false)} />}
    </>
  );
}

const OnAccent = styled(ButtonLink)`
  --over: rgb(255 255 255 / 0.16);
  color: inherit;
`;
