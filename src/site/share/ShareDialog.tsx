import { useId, useState } from 'react';
import { Share as SharePanel } from '../../sections/share/Share.tsx';
import { styled } from '../../style/styled.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { siteOrigin } from '../origin.ts';
import { usePartner, useSchool } from '../page.ts';

export interface ShareDialogProps {
  /** The path of the page to share. */
  of: string;
  /** The name of the page. */
  title: string;
  onClose: () => void;
}

/** The share panel over the page. It starts with the partner whose link led here. */
export function ShareDialog({ of, title, onClose }: ShareDialogProps) {
  const id = useId();
  const school = useSchool();
  const partner = usePartner();
  const [name, setName] = useState(partner);
  return (
    <Dialog open labelledBy={id} onClose={onClose}>
      <DialogTitle id={id}>
        <span>
          Share <bdi>{title}</bdi>
        </span>
      </DialogTitle>
      <Body>
        <SharePanel of={of} title={title} name={name} onName={setName} origin={siteOrigin()} school={school.name} />
      </Body>
    </Dialog>
  );
}

const Body = styled('div')`
  margin-block-start: var(--space-3);
`;
