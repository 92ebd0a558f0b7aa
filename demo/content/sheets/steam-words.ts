import { palettes, type SubjectSlug } from '../draw/palette.ts';
import { framed, grey, hairline } from './frame.ts';
import type { Sheet } from './sheet.ts';

const words: [subject: SubjectSlug, word: string, meaning: string, task: string][] = [
  [
    'science',
    'atom',
    'The smallest piece of an element. Everything you can touch is made of atoms.',
    'Tear a 30 cm strip of paper in half again and again. Atoms lie about 31 tears away.',
  ],
  [
    'maths',
    'axis',
    'A line from which we measure or about which a thing turns.',
    'Spin a coin on its edge. Where is its axis?',
  ],
  [
    'technology',
    'bug',
    'A mistake that makes a program do what you said and not what you meant.',
    'Write three steps for making chai. Ask someone to follow them exactly.',
  ],
  [
    'engineering',
    'circuit',
    'A closed loop in which electric current can flow.',
    'Open a torch and trace the loop with one finger.',
  ],
  [
    'science',
    'density',
    'How much mass there is in each bit of space.',
    'Which sinks: a raw potato, an apple, an ice cube? Guess before you drop.',
  ],
  [
    'engineering',
    'friction',
    'The force that resists when two surfaces slide.',
    'Rub your palms for ten seconds, dry and then with soap.',
  ],
  [
    'arts',
    'hue',
    'The name of a colour on the colour wheel: red, yellow, blue and all between.',
    'Find five different greens from one window.',
  ],
  [
    'engineering',
    'lever',
    'A bar that turns about a pivot and trades distance for force.',
    'Open a tin with a spoon handle. Where is the pivot?',
  ],
  [
    'maths',
    'prime',
    'A whole number with exactly two factors: 1 and itself.',
    'Which of 51, 53 and 57 is prime? Only one is.',
  ],
  ['arts', 'rhythm', 'A pattern of beats, shapes or colours that returns.', 'Clap the rhythm of your full name.'],
  [
    'technology',
    'variable',
    'A named box in a program that holds a value which may change.',
    'Name three variables in a cricket match.',
  ],
  [
    'maths',
    'zero',
    'The number that counts nothing and keeps the place in 105.',
    'Write a hundred and five without a zero. What goes wrong?',
  ],
];

const card = { width: 168, height: 172, left: 45, top: 96 };

/** Twelve cards to cut out, three in a row. */
export function steamWords(): Sheet {
  const sheet = framed('STEAM Words', 'Cut along the dashed lines. Read the word, say what it means, then try it.');
  const cut = { stroke: hairline, dash: [4, 3] };
  const right = card.left + 3 * card.width;
  const bottom = card.top + 4 * card.height;
  for (let x = card.left; x <= right; x += card.width)
    sheet.lines(
      [
        [x, card.top],
        [x, bottom],
      ],
      cut,
    );
  for (let y = card.top; y <= bottom; y += card.height)
    sheet.lines(
      [
        [card.left, y],
        [right, y],
      ],
      cut,
    );
  words.forEach(([subject, word, meaning, task], i) => {
    const x = card.left + (i % 3) * card.width;
    const y = card.top + Math.floor(i / 3) * card.height;
    const { deep, pale } = palettes[subject];
    sheet.rect(x + 8, y + 8, card.width - 16, 44, { fill: pale });
    sheet.text(word, x + 16, y + 37, { size: 22, face: 'bold', colour: deep });
    sheet.text(subject, x + card.width - 14, y + 20, { size: 7.5, colour: deep, align: 'right' });
    const end = sheet.paragraph(meaning, x + 14, y + 70, card.width - 28, { size: 10 });
    sheet.text('Try it', x + 14, end + 9, { size: 8.5, face: 'bold', colour: deep });
    sheet.paragraph(task, x + 14, end + 22, card.width - 28, { size: 9, face: 'italic', colour: grey });
  });
  return sheet;
}
