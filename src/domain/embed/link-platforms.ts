import type { Platform } from './platform.ts';

/** Platforms that run none of our scripts, but accept a link, a picture or a frame. */
export const linkPlatforms = {
  linktree: {
    label: 'Linktree',
    method: 'link',
    accepts: 'Links. Yours carries your name.',
    steps: [
      'Choose “Add”, then “Link”.',
      'Paste the link and give it a title, such as “Courses”.',
      'Open your Linktree and tap it once.',
    ],
    forbids: 'Code and frames.',
  },
  instagram: {
    label: 'Instagram',
    method: 'link',
    accepts: 'Links in your bio, and in stories with the link sticker.',
    steps: [
      'Open your profile and choose “Edit profile”, then “Links”.',
      'Choose “Add external link”, paste the link and give it a title.',
      'Save, and tap it once in your profile.',
    ],
    forbids: 'Links in posts and comments: nobody can tap them there.',
  },
  'wordpress-com': {
    label: 'WordPress.com: free plan',
    method: 'picture',
    alternative: { title: 'Or a link, for a button or a menu', method: 'link' },
    accepts: 'Links and pictures.',
    steps: [
      'Add a “Custom HTML” block where the picture belongs.',
      'Paste the snippet: a picture that links to us.',
      'Update the page and click the picture.',
    ],
    forbids:
      'Scripts, and frames of sites that are not on its own list. Plans with plugins accept the snippet for WordPress.',
  },
  notion: {
    label: 'Notion',
    method: 'address',
    alternative: { title: 'Or a link', method: 'link' },
    accepts: 'An address, in an “Embed” block.',
    steps: [
      'Type /embed where the widget belongs and press Enter.',
      'Paste the address and choose “Embed link”.',
      'Drag the lower edge until the whole widget shows.',
    ],
    forbids: 'Code. You set the height of the frame.',
  },
  canvas: {
    label: 'Canvas',
    method: 'frame',
    alternative: { title: 'Or a link', method: 'link' },
    accepts: 'Frames.',
    steps: [
      'Edit a page of the course and choose Insert → Embed.',
      'Paste the snippet and choose “Submit”.',
      'Save, and open the page as a student.',
    ],
    forbids: 'Scripts. Some institutions allow frames of listed sites only: then use the link.',
  },
  padlet: {
    label: 'Padlet',
    method: 'link',
    accepts: 'Links. It shows our picture and title.',
    steps: ['Choose “+” for a new post, then “Link”.', 'Paste the link.', 'Publish the post and click it once.'],
    forbids: 'Code.',
  },
  github: {
    label: 'GitHub README',
    method: 'markdown',
    accepts: 'Markdown: a picture that links to us.',
    steps: [
      'Open README.md in the editor.',
      'Paste the line where the picture belongs.',
      'Commit, and click the picture.',
    ],
    forbids: 'Scripts and frames.',
  },
} as const satisfies Record<string, Platform>;
