import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Course } from '../../domain/entities.ts';
import { messageFacts } from '../../domain/message-facts.ts';
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
  /** The course of the page. The suggested message for parents contains its facts. */
  course?: Pick<Course, 'ages' | 'fee' | 'starts'> | undefined;
  onClose: () => void;
}

/** The share panel in a dialog. It is prefilled with the partner whose link led here. */
export function ShareDialog({ of, title, course, onClose }: ShareDialogProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const school = useSchool();
  const partner = usePartner();
  const [name, setName] = useState(partner);
  // Focus the heading: a focused field would open a touch screen's keyboard over the link.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Dialog open labelledBy={id} onClose={onClose}>
      <DialogTitle id={id} ref={heading} tabIndex={-1}>
        <span>
          Share <bdi>{title}</bdi>
        </span>
      </DialogTitle>
      <Body>
        <SharePanel
          of={of}
          title={title}
          name={name}
          onName={setName}
          origin={siteOrigin()}
          school={school.name}
          facts={course && messageFacts(course)}
        />
      </Body>
    </Dialog>
  );
}

const Body = styled('div')`
  margin-block-start: var(--space-3);
`;
