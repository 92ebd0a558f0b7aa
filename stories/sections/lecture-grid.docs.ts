import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'LectureGridView',
    purpose: 'The videos of a lesson as cards. A card plays its video in a dialog, and shows whether it was watched.',
    use: ['On the page of a lesson.'],
    avoid: ['For one video that is the page: use the player.'],
    do: { text: 'A name, a sentence and a picture for each video.', story: 'Loaded' },
    dont: { text: 'A card without a video says so, but disappoints.', story: 'MissingFields' },
    anatomy: [
      ['Card', 'Picture, name, description, and “Watched” with a tick. One button covers the card.'],
      ['Dialog', 'Title, player and description.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the next card.'],
      ['Enter, Space', 'Plays its video in a dialog.'],
      ['Escape', 'Closes the dialog and returns to the card.'],
    ],
    screenReader: [
      'The button is “Play” with the name of the video, and announces that a dialog opens.',
      'An empty lesson says so in text. While it loads, “Loading the lecture” is announced.',
    ],
    related: ['UI/Video player', 'UI/Dialog', 'Sections/Lesson list'],
    keywords: ['videos', 'media', 'playlist', 'watch', 'gallery'],
  },
];
