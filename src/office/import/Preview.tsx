import { useState } from 'react';
import type { ImportedItem } from '../../domain/office/content-contract.ts';
import type { FormField } from '../../domain/office/form-parts.ts';
import { type Kind, kinds } from '../../domain/office/kinds.ts';
import type { AnsweredRow } from '../../domain/table-import/answers.ts';
import { importFields } from '../../domain/table-import/fields.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { Badge } from '../parts/Badge.tsx';
import { DataTable } from '../parts/DataTable.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { bin } from '../parts/icons.ts';
import { Row, Stack } from '../parts/layout.ts';
import { counted } from '../parts/text.ts';
import { Cell } from './Cell.tsx';

export interface PreviewProps {
  kind: Kind;
  rows: readonly AnsweredRow[];
  /** The effect of the import on each row; undefined until the server has checked the table. */
  items: readonly ImportedItem[] | undefined;
  onCorrect: (line: number, key: string, value: string) => void;
  onLeaveOut: (line: number) => void;
}

/** Few, because each row is a card on a phone, and the button that imports is below all rows. */
const pageRows = 10;

/** A preview of the imported rows. Each cell can be corrected in place. */
export function Preview({ kind, rows, items, onCorrect, onLeaveOut }: PreviewProps) {
  const [count, setCount] = useState(pageRows);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const all = rows.map((row, index) => ({ row, item: items?.[index] }));
  const wrong = all.filter(({ item }) => item && Object.keys(item.errors).length > 0);
  const shown = onlyWrong && wrong.length > 0 ? wrong : all;
  const fields = shownFields(kind, rows, wrong);
  const cells = ({ row: { line, values }, item }: (typeof all)[number]) => {
    const [name, ...rest] = fields.map((field) => (
      <Cell
        key={field.key}
        field={field}
        line={line}
        value={values[field.key] ?? ''}
        error={item?.errors[field.key]}
        onCorrect={(value) => onCorrect(line, field.key, value)}
      />
    ));
    const state = (
      <Row key="row">
        {item && <State item={item} />}
        <IconButton icon={bin} label={`Leave row ${line} out`} onClick={() => onLeaveOut(line)} />
      </Row>
    );
    return [name, state, ...rest];
  };
  const [first = { label: kinds[kind].one }, ...others] = fields.map(({ label, isMarkdown }) => ({
    label,
    ...(isMarkdown && { isLong: true as const }),
  }));
  return (
    <Stack $gap="3">
      {wrong.length > 0 && (
        <CheckboxField
          label={`Show only the ${counted(wrong.length, 'row')} with a mistake`}
          checked={onlyWrong}
          onChange={({ target }) => setOnlyWrong(target.checked)}
        />
      )}
      <Wide>
        <DataTable
          label={`${kinds[kind].label} to import`}
          columns={[first, { label: 'Row' }, ...others]}
          rows={shown.slice(0, count).map((one) => ({ key: String(one.row.line), cells: cells(one) }))}
        />
      </Wide>
      {shown.length > count && (
        <Row>
          <Button variant="outlined" size="sm" onClick={() => setCount(count + 10 * pageRows)}>
            {`Show more: ${shown.length - count} left`}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** Scrolls sideways if the columns do not fit. Needs no tabindex, because the cells are buttons. */
const Wide = styled('div')`
  overflow-x: auto;
  padding-block-end: var(--space-2);
  @media (min-width: 641px) {
    & > div {
      inline-size: max-content;
      min-inline-size: 100%;
    }
    & :is(th, td) {
      max-inline-size: 18em;
      padding: var(--space-2) var(--space-3);
    }
    & tbody th {
      min-inline-size: 12em;
    }
    & td:nth-child(2) > div {
      flex-wrap: nowrap;
      justify-content: space-between;
      gap: 0;
    }
  }
`;

/** The fields with a column or with a mistake, the title first. */
function shownFields(
  kind: Kind,
  rows: readonly AnsweredRow[],
  wrong: readonly { item: ImportedItem | undefined }[],
): FormField[] {
  const keys = new Set([
    ...Object.keys(rows[0]?.values ?? {}),
    ...wrong.flatMap(({ item }) => Object.keys(item?.errors ?? {})),
  ]);
  const { title } = kinds[kind];
  const fields = importFields(kind).filter(({ key }) => keys.has(key));
  return [...fields.filter(({ key }) => key === title), ...fields.filter(({ key }) => key !== title)];
}

const states = { new: 'New', changed: 'Changes', same: 'Same' } as const;

function State({ item: { state, errors } }: { item: ImportedItem }) {
  if (Object.keys(errors).length > 0) return <Badge tone="bad">Mistake</Badge>;
  return <Badge tone={state === 'new' ? 'good' : 'plain'}>{states[state]}</Badge>;
}
