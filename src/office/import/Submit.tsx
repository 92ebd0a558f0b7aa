import type { Kind } from '../../domain/office/kinds.ts';
import { kinds } from '../../domain/office/kinds.ts';
import { countOf } from '../../domain/table-import/read-rows.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { FormEnd } from '../parts/FormEnd.tsx';
import { Muted, Panel } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import { counted } from '../parts/text.ts';
import { type ImportResult, summaryOf } from './ImportDone.tsx';
import { remember } from './remembered.ts';
import type { Check } from './use-check.ts';
import type { Table } from './use-table.ts';

export interface SubmitProps {
  kind: Kind;
  table: Table;
  check: Check;
  onDone: (result: ImportResult) => void;
}

/** The last step of an import: a summary of the changes, and the button that adds them to the draft. */
export function Submit({ kind, table, check, onDone }: SubmitProps) {
  const { call } = useOffice();
  const { busy, failure, run } = useAction(true);
  const { answered, headers, place, removeOthers, setRemoveOthers } = table;
  const { items = [], others = [], problems = [] } = check.result?.output ?? {};
  const isCurrent = check.result?.rows === answered && !check.isChecking;
  const wrong = items.filter(({ errors }) => Object.keys(errors).length > 0).length;
  const canImport = isCurrent && wrong === 0 && problems.length === 0;
  const submit = () =>
    run(async () => {
      const rows = answered.map(({ values }) => values);
      const { items, undo } = await call('content/import', { kind, rows, removeOthers });
      remember(kind, headers, place.keys);
      onDone({ kind, items, removed: removeOthers ? others.length : 0, undo });
    });
  const trouble = failure ?? check.failure;
  return (
    <Panel aria-label="Into the draft">
      {others.length > 0 && (
        <CheckboxField
          label={`Remove the ${counted(others.length, kinds[kind].one)} that the table does not name`}
          hint={namesOf(others)}
          checked={removeOthers}
          onChange={({ target }) => setRemoveOthers(target.checked)}
        />
      )}
      <div role="status">
        {!isCurrent && !trouble && <Muted>Checking the table…</Muted>}
        {isCurrent && wrong > 0 && (
          <p>{`${counted(wrong, 'row')} with a mistake: answer the questions, correct the cells, or leave the rows out.`}</p>
        )}
        {canImport && <p>{summaryOf(items, removeOthers ? others.length : 0)}</p>}
      </div>
      {problems.length > 0 && (
        <Notice tone="bad">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      <FormEnd failure={trouble}>
        <Button busy={busy} disabled={!canImport} onClick={() => void submit()}>
          {`Put ${countOf(answered.length, kind)} into my draft`}
        </Button>
      </FormEnd>
    </Panel>
  );
}

const shownNames = 5;

function namesOf(titles: readonly string[]): string {
  const more = titles.length - shownNames;
  return titles.slice(0, shownNames).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
