import { useContext, useState } from 'react';
import type { Output } from '../../data/office.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useToast } from '../../ui/toast/toasts.ts';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { eye } from '../parts/icons.ts';
import { Row } from '../parts/layout.ts';
import { counted } from '../parts/text.ts';
import { UnsavedContext } from '../shell/unsaved.ts';
import { Changes } from './Changes.tsx';
import { NextStep } from './NextStep.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { SharePreviewDialog } from './SharePreviewDialog.tsx';

type Site = Output<'content/overview'>['site'];
type Open = 'publish' | 'share' | 'discard';

/** The bar with the state of the draft, on all content pages: preview, share, publish, discard. */
export function DraftBar() {
  const query = useOfficeQuery('content/overview', {});
  const { call } = useOffice();
  const [open, setOpen] = useState<Open>();
  const whenSaved = useWhenSaved();
  const show = (dialog: Open) => whenSaved(() => setOpen(dialog));
  const close = () => setOpen(undefined);
  if (!query.data) return null;
  const { draft, site } = query.data;
  const count = draft.changes.length;
  return (
    <Bar role="region" aria-label="Draft" $waits={count > 0}>
      <div>
        <strong>{stateText(site, count)}</strong>
        {draft.others.length > 0 && (
          <span>
            <bdi>{[...new Set(draft.others.map(({ by }) => by))].join(', ')}</bdi> published since you began.
          </span>
        )}
        {draft.problems.length > 0 && (
          <span>
            Before you publish:{' '}
            <ToComplete type="button" onClick={() => show('publish')}>
              {counted(draft.problems.length, 'thing')} to complete
            </ToComplete>
          </span>
        )}
        <NextStep />
      </div>
      <Buttons>
        <PreviewButton />
        <Button size="sm" variant="quiet" onClick={() => show('share')}>
          Share preview
        </Button>
        {count > 0 && (
          <>
            <Button size="sm" variant="quiet" onClick={() => show('discard')}>
              Discard
            </Button>
            <Button size="sm" onClick={() => show('publish')}>
              Publish…
            </Button>
          </>
        )}
      </Buttons>
      <PublishDialog open={open === 'publish'} onClose={close} />
      <SharePreviewDialog open={open === 'share'} onClose={close} />
      <ConfirmDialog
        open={open === 'discard'}
        onClose={close}
        title="Discard your draft?"
        action="Discard"
        onConfirm={async () => {
          await call('content/discard', {});
        }}
        done="The draft is what the site shows."
      >
        <p>
          All changes that you have not published are lost: {counted(count, 'change')}. Files that you uploaded stay.
        </p>
        <Changes lines={draft.changes} />
      </ConfirmDialog>
    </Bar>
  );
}

function stateText(site: Site, count: number): string {
  if (site === 'nothing') return 'Your site is empty: visitors see “This site has no content yet”';
  if (count === 0) return site === 'sample' ? 'Visitors see the sample school' : 'Everything is published';
  return site === 'sample' ? 'Your school is not on the site yet' : `${counted(count, 'change')} not published`;
}

/** Returns a function that runs `act`; while a form on the page has unsaved changes, it shows a toast instead. */
function useWhenSaved() {
  const unsaved = useContext(UnsavedContext);
  const toast = useToast();
  return (act: () => void) => {
    if (unsaved.current) toast.error('Save this page first. Your draft does not have its changes yet.');
    else act();
  };
}

/** Opens the preview of the draft in a new tab. */
function PreviewButton() {
  const { call } = useOffice();
  const { busy, run } = useAction();
  const whenSaved = useWhenSaved();
  const preview = () => {
    // Open the window before the call: browsers block one that opens later.
    const tab = window.open('', '_blank');
    void run(async () => {
      try {
        const { url } = await call('content/preview', { share: false });
        if (tab) {
          tab.opener = null;
          tab.location.href = url;
        } else location.assign(url);
      } catch (error) {
        tab?.close();
        throw error;
      }
    });
  };
  return (
    <Button size="sm" variant="outlined" busy={busy} onClick={() => whenSaved(preview)}>
      <Icon path={eye} />
      <span>Preview</span>
    </Button>
  );
}

const Buttons = styled(Row)`
  @media (max-width: 540px) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-2);
    inline-size: 100%;
    & > button {
      padding-inline: var(--space-2);
    }
  }
  /* Phones with large text. */
  @media (max-width: 18em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const ToComplete = styled('button')`
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
`;

const Bar = styled('div')<{ $waits: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-4);
  border: 1px solid ${({ $waits }) => ($waits ? 'var(--accent)' : 'var(--line)')};
  border-radius: var(--radius-md);
  ${({ $waits }) => $waits && 'background: var(--soft); color: var(--on-soft);'}
  & > div:first-child {
    display: grid;
    font-size: var(--text-sm);
  }
`;
