import type { Guide } from '../../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'FocusDialog',
    purpose: 'Marks the point of a picture that stays visible where the site crops it.',
    use: ['For a picture that the site shows in several shapes: as a circle, on a card, as a banner.'],
    avoid: ['For a picture that is always shown whole, such as a logo.'],
    do: { text: 'Mark the face, or whatever the picture is about.', story: 'Marked' },
    dont: { text: 'The middle needs no point: it is what a crop keeps anyway.', story: 'Middle' },
    anatomy: [
      ['Picture', 'The whole picture with a ring on the point.'],
      ['Sliders', 'The place from the left and from the top, in percent.'],
      ['Crops', 'The picture as a circle, a card and a banner.'],
      ['Buttons', 'Use this point, back to the middle, cancel.'],
    ],
    keyboard: [
      ['Arrow keys', 'On a slider: move the point by one percent.'],
      ['Page Up, Page Down', 'On a slider: move it by ten percent.'],
      ['Enter', 'On a slider: uses the point.'],
      ['Escape', 'Closes the dialog without a change.'],
    ],
    screenReader: ['Two sliders with their value in percent. Picture and crops are decorative.'],
    related: ['Office/Parts/Form controls', 'UI/Picture', 'UI/Dialog'],
    keywords: ['crop', 'focal point', 'face', 'object-position'],
  },
];
