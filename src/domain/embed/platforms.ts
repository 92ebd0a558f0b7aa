/** A place that partners build pages with: how a widget gets into it, and what it does not let in. */
export interface Platform {
  label: string;
  /** What its snippet is made of. */
  way: 'loader' | 'classic' | 'frame' | 'address' | 'react' | 'vue' | 'svelte' | 'astro';
  /** A second snippet, for people whose rights do not reach for the first. */
  otherwise?: { title: string; way: 'frame' | 'address' };
  steps: readonly [string, string, string];
  /** What it forbids, and what follows from that. */
  forbids: string;
}

const authors = {
  title: 'If you are an author or contributor, whose scripts WordPress takes out',
  way: 'address',
} as const;

export const platforms = {
  html: {
    label: 'HTML',
    way: 'loader',
    steps: [
      'Open the page’s source in your editor.',
      'Put the script line into the <head> once, however many widgets you use, and the tag where the widget belongs.',
      'Save, upload, and open the page.',
    ],
    forbids: 'Nothing. If your server sends a Content-Security-Policy, see the lines for strict pages below.',
  },
  'wordpress-block': {
    label: 'WordPress: block editor',
    way: 'classic',
    otherwise: authors,
    steps: [
      'Add a “Custom HTML” block where the widget belongs.',
      'Paste the snippet. The block’s own preview may stay empty: it runs no scripts.',
      'Update the page and open it as a visitor.',
    ],
    forbids:
      'Authors and contributors may use no scripts, and on a network of sites only network administrators may. They paste the address below into an “Embed” block.',
  },
  'wordpress-classic': {
    label: 'WordPress: classic editor',
    way: 'classic',
    otherwise: authors,
    steps: [
      'Switch the editor from “Visual” to “Text” (or “Code”).',
      'Paste the snippet on lines of its own.',
      'Update without switching back to “Visual”, and open the page.',
    ],
    forbids:
      'The visual view takes scripts and unknown tags out when you switch to it. Authors may use no scripts: they paste the address below on a line of its own.',
  },
  elementor: {
    label: 'Elementor',
    way: 'classic',
    steps: [
      'Drag the “HTML” widget to where ours belongs.',
      'Paste the snippet into “HTML Code”.',
      'Click “Publish” and open the page.',
    ],
    forbids: 'Only users who may post unfiltered HTML keep scripts in it: editors and administrators.',
  },
  wix: {
    label: 'Wix',
    way: 'frame',
    steps: [
      'Choose Add Elements → Embed Code → Embed HTML.',
      'Choose “Code”, paste the snippet and click “Update”.',
      'Pull the box to the height in the snippet, for the phone’s view, too, and publish.',
    ],
    forbids:
      'Code runs in a frame of Wix’s own, and cannot change its height: what is higher than the box scrolls. Scripts in the page itself need a paid plan.',
  },
  squarespace: {
    label: 'Squarespace',
    way: 'classic',
    steps: [
      'Edit the page and add a “Code” block.',
      'Choose “HTML”, turn “Display source” off and paste the snippet.',
      'Save, and open the page in a private window: the editor may not run scripts.',
    ],
    forbids:
      'Scripts and iframes in a Code block need a plan that includes them; on the others use a link to our site.',
  },
  webflow: {
    label: 'Webflow',
    way: 'classic',
    steps: [
      'Drag a “Code Embed” element to where the widget belongs.',
      'Paste the snippet, then “Save & Close”.',
      'Publish: scripts do not run on the Designer’s canvas.',
    ],
    forbids: 'Code Embed needs a paid plan.',
  },
  'google-sites': {
    label: 'Google Sites',
    way: 'address',
    otherwise: { title: 'Or, under “Embed code”', way: 'frame' },
    steps: [
      'Choose Insert → Embed → By URL.',
      'Paste the address and choose “Whole page”.',
      'Click “Insert”, pull the frame to its height, and publish.',
    ],
    forbids: 'Everything runs in a sandboxed frame, whose height you set by hand.',
  },
  shopify: {
    label: 'Shopify',
    way: 'classic',
    steps: [
      'Open Online Store → Themes → Customize.',
      'Add a “Custom Liquid” section or block and paste the snippet.',
      'Save, and view the page in your shop.',
    ],
    forbids:
      'The text editor of pages and posts may take scripts out; “Custom Liquid” keeps them. Checkout takes none.',
  },
  blogger: {
    label: 'Blogger',
    way: 'classic',
    steps: [
      'For one post: switch the editor to “HTML view”. For all pages: Layout → Add a gadget → HTML/JavaScript.',
      'Paste the snippet.',
      'Publish without switching back to “Compose view”.',
    ],
    forbids: '“Compose view” rewrites HTML. In the theme’s XML every attribute needs a value: use the gadget.',
  },
  moodle: {
    label: 'Moodle',
    way: 'frame',
    steps: [
      'Add a “Text and media area” or a “Page” to the course.',
      'Open the editor’s source code (Tools → Source code) and paste the snippet.',
      'Save and display.',
    ],
    forbids:
      'Moodle takes scripts out of what it cleans. A frame stays where a teacher pastes it; students may paste none.',
  },
  react: {
    label: 'React',
    way: 'react',
    steps: [
      'Put the component into your project; React 19 moves its script into the <head>, once.',
      'Place <SteamWidget /> where the widget belongs.',
      'Handle events with a listener on document: they bubble.',
    ],
    forbids: 'React before 19 does not move scripts: put the script’s line into index.html there.',
  },
  next: {
    label: 'Next.js',
    way: 'react',
    steps: [
      'Save the snippet as a component of your app; it needs no “use client”.',
      'Place <SteamWidget /> on a page.',
      'Add our address to your Content-Security-Policy if you have one.',
    ],
    forbids: 'Next renders on a server, where the widget is your link; it fills in the browser.',
  },
  vue: {
    label: 'Vue',
    way: 'vue',
    steps: [
      "Tell Vue that these tags are no components: isCustomElement: (tag) => tag.startsWith('steam-') in vite.config.",
      'Put the script’s line into index.html.',
      'Use the tag in any template.',
    ],
    forbids: 'Scripts inside of templates: Vue drops them, so the script’s line stands in index.html.',
  },
  svelte: {
    label: 'Svelte',
    way: 'svelte',
    steps: [
      'Save the snippet as a component.',
      'Place it on a page.',
      'Listen to events on document or with onsteam-ready={…}.',
    ],
    forbids: 'Nothing.',
  },
  astro: {
    label: 'Astro',
    way: 'astro',
    steps: [
      'Paste the snippet into a page or a component.',
      'Keep is:inline: without it Astro would try to bundle the script.',
      'Build, and open the page.',
    ],
    forbids: 'Nothing; the widget needs no client: directive.',
  },
  iframe: {
    label: 'iframe',
    way: 'frame',
    steps: [
      'Paste the snippet where the widget belongs.',
      'Set its height to the one that the preview shows, or let the script in our guide do it.',
      'Save, and open the page.',
    ],
    forbids:
      'Works wherever an iframe is allowed. With sandbox, add allow-scripts; allow-popups and allow-top-navigation-by-user-activation for its links.',
  },
} as const satisfies Record<string, Platform>;

export type PlatformId = keyof typeof platforms;
export const platformIds = Object.keys(platforms) as PlatformId[];
