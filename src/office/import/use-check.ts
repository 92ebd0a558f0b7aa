import { useEffect, useState } from 'react';
import { OfficeFailure, type Output } from '../../data/office.ts';
import type { Kind } from '../../domain/office/kinds.ts';
import type { AnsweredRow } from '../../domain/table-import/answers.ts';
import { useOffice } from '../api/OfficeProvider.tsx';

export interface Check {
  /** The last result, with the rows that were checked; undefined before the first one. */
  result: { rows: readonly AnsweredRow[]; output: Output<'content/check-import'> } | undefined;
  isChecking: boolean;
  failure: OfficeFailure | undefined;
}

/** Validates the rows of a table on the server after each change, without storing them. */
export function useCheck(kind: Kind, rows: readonly AnsweredRow[], removeOthers: boolean): Check {
  const { call } = useOffice();
  const [check, setCheck] = useState<Check>({ result: undefined, isChecking: true, failure: undefined });
  useEffect(() => {
    if (rows.length === 0) {
      setCheck({ result: undefined, isChecking: false, failure: undefined });
      return undefined;
    }
    let isNewest = true;
    setCheck((last) => ({ ...last, isChecking: true, failure: undefined }));
    call('content/check-import', { kind, rows: rows.map(({ values }) => values), removeOthers }).then(
      (output) => isNewest && setCheck({ result: { rows, output }, isChecking: false, failure: undefined }),
      (error: unknown) => {
        if (!(error instanceof OfficeFailure)) throw error;
        if (isNewest) setCheck((last) => ({ ...last, isChecking: false, failure: error }));
      },
    );
    return () => {
      isNewest = false;
    };
  }, [call, kind, rows, removeOthers]);
  return check;
}
