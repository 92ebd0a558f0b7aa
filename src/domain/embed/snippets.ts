import { pictureButton } from '../share.ts';
import { escapeHtml } from '../text.ts';
import { propertyOf } from './attribute-kinds.ts';
import { framed } from './choices.ts';
import { attributeText, indent, jsObject, jsString, type Pair } from './code-text.ts';
import type { Platform } from './platform.ts';
import { type PlatformId, platforms } from './platforms.ts';
import {
  attributesOf,
  fallbackUrl,
  placeholder,
  type SnippetSource,
  script,
  scriptAttributes,
  scriptLines,
  stylesIn,
  tag,
  valid,
} from './snippet-parts.ts';
import { fallbackText, widgets } from './widgets.ts';

export interface Snippet {
  /** '' for the first snippet of a platform. */
  title: string;
  code: string;
}

/** The URL of the page with one widget, for an iframe. */
export function frameUrl({ choices, origin }: SnippetSource): string {
  const url = new URL(`/embed/v1/frame/${choices.widget}`, origin);
  for (const [name, value] of valid(framed(choices))) url.searchParams.set(name, value);
  return url.href;
}

/** `frameborder`, because some editors remove the style. */
const frame = (source: SnippetSource, heightPx = source.heightPx) => {
  const { title, frameHeight } = widgets[source.choices.widget];
  return `<iframe src="${escapeHtml(frameUrl(source))}" title="${title}" width="100%" height="${heightPx ?? frameHeight}" frameborder="0" loading="lazy" style="border: 0"></iframe>`;
};

/** A script for the host page: sets the height of our frames. The origin of a sandboxed frame is 'null'. */
export const resizeLines = (origin: string): string => `<script>
  addEventListener('message', ({ data, origin, source }) => {
    if (data?.type !== 'steam-height' || !['${origin}', 'null'].includes(origin)) return;
    for (const frame of document.querySelectorAll('iframe[src^="${origin}/"]')) {
      if (frame.contentWindow === source) frame.height = data.height;
    }
  });
</script>`;

/** An async script: React 19 moves it into the head and renders it once. */
const jsxScript = (source: SnippetSource) =>
  `<script async${attributeText(scriptAttributes(source, 'loader')).replace('crossorigin', 'crossOrigin')} />`;

/**
 * A React component. `createElement` compiles in JavaScript and in strict TypeScript, which knows no tag `<steam-…>`
 * without the types of the npm package.
 */
function component(source: SnippetSource): string {
  const { widget } = source.choices;
  const coded = (pairs: readonly Pair[]) => pairs.map(([name, value]) => [name, jsString(value)] as const);
  const styles = stylesIn(source).map(
    ([name, value]): Pair => [name.startsWith('--') ? name : propertyOf(name), value],
  );
  const props = [
    ...coded(attributesOf(source.choices)),
    ['style', jsObject(coded(styles))] as const,
    // The widget replaces the minimum height, perhaps before React hydrates the style.
    ['suppressHydrationWarning', 'true'] as const,
  ];
  return [
    `import { createElement } from 'react';`,
    '',
    'export function SteamWidget() {',
    '  return (',
    '    <>',
    `      ${jsxScript(source)}`,
    '      {createElement(',
    `        'steam-${widget}',`,
    `        ${jsObject(props)},`,
    `        <a href="${fallbackUrl(source)}">${fallbackText(widget, source.choices.values.lang)}</a>,`,
    '      )}',
    '    </>',
    '  );',
    '}',
  ].join('\n');
}

/**
 * An Angular component. Backslashes are escaped for its template string. Angular evaluates `{{}}` even if it is escaped as HTML,
 * but not inside `ngNonBindable`.
 */
function angular(source: SnippetSource): string {
  const own = tag(source).replaceAll('\\', '\\\\');
  const inert = own.includes('&#123;&#123;') ? `<ng-container ngNonBindable>\n${own}\n</ng-container>` : own;
  return [
    `<!-- src/index.html, in the <head> -->\n${scriptLines(source)}\n`,
    '// steam-widget.ts',
    `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';\n`,
    '@Component({',
    `  selector: 'app-steam-widget',`,
    '  schemas: [CUSTOM_ELEMENTS_SCHEMA],',
    `  template: \`\n    ${indent(inert, '    ')}\n  \`,`,
    '})',
    'export class SteamWidget {}',
  ].join('\n');
}

/** The picture button, which links to the page with the same content. */
const picture = (source: SnippetSource) => pictureButton(source.origin, fallbackUrl(source), source.school ?? '');

const writers: Readonly<Record<Platform['method'], (source: SnippetSource) => string>> = {
  loader: (source) => `${scriptLines(source)}\n\n${tag(source)}`,
  classic: (source) => `${script(source, 'classic')}\n${placeholder(source)}`,
  frame: (source) => frame(source),
  'growing-frame': (source) => `${frame(source, source.largestPx)}\n${resizeLines(source.origin)}`,
  address: frameUrl,
  link: fallbackUrl,
  picture: (source) => picture(source).html,
  markdown: (source) => picture(source).markdown,
  react: component,
  vue: (source) =>
    `<!-- index.html -->\n${scriptLines(source)}\n\n<!-- any component -->\n<template>\n  ${indent(tag(source), '  ')}\n</template>`,
  svelte: (source) => `<svelte:head>\n  ${indent(scriptLines(source), '  ')}\n</svelte:head>\n\n${tag(source)}`,
  astro: (source) => `${scriptLines(source, ' is:inline')}\n\n${tag(source)}`,
  angular,
};

/** The snippets for a platform: the usual one first, then the one for users with fewer permissions. */
export function snippetsFor(id: PlatformId, source: SnippetSource): Snippet[] {
  const { method, alternative }: Platform = platforms[id];
  const first = { title: '', code: writers[method](source) };
  return alternative ? [first, { title: alternative.title, code: writers[alternative.method](source) }] : [first];
}

/**
 * The directives that a page with a Content-Security-Policy adds, and a CSS rule that replaces the style attribute, which
 * `isStrict` omits.
 */
export function policyLines(source: SnippetSource): { policy: string; css: string } {
  const { choices, origin } = source;
  const declarations = stylesIn(source).map(([name, value]) => `  ${name}: ${value};`);
  return {
    policy: `script-src ${origin};\nconnect-src ${origin};\nimg-src ${origin} data:;\nframe-src ${origin};`,
    css: `steam-${choices.widget}, [data-steam="${choices.widget}"] {\n${declarations.join('\n')}\n}`,
  };
}
