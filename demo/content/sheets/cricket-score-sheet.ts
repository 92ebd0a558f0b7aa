import { framed, grey, hairline, violet, violetPale } from './frame.ts';
import { paper, type Sheet } from './sheet.ts';

const { margin } = paper;
const width = paper.width - 2 * margin;
const thin = { stroke: hairline, width: 0.6 };

interface Column {
  label: string;
  wide: number;
}

function table(sheet: Sheet, y: number, rows: number, high: number, columns: readonly Column[]): void {
  sheet.rect(margin, y, width, high, { fill: violetPale });
  for (let row = 0; row <= rows + 1; row++) {
    sheet.lines(
      [
        [margin, y + row * high],
        [margin + width, y + row * high],
      ],
      thin,
    );
  }
  let x = margin;
  for (const { label, wide } of columns) {
    sheet.lines(
      [
        [x, y],
        [x, y + (rows + 1) * high],
      ],
      thin,
    );
    sheet.text(label, x + wide / 2, y + high - 5, { size: 8.5, face: 'bold', align: 'middle' });
    x += wide;
  }
  sheet.lines(
    [
      [x, y],
      [x, y + (rows + 1) * high],
    ],
    thin,
  );
}

/** One innings of a short match, with its sums and its worm. */
export function cricketScoreSheet(): Sheet {
  const sheet = framed(
    'Cricket Score Sheet',
    'One sheet for each innings. A dot is a ball without a run; W is a wicket.',
  );
  const blanks: [label: string, x: number, wide: number, indent: number][] = [
    ['Batting side', margin, 190, 62],
    ['Bowling side', margin + 205, 190, 62],
    ['Date', margin + 410, 105, 26],
  ];
  for (const [label, x, wide, indent] of blanks) {
    sheet.text(label, x, 104, { size: 9, face: 'bold', colour: violet });
    sheet.lines(
      [
        [x + indent, 106],
        [x + wide, 106],
      ],
      thin,
    );
  }

  table(sheet, 118, 11, 18, [
    { label: 'Batter', wide: 110 },
    { label: 'Each scoring ball and dot', wide: 235 },
    { label: 'How out', wide: 60 },
    { label: 'Runs', wide: 36 },
    { label: 'Balls', wide: 36 },
    { label: 'Rate', wide: 38 },
  ]);
  table(sheet, 346, 6, 18, [
    { label: 'Bowler', wide: 110 },
    { label: 'Overs, ball by ball', wide: 225 },
    { label: 'Overs', wide: 42 },
    { label: 'Runs', wide: 42 },
    { label: 'Wickets', wide: 42 },
    { label: 'Economy', wide: 54 },
  ]);

  const sums = [
    'Strike rate = runs ÷ balls × 100',
    'Economy = runs given ÷ overs bowled',
    'Run rate = team runs ÷ overs',
    'Batting average = runs ÷ times out',
  ];
  sums.forEach((sum, i) => {
    sheet.text(sum, margin + (i % 2) * 262, 492 + Math.floor(i / 2) * 16, { size: 9.5, colour: grey });
  });

  const graph = { left: margin + 24, top: 540, cell: 12, columns: 40, rows: 20 };
  const right = graph.left + graph.columns * graph.cell;
  const bottom = graph.top + graph.rows * graph.cell;
  sheet.text('The worm: total runs after each over, one colour a side', margin, 530, {
    size: 10.5,
    face: 'bold',
    colour: violet,
  });
  for (let n = 0; n <= graph.columns; n++) {
    const x = graph.left + n * graph.cell;
    sheet.lines(
      [
        [x, graph.top],
        [x, bottom],
      ],
      n % 10 ? { stroke: '#dddddd', width: 0.4 } : thin,
    );
    if (n % 2 === 0) sheet.text(String(n / 2), x, bottom + 11, { size: 7.5, colour: grey, align: 'middle' });
  }
  for (let n = 0; n <= graph.rows; n++) {
    const y = bottom - n * graph.cell;
    sheet.lines(
      [
        [graph.left, y],
        [right, y],
      ],
      n % 5 ? { stroke: '#dddddd', width: 0.4 } : thin,
    );
    if (n % 5 === 0) sheet.text(String(n * 10), graph.left - 4, y + 3, { size: 7.5, colour: grey, align: 'right' });
  }
  sheet.text('overs', right, bottom + 21, { size: 8, face: 'italic', colour: grey, align: 'right' });
  return sheet;
}
