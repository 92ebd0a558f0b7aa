import { useEffect, useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { CopyLink } from '../parts/CopyLink.tsx';
import { Muted, Stack } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import { timeText } from '../parts/text.ts';

export interface SharePreviewDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Creates a preview link for people without an account. It is valid for a day. */
export const SharePreviewDialog = ({ open, onClose }: SharePreviewDialogProps) => (
  <Dialog open={open} onClose={onClose} labelledBy="share-preview">
    <DialogTitle id="share-preview">Share the preview</DialogTitle>
    <PreviewLink />
  </Dialog>
);

function PreviewLink() {
  const { call, session } = useOffice();
  const { failure, run } = useAction(true);
  const [link, setLink] = useState<{ url: string; expiresAt: number }>();
  // Runs once per opening, because the dialog mounts this component, and both dependencies are stable.
  useEffect(() => {
    void run(async () => setLink(await call('content/preview', { share: true })));
  }, [call, run]);
  if (failure) {
    return (
      <Notice tone="bad" role="alert">
        {failure.message}
      </Notice>
    );
  }
  if (!link) return <Spinner label="Making the link" />;
  // The URL may be a path on this site.
  const url = new URL(link.url, session?.origin).href;
  return (
    <Stack $gap="4">
      <p>Everybody with this link sees the site as your draft makes it, and nothing of the office.</p>
      <CopyLink link={url} what="link to the preview" />
      <Muted>It works until {timeText(link.expiresAt, session?.school.timeZone ?? 'UTC')}.</Muted>
    </Stack>
  );
}
