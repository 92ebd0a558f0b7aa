import type { Product } from '../../src/domain/entities.ts';

const product = (slug: string, productname: string, description: string): Product => ({
  _id: slug,
  productname,
  description,
  image: `/media/products/${slug}.svg`,
  link: `/downloads/${slug}.pdf`,
});

/** Printable pages. The files behind the links are made by sheets/main.ts and named after the ids. */
export const products: Product[] = [
  product(
    'steam-words',
    'STEAM Words',
    'Twelve word cards to cut out, from atom to zero. Each has a plain meaning and a small thing to try, so a new word is met by hand as well as by eye.',
  ),
  product(
    'multiplication-kite',
    'Multiplication Kite',
    'A kite-shaped times table from 1 to 10. Colour the square numbers down the spine first, then look for the pattern that folds over on itself.',
  ),
  product(
    'lab-notebook',
    'Lab Notebook Page',
    'One page for one experiment: the question, the guess, what was changed, what was kept the same, a table, a drawing and what happened in the end.',
  ),
  product(
    'isometric-sketch-pad',
    'Isometric Sketch Pad',
    'A sheet of isometric dots for drawing boxes, bridges and machines so that they look solid. Three worked strokes show how to begin a cube.',
  ),
  product(
    'cricket-score-sheet',
    'Cricket Score Sheet',
    'Score a street match ball by ball, then work out run rate and batting average. There is a blank graph for the run worm of both innings.',
  ),
  product(
    'star-tile-template',
    'Star Tile Template',
    'The eight-pointed star and the cross that fits it, as seen on old glazed walls. Colour, cut and cover a table with no gaps.',
  ),
];
