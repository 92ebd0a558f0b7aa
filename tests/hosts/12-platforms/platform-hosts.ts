import { join } from 'node:path';
import { createElement, Fragment, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { transformWithOxc } from 'vite';
import type { PlatformId } from '../../../src/domain/embed/platforms.ts';
import { bundleHost } from '../bundle-host.ts';
import type { HostPage, Hosts } from '../host.ts';
import { addParagraphs } from './wordpress-filters.ts';

/** Builds the page that a platform makes from a snippet. */
export type MakePage = (code: string, hosts: Hosts) => HostPage | Promise<HostPage>;

const asItIs: MakePage = (code) => ({ body: `<main><div class="block">${code}</div></main>` });

/** Platforms that run the snippet in a sandboxed frame of another origin. */
const inFrame: MakePage = (code, hosts) => {
  const address = new URL(hosts.serve({ body: code }));
  // The same server with another host name is another origin.
  address.hostname = '127.0.0.1';
  return {
    body: `<iframe src="${address}" width="600" height="900" sandbox="allow-scripts allow-popups allow-forms"></iframe>`,
  };
};

/** Platforms that ask for a URL and show it in a frame. */
const byAddress: MakePage = (code) => ({
  body: `<iframe src="${code.replaceAll('&', '&amp;')}" width="600" height="900" sandbox="allow-scripts allow-popups allow-same-origin"></iframe>`,
});

/** Editors that sanitise the snippet: they remove scripts and unknown tags, and keep frames. */
const cleaned: MakePage = (code) => ({
  body: `<div class="no-overflow">${code.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<\/?steam-[^>]*>/g, '')}</div>`,
});

let components = 0;
/** Compiles a React component like a host page's build. Its import of React becomes a global `React`. */
async function component(code: string, hosts: Hosts): Promise<{ text: string; path: string }> {
  const compiled = await transformWithOxc(code, 'SteamWidget.tsx', { jsx: { runtime: 'classic' } });
  const text = compiled.code.replace(/import (\{.*\}) from ["']react["']/, 'const $1 = React');
  components += 1;
  const path = `/component-${components}.js`;
  hosts.put(path, 'text/javascript', text);
  return { text, path };
}

const scriptOf = (name: 'react-host' | 'vue-host', hosts: Hosts) =>
  bundleHost(join(import.meta.dirname, `${name}.ts`), hosts);

const reactPage = async (path: string, hosts: Hosts, html = ''): Promise<HostPage> => ({
  head: `<script type="module" src="${await scriptOf('react-host', hosts)}" data-component="${path}"></script>`,
  body: `<div id="app">${html}</div>`,
});

const vuePage: MakePage = async (code, hosts) => {
  const [line = '', template = ''] = code.split('<!-- any component -->');
  const inner = /<template>([\s\S]*)<\/template>/.exec(template)?.[1] ?? '';
  return {
    head: line,
    body: `<div id="app"></div><script type="text/x-template" id="component">${inner}</script><script type="module" src="${await scriptOf('vue-host', hosts)}"></script>`,
  };
};

/** Platforms that accept only a link or a picture. */
type OfLinks = 'linktree' | 'instagram' | 'wordpress-com' | 'padlet' | 'github' | 'canva';

/** The page of each platform. Svelte and Astro need a compiler: tests/package tests them, tests/unit tests Angular. */
const platformHosts: Record<Exclude<PlatformId, OfLinks | 'svelte' | 'astro' | 'angular'>, MakePage> = {
  html: asItIs,
  'wordpress-block': (code) => asItIs(addParagraphs(`<!-- wp:html -->\n${code}\n<!-- /wp:html -->`), {} as Hosts),
  'wordpress-classic': (code, hosts) => asItIs(addParagraphs(`Hello.\n\n${code}\n\nBye.`), hosts),
  elementor: asItIs,
  wix: inFrame,
  squarespace: asItIs,
  webflow: asItIs,
  'google-sites': byAddress,
  shopify: asItIs,
  blogger: asItIs,
  moodle: cleaned,
  joomla: asItIs,
  drupal: asItIs,
  ghost: asItIs,
  carrd: asItIs,
  framer: byAddress,
  teams: byAddress,
  notion: byAddress,
  canvas: cleaned,
  react: async (code, hosts) => reactPage((await component(code, hosts)).path, hosts),
  next: async (code, hosts) => {
    const { text, path } = await component(code, hosts);
    Object.assign(globalThis, { React: { createElement, Fragment } });
    const module: { SteamWidget: FunctionComponent } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
    return reactPage(path, hosts, renderToString(createElement(module.SteamWidget)));
  },
  vue: vuePage,
  iframe: (code) => ({ body: code }),
};

export const platformIds = Object.keys(platformHosts) as (keyof typeof platformHosts)[];

/** Google Sites accepts a URL or code: code runs in a sandboxed frame. */
export function makerOf(platform: (typeof platformIds)[number], code: string): MakePage {
  const maker = platformHosts[platform];
  return maker === byAddress && code.startsWith('<') ? inFrame : maker;
}
