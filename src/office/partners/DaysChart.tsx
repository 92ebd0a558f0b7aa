import { formatDay } from '../../domain/day.ts';
import { styled } from '../../style/styled.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';

export interface DaysChartProps {
  days: readonly { day: string; visits: number; downloads: number }[];
}

/** A table of visits and downloads by day, with bars in its cells. Omits days without either. */
export function DaysChart({ days }: DaysChartProps) {
  const most = Math.max(1, ...days.map(({ visits, downloads }) => Math.max(visits, downloads)));
  return (
    <Table>
      <caption>
        <Key $colour="accent">Visits</Key>
        <Key $colour="success">Downloads</Key>
      </caption>
      <thead>
        <tr>
          {['Day', 'Visits', 'Downloads'].map((label) => (
            <th key={label} scope="col">
              <VisuallyHidden>{label}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days
          .filter(({ visits, downloads }) => visits + downloads > 0)
          .map(({ day, visits, downloads }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>
                <Bar value={visits} most={most} colour="accent" />
              </td>
              <td>
                <Bar value={downloads} most={most} colour="success" />
              </td>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}

const Bar = ({ value, most, colour }: { value: number; most: number; colour: 'accent' | 'success' }) => (
  <Line>
    {/* An SVG, because the CSP forbids style attributes. */}
    <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${most} 10`}>
      <rect width={value} height="10" fill={`var(--${colour})`} />
    </svg>
    <span>{value}</span>
  </Line>
);

const Table = styled('table')`
  inline-size: 100%;
  border-collapse: collapse;
  & > caption {
    padding-block-end: var(--space-3);
    text-align: start;
  }
  & th {
    padding-block: var(--space-1);
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  & td {
    inline-size: 38%;
    padding-inline-start: var(--space-3);
  }
  /* With large text on a phone, no bars. */
  @media (max-width: 18em) {
    & th {
      white-space: normal;
    }
    & svg {
      display: none;
    }
    & td > span {
      grid-template-columns: auto;
    }
  }
`;

const Line = styled('span')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 2.5em;
  gap: var(--space-2);
  align-items: center;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  & > svg {
    inline-size: 100%;
    block-size: 12px;
  }
  & > svg:dir(rtl) {
    scale: -1 1;
  }
`;

const Key = styled('span')<{ $colour: 'accent' | 'success' }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  margin-inline-end: var(--space-4);
  font-size: var(--text-sm);
  font-weight: 600;
  &::before {
    content: '';
    border: 6px solid var(--${({ $colour }) => $colour});
    border-radius: 3px;
  }
`;
