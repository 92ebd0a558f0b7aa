/** A page builder, CMS or framework: the steps to add a widget, and the restrictions of the tool. */
export interface Platform {
  label: string;
  /** How the platform's snippet embeds a widget. */
  method: 'loader' | 'classic' | 'frame' | 'address' | 'react' | 'vue' | 'svelte' | 'astro';
  /** A second snippet, for users without permission for the first. */
  alternative?: { title: string; method: 'frame' | 'address' };
  steps: readonly [string, string, string];
  /** The restrictions of the tool, and their consequence. */
  forbids: string;
}

const authors = {
  title: 'If you are an author or contributor: WordPress removes your scripts',
  method: 'address',
} as const;

export const platforms = {
  html: {
    label: 'HTML',
    method: 'loader',
    steps: [
      'Open the page’s source in your editor.',
      'Put the script line into the <head> once, however many widgets you use, and the tag where the widget belongs.',
      'Save, upload, and open the page.',
    ],
    forbids: 'Nothing. If your server sends a Content-Security-Policy, see the lines for strict pages below.',
  },
  'wordpress-block': {
    label: 'WordPress: block editor',
    method: 'classic',
    alternative: authors,
    steps: [
      'Add a “Custom HTML” block where the widget belongs.',
      'Paste the snippet. The block’s own preview may stay empty: it runs no scripts.',
      'Update the page and open it as a visitor.',
    ],
    forbids:
      'Scripts of authors and contributors; on a network of sites, of everyone but network administrators. Paste the address below into an “Embed” block instead.',
  },
  'wordpress-classic': {
    label: 'WordPress: classic editor',
    method: 'classic',
    alternative: authors,
    steps: [
      'Switch the editor from “Visual” to “Text” (or “Code”).',
      'Paste the snippet on its own lines.',
      'Update without switching back to “Visual”, and open the page.',
    ],
    forbids:
      'The visual view removes scripts and unknown tags when you switch to it. Authors may not use scripts: paste the address below on its own line instead.',
  },
  elementor: {
    label: 'Elementor',
    method: 'classic',
    steps: [
      'Drag the “HTML” widget to the place of our widget.',
      'Paste the snippet into “HTML Code”.',
      'Click “Publish” and open the page.',
    ],
    forbids: 'Only users who may post unfiltered HTML keep scripts in it: editors and administrators.',
  },
  wix: {
    label: 'Wix',
    method: 'frame',
    steps: [
      'Choose Add Elements → Embed Code → Embed HTML.',
      'Choose “Code”, paste the snippet and click “Update”.',
      'Set the box to the height in the snippet, also in the phone’s view, and publish.',
    ],
    forbids:
      'Code runs in a frame with a fixed height: higher content scrolls. Scripts in the page itself need a paid plan.',
  },
  squarespace: {
    label: 'Squarespace',
    method: 'classic',
    steps: [
      'Edit the page and add a “Code” block.',
      'Choose “HTML”, turn “Display source” off and paste the snippet.',
      'Save, and open the page in a private window: the editor may not run scripts.',
    ],
    forbids: 'Scripts and iframes in a Code block need a plan that includes them. On other plans, link to our site.',
  },
  webflow: {
    label: 'Webflow',
    method: 'classic',
    steps: [
      'Drag a “Code Embed” element to the place of the widget.',
      'Paste the snippet, then “Save & Close”.',
      'Publish: scripts do not run on the Designer’s canvas.',
    ],
    forbids: 'Code Embed needs a paid plan.',
  },
  'google-sites': {
    label: 'Google Sites',
    method: 'address',
    alternative: { title: 'Or, under “Embed code”', method: 'frame' },
    steps: [
      'Choose Insert → Embed → By URL.',
      'Paste the address and choose “Whole page”.',
      'Click “Insert”, set the height of the frame, and publish.',
    ],
    forbids: 'Everything runs in a sandboxed frame. You set its height.',
  },
  shopify: {
    label: 'Shopify',
    method: 'classic',
    steps: [
      'Open Online Store → Themes → Customize.',
      'Add a “Custom Liquid” section or block and paste the snippet.',
      'Save, and view the page in your shop.',
    ],
    forbids: 'The text editor of pages and posts may remove scripts; “Custom Liquid” keeps them. Checkout allows none.',
  },
  blogger: {
    label: 'Blogger',
    method: 'classic',
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
    steps: [
      'Add a “Text and media area” or a “Page” to the course.',
      'Open the editor’s source code (Tools → Source code) and paste the snippet.',
      'Save and display.',
    ],
    forbids: 'Moodle removes scripts. It keeps a frame that a teacher pastes; students may not paste frames.',
  },
  react: {
    label: 'React',
    method: 'react',
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
    steps: [
      'Save the snippet as SteamWidget.tsx or .jsx; it needs no “use client”.',
      'Place <SteamWidget /> on a page.',
      'Add our address to your Content-Security-Policy if you have one.',
    ],
    forbids: 'Nothing. On the server, the widget is your link; the browser fills it.',
  },
  vue: {
    label: 'Vue',
    method: 'vue',
    steps: [
      "Tell Vue that these tags are not components: isCustomElement: (tag) => tag.startsWith('steam-') in vite.config.",
      'Put the script’s line into index.html.',
      'Use the tag in any template.',
    ],
    forbids: 'Scripts in templates: Vue removes them, so the script’s line belongs into index.html.',
  },
  svelte: {
    label: 'Svelte',
    method: 'svelte',
    steps: [
      'Save the snippet as a component.',
      'Place it on a page.',
      'Listen to events on document or with onsteam-ready={…}.',
    ],
    forbids: 'Nothing.',
  },
  astro: {
    label: 'Astro',
    method: 'astro',
    steps: [
      'Paste the snippet into a page or a component.',
      'Keep is:inline: without it, Astro tries to bundle the script.',
      'Build, and open the page.',
    ],
    forbids: 'Nothing; the widget needs no client: directive.',
  },
  iframe: {
    label: 'iframe',
    method: 'frame',
    steps: [
      'Paste the snippet where the widget belongs.',
      'Set its height to the one in the preview, or use the script in our guide.',
      'Save, and open the page.',
    ],
    forbids:
      'Nothing, if iframes are allowed. With sandbox, add allow-scripts; allow-popups and allow-popups-to-escape-sandbox for its links.',
  },
} as const satisfies Record<string, Platform>;

export type PlatformId = keyof typeof platforms;
export const platformIds = Object.keys(platforms) as PlatformId[];
