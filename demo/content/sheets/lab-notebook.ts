import { framed, grey, hairline, violet, violetPale } from './frame.ts';
import { paper, type Sheet } from './sheet.ts';

const { margin } = paper;
const width = paper.width - 2 * margin;

/** One page for one experiment. */
export function labNotebook(): Sheet {
  const sheet = framed(
    'Lab Notebook Page',
    'Write in ink. Cross out, never rub out: a wrong guess is part of the record.',
  );

  const field = (label: string, hint: string, x: number, y: number, wide: number, high: number, rows: number): void => {
    sheet.text(label, x, y + 10, { size: 10.5, face: 'bold', colour: violet });
    sheet.text(hint, x + wide, y + 10, { size: 8, colour: grey, align: 'right' });
    for (let n = 1; n <= rows; n++) {
      const at = y + 14 + (n * (high - 18)) / rows;
      sheet.lines(
        [
          [x, at],
          [x + wide, at],
        ],
        { stroke: hairline, width: 0.6 },
      );
    }
  };

  field('Name', '', margin, 92, 240, 36, 1);
  field('Date and weather', '', margin + 265, 92, 250, 36, 1);
  field('My question', 'one that a test can answer', margin, 138, width, 56, 2);
  field('My guess, and why', 'before touching anything', margin, 204, width, 56, 2);
  field('I change only', '', margin, 270, 160, 36, 1);
  field('I measure', 'with units', margin + 178, 270, 160, 36, 1);
  field('I keep the same', '', margin + 356, 270, 159, 36, 1);
  field('What I did', 'so that a friend could repeat it', margin, 316, width, 92, 4);

  const top = 424;
  sheet.text('What I measured', margin, top, { size: 10.5, face: 'bold', colour: violet });
  const columns = ['What I changed', 'Try 1', 'Try 2', 'Try 3', 'Mean'];
  const edges = [0, 90, 138, 186, 234, 282];
  sheet.rect(margin, top + 8, 282, 22, { fill: violetPale });
  for (let row = 0; row <= 8; row++) {
    const y = row ? top + 30 + (row - 1) * 22 : top + 8;
    sheet.lines(
      [
        [margin, y],
        [margin + 282, y],
      ],
      { stroke: hairline, width: 0.6 },
    );
  }
  for (const edge of edges) {
    sheet.lines(
      [
        [margin + edge, top + 8],
        [margin + edge, top + 184],
      ],
      { stroke: hairline, width: 0.6 },
    );
  }
  columns.forEach((column, i) => {
    const [from = 0, to = 0] = edges.slice(i, i + 2);
    sheet.text(column, margin + (from + to) / 2, top + 23, { size: 8.5, face: 'bold', align: 'middle' });
  });

  const left = margin + 306;
  sheet.text('My drawing, with labels', left, top, { size: 10.5, face: 'bold', colour: violet });
  sheet.rect(left, top + 8, 209, 176, { stroke: hairline, width: 0.6 });

  field('What happened', 'and how sure I am', margin, 626, width, 74, 3);
  field('What surprised me', '', margin, 710, 248, 56, 2);
  field('What I would try next', '', margin + 266, 710, 249, 56, 2);
  return sheet;
}
