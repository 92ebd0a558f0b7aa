import type { FormValues } from '../../domain/office/content-contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Row } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import type { TypedText } from './typed-text.ts';

export interface TypedNoticeProps {
  typed: TypedText;
  /** Called with the values to restore. */
  onTake: (values: FormValues) => void;
}

/** Offers to restore unsaved input from an earlier visit in this browser. */
export function TypedNotice({ typed: { found, take, forget }, onTake }: TypedNoticeProps) {
  if (!found) return null;
  const at = new Date(found.at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Notice role="status">
      <p>You typed something here on {at} and did not save it.</p>
      <Row>
        <Button
          size="sm"
          onClick={() => {
            onTake(found.values);
            take();
          }}
        >
          Use what I typed
        </Button>
        <Button size="sm" variant="quiet" onClick={forget}>
          Delete it
        </Button>
      </Row>
    </Notice>
  );
}
