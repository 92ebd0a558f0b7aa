import { Picture } from '../../src/ui/picture/Picture.tsx';
import { type Guide, notFocusable } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Picture',
    purpose: 'An image that reserves its space and shows a placeholder if it does not load.',
    use: [
      'For every picture of the content.',
      'With `fallback={initialsPicture(name)}` for the portrait of a person.',
      'With `#focus=30-20` at the end of the address if a crop must keep that point: in percent from the left and the top.',
      'With `eager` for a picture in the first viewport; the others load when they come near.',
    ],
    avoid: ['For a symbol of one colour: use `Icon`.', 'For text: write the text.'],
    do: {
      text: 'Describe what the picture adds, or leave `alt` empty if the text beside it says the same.',
      show: () => (
        <Picture
          src="/media/courses/night-sky-of-pakistan.svg"
          alt="A telescope under stars"
          width={400}
          height={250}
        />
      ),
    },
    dont: {
      text: 'A wrong `width` or `height` crops the picture.',
      show: () => (
        <Picture src="/media/courses/night-sky-of-pakistan.svg" alt="A telescope under stars" width={400} height={80} />
      ),
    },
    anatomy: [
      ['Image', 'A native `<img>` that fills its box (`object-fit: cover`), on the soft tint.'],
      ['Placeholder', 'A small drawing of the same size, for an empty or failed address.'],
    ],
    keyboard: notFocusable,
    screenReader: [
      'Read as an image with `alt`. An empty `alt` hides it.',
      'The placeholder keeps the `alt` of the picture.',
    ],
    related: ['UI/Icon', 'UI/Page banner'],
    keywords: ['image', 'photo', 'thumbnail', 'lazy loading', 'placeholder', 'alt text'],
  },
];
