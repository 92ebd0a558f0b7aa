import { linkPlatforms } from './link-platforms.ts';
import { morePlatforms } from './more-platforms.ts';
import type { Platform } from './platform.ts';

const authors = {
  title: 'If you are an author or contributor: WordPress removes your scripts',
  method: 'address',
} as const;

export const platforms = {
  html: {
    label: 'HTML',
    method: 'loader',
    accepts: 'Scripts and tags. With a Content-Security-Policy, see the lines for strict pages below.',
    steps: [
      'Open the page’s source in your editor.',
      'Put the script and link lines into the <head>, and the tag where the widget belongs. For a widget far down, leave the links out.',
      'Save, upload, and open the page.',
    ],
  },
  'wordpress-block': {
    label: 'WordPress: block editor',
    method: 'classic',
    alternative: authors,
    accepts: 'Scripts of editors and administrators, on the plans and servers that allow plugins.',
    steps: [
      'Add a “Custom HTML” block where the widget belongs.',
      'Paste the snippet. The block’s own preview may stay empty: it runs no scripts.',
      'Update the page and open it as a visitor.',
    ],
    forbids:
      'Scripts of authors and contributors; on a network of sites, of everyone but network administrators. They paste the address below into an “Embed” block.',
  },
  'wordpress-classic': {
    label: 'WordPress: classic editor',
    method: 'classic',
    alternative: authors,
    accepts: 'Scripts of editors and administrators, in the “Text” view.',
    steps: [
      'Switch the editor from “Visual” to “Text” (or “Code”).',
      'Paste the snippet on its own lines.',
      'Update without switching back to “Visual”, and open the page.',
    ],
    forbids:
      'The visual view removes scripts and unknown tags when you switch to it. Authors may not use scripts: they paste the address below on its own line.',
  },
  elementor: {
    label: 'Elementor',
    method: 'classic',
    accepts: 'Scripts of editors and administrators.',
    steps: [
      'Drag the “HTML” widget to the place of our widget.',
      'Paste the snippet into “HTML Code”.',
      'Click “Publish” and open the page.',
    ],
    forbids: 'Scripts of users who may not post unfiltered HTML, such as authors.',
  },
  wix: {
    label: 'Wix',
    method: 'frame',
    accepts: 'Code in a frame of a fixed height.',
    steps: [
      'Choose Add Elements → Embed Code → Embed HTML.',
      'Choose “Code”, paste the snippet and click “Update”.',
      'Set the box to the height in the snippet, also in the phone’s view, and publish.',
    ],
    forbids: 'Growing: higher content scrolls. Scripts in the page itself need a paid plan.',
  },
  squarespace: {
    label: 'Squarespace',
    method: 'classic',
    accepts: 'Scripts, on plans with code blocks.',
    steps: [
      'Edit the page and add a “Code” block.',
      'Choose “HTML”, turn “Display source” off and paste the snippet.',
      'Save, and open the page in a private window: the editor may not run scripts.',
    ],
    forbids: 'Scripts and iframes on other plans: link to our site.',
  },
  webflow: {
    label: 'Webflow',
    method: 'classic',
    accepts: 'Scripts, on paid plans.',
    steps: [
      'Drag a “Code Embed” element to the place of the widget.',
      'Paste the snippet, then “Save & Close”.',
      'Publish: scripts do not run on the Designer’s canvas.',
    ],
    forbids: 'Code on free plans: link to our site.',
  },
  'google-sites': {
    label: 'Google Sites',
    method: 'address',
    alternative: { title: 'Or, under “Embed code”', method: 'frame' },
    accepts: 'An address or code, in a frame of a fixed height.',
    steps: [
      'Choose Insert → Embed → By URL.',
      'Paste the address and choose “Whole page”.',
      'Click “Insert”, set the height of the frame, and publish.',
    ],
    forbids: 'Scripts in the page, and growing: you set the height of the frame.',
  },
  shopify: {
    label: 'Shopify',
    method: 'classic',
    accepts: 'Scripts, in “Custom Liquid”.',
    steps: [
      'Open Online Store → Themes → Customize.',
      'Add a “Custom Liquid” section or block and paste the snippet.',
      'Save, and view the page in your shop.',
    ],
    forbids: 'The text editor of pages and posts may remove scripts. Checkout allows none.',
  },
  blogger: {
    label: 'Blogger',
    method: 'classic',
    accepts: 'Scripts, in the HTML view and in gadgets.',
    steps: [
      'For one post: switch the editor to “HTML view”. For all pages: Layout → Add a gadget → HTML/JavaScript.',
      'Paste the snippet.',
      'Publish without switching back to “Compose view”.',
    ],
    forbids: '“Compose view” rewrites HTML. In the theme’s XML every attribute needs a value: use the gadget.',
  },
  moodle: {
    label: 'Moodle',
    method: 'frame',
    alternative: { title: 'In a forum or a student’s text: a picture that links to us', method: 'picture' },
    accepts: 'Frames that a teacher pastes into a page, a label or a book.',
    steps: [
      'Add a “Text and media area” or a “Page” to the course.',
      'Open the editor’s source code (Tools → Source code) and paste the snippet.',
      'Save and display.',
    ],
    forbids: 'Scripts. In forum posts and texts of students, its purifier also removes frames.',
  },
  ...morePlatforms,
  ...linkPlatforms,
  react: {
    label: 'React',
    method: 'react',
    accepts: 'A component, in JavaScript or TypeScript.',
    steps: [
      'Save the snippet as SteamWidget.tsx or .jsx; React 19 moves its script into the <head>, once.',
      'Place <SteamWidget /> where the widget belongs.',
      'Handle events with a listener on document: they bubble. For typed props, install the npm package (our guide, section 8).',
    ],
    forbids: 'React before 19 does not move scripts: put the script’s line into index.html.',
  },
  next: {
    label: 'Next.js',
    method: 'react',
    accepts: 'A component, on the server too: there it is your link, and the browser fills it.',
    steps: [
      'Save the snippet as SteamWidget.tsx or .jsx; it needs no “use client”.',
      'Place <SteamWidget /> on a page.',
      'Add our address to your Content-Security-Policy if you have one.',
    ],
  },
  vue: {
    label: 'Vue',
    method: 'vue',
    accepts: 'The tag in a template, and the script in index.html.',
    steps: [
      "Tell Vue that these tags are not components: isCustomElement: (tag) => tag.startsWith('steam-') in vite.config.",
      'Put the script’s line into index.html.',
      'Use the tag in any template.',
    ],
    forbids: 'Scripts in templates: Vue removes them.',
  },
  svelte: {
    label: 'Svelte',
    method: 'svelte',
    accepts: 'The tag in a component.',
    steps: [
      'Save the snippet as a component.',
      'Place it on a page.',
      'Listen to events on document or with onsteam-ready={…}.',
    ],
  },
  astro: {
    label: 'Astro',
    method: 'astro',
    accepts: 'The tag; it needs no client: directive.',
    steps: [
      'Paste the snippet into a page or a component.',
      'Keep is:inline: without it, Astro tries to bundle the script.',
      'Build, and open the page.',
    ],
  },
  iframe: {
    label: 'iframe',
    method: 'growing-frame',
    accepts: 'A frame. In a sandbox it needs allow-scripts, allow-popups and allow-popups-to-escape-sandbox.',
    steps: [
      'Paste the snippet where the widget belongs.',
      'Keep the script if your page allows one: it sets the height. Without it, the frame has the height of the preview.',
      'Save, and open the page.',
    ],
  },
} as const satisfies Record<string, Platform>;

export type PlatformId = keyof typeof platforms;
export const platformIds = Object.keys(platforms) as PlatformId[];
/** The platforms that the builder offers first. */
export const usualPlatforms: readonly PlatformId[] = ['html', 'wordpress-block', 'google-sites', 'wix'];

/** True if the platform's first snippet shows the widget in a frame. */
export const isFramed = (id: PlatformId): boolean => isOneOf(id, ['frame', 'growing-frame', 'address']);

/** True if the platform's first snippet only leads to our page. */
export const isLink = (id: PlatformId): boolean => isOneOf(id, ['link', 'picture', 'markdown']);

/** True if our scripts run in the platform's page. Only then can a version be pinned, and embed/doctor check the page. */
export const runsScripts = (id: PlatformId): boolean => !isFramed(id) && !isLink(id);

const isOneOf = (id: PlatformId, methods: readonly Platform['method'][]) => methods.includes(platforms[id].method);
