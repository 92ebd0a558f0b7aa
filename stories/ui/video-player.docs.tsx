import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'VideoPlayer',
    purpose:
      'Plays a lecture in the browser’s own player, with speed, keyboard shortcuts and captions, and continues where the visitor stopped. An address of YouTube or Vimeo becomes a link, because their frames would track the visitor.',
    use: ['For a lecture, in a dialog or on its page.', 'With `captions` for every clip with speech.'],
    avoid: ['For decoration: use `Picture`.', 'Several on a page: show pictures, and open one player.'],
    do: { text: 'Give it a title, a poster and captions.', story: 'Ready' },
    dont: {
      text: 'Do not link a page of a video site as a clip and expect a player: it opens there.',
      story: 'OnYouTube',
    },
    anatomy: [
      ['Video', 'A native `<video controls>` of 16:9, named by `title`.'],
      ['Problem', 'After a failure: what happened, Download if the format is unknown, and Try again.'],
      ['Speed', 'A select, from 0.5× to 2×.'],
      ['Note', 'Says at which time the player continues.'],
    ],
    keyboard: [
      ['Space, K', 'Plays or pauses.'],
      ['Arrow left, Arrow right', 'Moves five seconds back or on.'],
      ['Arrow up, Arrow down', 'Louder or quieter.'],
      ['M', 'Mutes.'],
      ['C', 'Shows or hides the captions.'],
      ['F', 'Enters or leaves full screen.'],
    ],
    screenReader: [
      'The player has the name of `title`; the shortcuts work while it has the focus.',
      'A failure is announced at once (`alert`), the note politely (`status`).',
    ],
    related: ['Sections/Lecture grid', 'UI/Dialog'],
    keywords: ['media', 'clip', 'lecture', 'movie', 'captions', 'subtitles', 'YouTube', 'Vimeo', 'player'],
  },
];
