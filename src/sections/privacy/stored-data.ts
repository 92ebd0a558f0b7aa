/** An item that the site stores in a visitor's browser. */
export interface StoredItem {
  /** A description for visitors. */
  what: string;
  /** The names of its cookies and storage keys, as in the browser's developer tools. */
  names: readonly string[];
  why: string;
  /** The expiry, as shown to visitors. */
  until: string;
}

/** All items that the site stores in a browser. `tests/e2e/privacy.spec.ts` fails if there are others. */
export const storedData: readonly StoredItem[] = [
  {
    what: 'That you are signed in',
    names: ['token', 'sid', '__Host-sid'],
    why: 'Without them you would have to sign in again on each page. They hold long random numbers and nothing about you.',
    until: 'Until you log out or close the browser.',
  },
  {
    what: 'That you have signed in on this browser before',
    names: ['device'],
    why: 'So that somebody who guesses at your password elsewhere cannot keep you out. It holds a long random number and signs nobody in.',
    until: 'For 90 days after you last signed in.',
  },
  {
    what: 'Your name and e-mail address',
    names: ['userData'],
    why: 'So that the page can greet you by your name. Only after you have signed in.',
    until: 'Until you log out, and for 7 days at most.',
  },
  {
    what: 'The e-mail address you sign in with',
    names: ['steam-email'],
    why: 'So that you need not type it again. Only if you tick “Remember Me”.',
    until: 'Until you sign in without the tick.',
  },
  {
    what: 'Where you stopped a lecture',
    names: ['steam-resume'],
    why: 'So that the video goes on where you left it. This never leaves your device.',
    until: 'Until you have watched that video to its end.',
  },
  {
    what: 'Which lectures you have watched, when, and in which course',
    names: ['steam-watched'],
    why: 'So that they have a tick in the list of lessons, and the home page leads to the next one. Without an account this never leaves your device.',
    until: 'Until you sign in: then it is in your account, and your browser forgets it.',
  },
  {
    what: 'The courses that you have saved',
    names: ['steam-saved'],
    why: 'So that you find them again in the list of your saved courses. This never leaves your device.',
    until: 'Until you remove the last one.',
  },
];

/** Only for schools that take requests for a seat. */
export const keptRequest: StoredItem = {
  what: 'A request for a seat that could not be sent',
  names: ['request'],
  why: 'So that nothing is lost without a connection. Only if sending failed; the name of the course follows the word.',
  until: 'Until it is sent, and for 3 days at most.',
};
