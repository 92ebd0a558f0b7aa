import type { DateColumn } from '../../domain/table-import/read-rows.ts';
import { type DateOrder, doubtOf } from '../../domain/written-dates.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Row } from '../parts/layout.ts';

export interface DatesProps {
  column: DateColumn;
  onOrder: (order: DateOrder) => void;
}

const orders: readonly DateOrder[] = ['day-first', 'month-first'];
const names: Record<DateOrder, string> = { 'day-first': 'the day is first', 'month-first': 'the month is first' };

/** The order of day and month in an ambiguous date column: a question, or the decision with a button to change it. */
export function Dates({ column, onOrder }: DatesProps) {
  const { label, doubtful, proof, chosen, isSwapped } = column;
  const doubt = doubtOf(doubtful);
  if (!doubt) return null;
  const example = <q>{doubtful}</q>;
  if (chosen !== undefined) {
    const other = orders.find((order) => order !== chosen) ?? 'day-first';
    return (
      <li>
        <span>
          <strong>{label}</strong>: {names[chosen]}
          {proof !== '' && !isSwapped && (
            <>
              , as <q>{proof}</q> shows
            </>
          )}
          . {example} is {doubt[chosen]}.
        </span>
        <Row>
          <Button size="sm" variant="quiet" onClick={() => onOrder(other)}>
            {`No, it is ${doubt[other]}`}
          </Button>
        </Row>
      </li>
    );
  }
  return (
    <li>
      <span>
        <strong>{label}</strong>: is {example} {doubt['day-first']} or {doubt['month-first']}?{' '}
        {isSwapped ? (
          <>
            The program that saved the file has taken the dates of this column for days, but <q>{proof}</q> beside them
            has another order.
          </>
        ) : (
          'No date of the column shows it.'
        )}
      </span>
      <Answers>
        {orders.map((order) => (
          <Button key={order} size="sm" variant="outlined" onClick={() => onOrder(order)}>
            {`${doubt[order]}: ${names[order]}`}
          </Button>
        ))}
      </Answers>
    </li>
  );
}

const Answers = styled(Row)`
  gap: var(--space-2);
`;
