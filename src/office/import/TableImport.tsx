import type { Kind } from '../../domain/office/kinds.ts';
import { cellOf, withoutReplaced, withoutRows, withReplaced } from '../../domain/table-import/answers.ts';
import { importFields } from '../../domain/table-import/fields.ts';
import { hasTitle } from '../../domain/table-import/find-columns.ts';
import { countOf } from '../../domain/table-import/read-rows.ts';
import type { Encoding, SheetFile } from '../../domain/table-import/sheet.ts';
import { Muted, Panel } from '../parts/layout.ts';
import { Columns } from './Columns.tsx';
import { FoundTable } from './FoundTable.tsx';
import type { ImportResult } from './ImportDone.tsx';
import { Preview } from './Preview.tsx';
import { Questions } from './Questions.tsx';
import { Submit } from './Submit.tsx';
import { useCheck } from './use-check.ts';
import { useTable } from './use-table.ts';

export interface TableImportProps {
  kind: Kind;
  /** The name of the file. */
  name: string;
  file: SheetFile;
  onEncoding: (encoding: Encoding) => void;
  /** Chooses another file. */
  onAgain: () => void;
  onDone: (result: ImportResult) => void;
}

/** The steps of an import after a table was chosen: sheet, columns, questions, preview, button. */
export function TableImport({ kind, name, file, onEncoding, onAgain, onDone }: TableImportProps) {
  const table = useTable(kind, file);
  const { place, rows, headers, answered, answers, setAnswers, removeOthers } = table;
  const canCheck = hasTitle(place.keys, kind) ? answered : noRows;
  const check = useCheck(kind, canCheck, removeOthers);
  const questions = table.questionsOf(check.result);
  const labels = new Map(importFields(kind).map(({ key, label }) => [key, label]));
  const sheet = file.sheets[place.sheet];
  return (
    <>
      <FoundTable
        name={name}
        kind={kind}
        sheets={file.sheets}
        sheet={place.sheet}
        headerRow={place.headerRow}
        count={rows.length}
        encoding={file.encoding}
        onSheet={table.setSheet}
        onHeaderRow={table.setHeaderRow}
        onEncoding={onEncoding}
        onAgain={onAgain}
      />
      <Columns
        kind={kind}
        headers={headers}
        keys={place.keys}
        rows={rows}
        hiddenColumns={sheet?.hiddenColumns ?? []}
        onKey={table.setKey}
      />
      {canCheck.length > 0 && (
        <>
          <Questions
            dates={table.dates}
            questions={questions}
            answers={answers}
            labelOf={(key) => labels.get(key) ?? key}
            onOrder={table.setOrder}
            onReplace={(key, replace) => setAnswers((now) => withReplaced(now, key, replace))}
            onLeaveOut={(question) => setAnswers((now) => withoutRows(now, question, check.result?.rows ?? []))}
            onForget={(key) => setAnswers((now) => withoutReplaced(now, key))}
            onTakeRows={() => setAnswers((now) => ({ ...now, left: [] }))}
          />
          <Panel aria-labelledby="preview">
            <h2 id="preview">{`${countOf(answered.length, kind)} as they will be read`}</h2>
            <Muted>Press a cell to correct it. An empty cell changes nothing.</Muted>
            <Preview
              kind={kind}
              rows={answered}
              items={check.result?.rows === answered ? check.result.output.items : undefined}
              onCorrect={(line, key, value) =>
                setAnswers((now) => ({ ...now, corrected: { ...now.corrected, [cellOf(line, key)]: value } }))
              }
              onLeaveOut={(line) => setAnswers((now) => ({ ...now, left: [...now.left, line] }))}
            />
          </Panel>
          <Submit kind={kind} table={table} check={check} onDone={onDone} />
        </>
      )}
    </>
  );
}

const noRows: never[] = [];
