import type { Platform } from './platform.ts';

const pictureInstead = { title: 'Where scripts are removed: a picture that links to us', method: 'picture' } as const;

/** Less common CMSs, site builders and tools for classes. */
export const morePlatforms = {
  joomla: {
    label: 'Joomla',
    method: 'classic',
    alternative: pictureInstead,
    accepts: 'Scripts of super users, without the visual editor.',
    steps: [
      'System → Global Configuration: set the default editor to “None” or “CodeMirror”; TinyMCE removes scripts.',
      'Create a “Custom” module, or open an article, and paste the snippet.',
      'Save, and set the editor back. Do not open it in TinyMCE again.',
    ],
    forbids: 'Scripts and frames of groups whose text filter is not “No Filtering”: they use the picture.',
  },
  drupal: {
    label: 'Drupal',
    method: 'classic',
    alternative: pictureInstead,
    accepts: 'Scripts, in a text format without a filter and without an editor.',
    steps: [
      'Configuration → Text formats: add a format without a text editor and without “Limit allowed HTML tags”.',
      'Add a “Basic block” with this format and paste the snippet.',
      'Place the block, and open the page without signing in.',
    ],
    forbids:
      'Scripts and frames in “Basic HTML” and “Restricted HTML”, which keep links, and pictures in “Basic HTML”.',
  },
  ghost: {
    label: 'Ghost',
    method: 'classic',
    accepts: 'Scripts, in an “HTML” card of a post or page.',
    steps: ['Type /html and press Enter.', 'Paste the snippet into the card.', 'Publish, and open the post.'],
    forbids: 'Scripts in newsletters: e-mail programs show only the link.',
  },
  carrd: {
    label: 'Carrd',
    method: 'classic',
    alternative: { title: 'Or a link, for a button of the free plan', method: 'link' },
    accepts: 'Scripts, in an “Embed” element of a Pro plan.',
    steps: [
      'Add an “Embed” element with the type “Code” and the style “Inline”.',
      'Paste the snippet into “Code”.',
      'Publish: the editor shows only a placeholder.',
    ],
    forbids: 'Code on the free plan.',
  },
  framer: {
    label: 'Framer',
    method: 'address',
    alternative: { title: 'Or, as “HTML”', method: 'frame' },
    accepts: 'An address or code, in a frame of a fixed height.',
    steps: [
      'Insert → Utility → Embed, and draw its box 640 px high.',
      'Choose “URL” and paste the address.',
      'Give each breakpoint the same height, and publish.',
    ],
    forbids: 'Growing: you set the height of the box.',
  },
  canva: {
    label: 'Canva',
    method: 'link',
    accepts: 'Links on texts, buttons and pictures of a website or a presentation.',
    steps: [
      'Select a button or a picture and choose the link symbol.',
      'Paste the link.',
      'Publish the website, and click it once. For a printed design, download the QR code above.',
    ],
    forbids: 'Code, and frames of sites that are not on its own list.',
  },
  teams: {
    label: 'Microsoft Teams',
    method: 'link',
    alternative: { title: 'Or, for a “Website” tab', method: 'address' },
    accepts: 'Links, with a preview of our page; an address in a “Website” tab.',
    steps: [
      'Paste the link into a post of the channel and wait for the preview.',
      'Or choose “+” above the channel, then “Website”, and paste the address.',
      'Post it, and click it once.',
    ],
    forbids: 'Code. New versions may open a “Website” tab in the browser.',
  },
  angular: {
    label: 'Angular',
    method: 'angular',
    accepts: 'The tag in a template, and the script in index.html.',
    steps: [
      'Put the script and link lines into the <head> of src/index.html.',
      'Save the component; CUSTOM_ELEMENTS_SCHEMA lets its template have our tag.',
      'Import SteamWidget where it belongs: <app-steam-widget />. Handle events with a listener on document: they bubble.',
    ],
    forbids: 'Scripts in templates and in [innerHTML]: Angular removes them.',
  },
} as const satisfies Record<string, Platform>;
