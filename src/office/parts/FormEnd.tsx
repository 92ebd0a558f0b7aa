import type { ReactNode } from 'react';
import type { OfficeFailure } from '../../data/office.ts';
import { Row } from './layout.ts';
import { Notice } from './Notice.tsx';

export interface FormEndProps {
  failure: OfficeFailure | undefined;
  /** The buttons. */
  children: ReactNode;
}

/** The end of a form: the error message of the last attempt, and the buttons. */
export const FormEnd = ({ failure, children }: FormEndProps) => (
  <>
    {failure && (
      <Notice tone="bad" role="alert">
        {failure.message.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
    )}
    <Row>{children}</Row>
  </>
);
