import { parseTemplate } from '@angular/compiler';
import { Liquid } from 'liquidjs';
import { createElement, type ReactElement } from 'react';
import { parse as parseSvelte } from 'svelte/compiler';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { parse as parseVue } from 'vue/compiler-sfc';
import { choicesFromSearch } from '../../../src/domain/embed/choices.ts';
import { isLink, type PlatformId, platformIds } from '../../../src/domain/embed/platforms.ts';
import { resizeLines, snippetsFor } from '../../../src/domain/embed/snippets.ts';

/** Attribute values that a template language, a shortcode parser or JSX would execute, decode or cut off. */
const values = [
  '{process.exit()}',
  '{{ 7 | times: 7 }}',
  '{% if true %}Liquid{% endif %}',
  '{@html document.cookie}',
  '{#if true}Svelte{/if}',
  '{/* comment */}',
  '[gallery ids="1"]',
  `\${globalThis.process.exit()}`,
  `\`}\${1}`,
  '<%= 7 * 7 %>',
  '&lbrace;code&rbrace; &#123;code&#125; &quot;',
  '"><script>alert(1)</script>',
  "' onclick='alert(1)",
  'back\\slash "quoted"',
  '\u2028{code}',
  'What parents ask – والدین',
];

const snippet = (id: PlatformId, value: string) => {
  const search = new URLSearchParams({ widget: 'faq', heading: value, platform: id }).toString();
  return snippetsFor(id, { choices: choicesFromSearch(`?${search}`), origin: 'https://steam.example' });
};

/** The value in the snippet has single spaces: in editors that add paragraphs, a blank line would end the attribute. */
const expected = (value: string) => value.replace(/\s+/g, ' ').trim();

/** The value of `heading` that a browser reads from the snippet. */
function readHtml(code: string): string | null | undefined {
  const frame = new DOMParser().parseFromString(code, 'text/html');
  expect([...frame.querySelectorAll('script')].every((script) => script.textContent === '')).toBe(true);
  const address = frame.querySelector('iframe')?.src ?? (code.startsWith('https:') ? code : undefined);
  if (address) return new URL(address).searchParams.get('heading');
  expect([...frame.querySelectorAll('*')].flatMap((one) => one.getAttributeNames())).not.toContain('onclick');
  return (
    frame.querySelector('steam-faq')?.getAttribute('heading') ??
    frame.querySelector('[data-steam]')?.getAttribute('data-heading')
  );
}

async function readJsx(code: string): Promise<unknown> {
  const { code: script } = await transformWithOxc(code, 'Widget.tsx', {
    jsx: { runtime: 'classic' },
    sourcemap: false,
  });
  const body = script.replace(/^import .*$/m, '').replace('export function', 'return function');
  const run = new Function('React', 'createElement', body);
  const widget: () => ReactElement<{ children: ReactElement<{ heading?: string }>[] }> = run(
    { createElement, Fragment: 'div' },
    createElement,
  );
  return widget().props.children.find(({ type }) => type === 'steam-faq')?.props.heading;
}

/** Searches the syntax tree of a compiler for a tag. */
function find(node: unknown, tag: string): Record<string, unknown> | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const record = node as Record<string, unknown>;
  if (record.name === tag || record.tag === tag) return record;
  for (const child of Object.values(record).flat()) {
    const found = find(child, tag);
    if (found) return found;
  }
  return undefined;
}

function readSvelte(code: string): unknown {
  const element = find(parseSvelte(code, { modern: true }).fragment.nodes, 'steam-faq');
  const attributes = element?.attributes as { name: string; value: { type: string; data?: string }[] }[];
  return attributes
    .find(({ name }) => name === 'heading')
    ?.value.map(({ type, data }) => (type === 'Text' ? data : type));
}

function readVue(code: string): unknown {
  const { descriptor, errors } = parseVue(code.slice(code.indexOf('<template>')));
  expect(errors).toEqual([]);
  const props = find(descriptor.template?.ast?.children, 'steam-faq')?.props as {
    name: string;
    value?: { content: string };
  }[];
  return props.find(({ name }) => name === 'heading')?.value?.content;
}

async function readAngular(code: string): Promise<unknown> {
  const [, component = ''] = code.split('// steam-widget.ts');
  const literal = /template: (`[\s\S]*`),\n\}\)/.exec(component)?.[1] ?? '';
  const { code: script } = await transformWithOxc(`globalThis.template = ${literal}`, 'template.ts', {
    sourcemap: false,
  });
  const template = new Function(`${script.replace('globalThis.template =', 'return')}`)() as string;
  const { nodes, errors } = parseTemplate(template, 'steam-widget.html');
  expect(errors).toBeNull();
  const attributes = find(nodes, 'steam-faq')?.attributes as { name: string; value: string }[];
  return attributes.find(({ name }) => name === 'heading')?.value;
}

const isJsx = (id: PlatformId) => id === 'react' || id === 'next';

describe.each(values)('A snippet with the heading %s', (value) => {
  it.each(platformIds.filter((id) => !isJsx(id) && !isLink(id) && id !== 'angular'))(
    'contains that text in HTML, without template syntax: %s',
    (id) => {
      for (const { code: written } of snippet(id, value)) {
        if (!written.includes('faq')) continue;
        const code = written.replace(resizeLines('https://steam.example'), '');
        const markup = id === 'vue' ? code.slice(code.indexOf('<steam-faq')) : code.replaceAll(/<\/?svelte:head>/g, '');
        expect(readHtml(markup)).toBe(expected(value));
        expect(markup).not.toMatch(/[{}[\]`$]/);
      }
    },
  );

  it('contains that text after Liquid has rendered it', async () => {
    const [{ code = '' } = {}] = snippet('shopify', value);
    expect(await new Liquid().parseAndRender(code)).toBe(code);
  });

  it('compiles to that text in Svelte', () => {
    const [{ code = '' } = {}] = snippet('svelte', value);
    expect(readSvelte(code)).toEqual([expected(value)]);
  });

  it('compiles to that text in Angular', async () => {
    const [{ code = '' } = {}] = snippet('angular', value);
    expect(await readAngular(code)).toBe(expected(value));
  });

  it('compiles to that text in Vue', () => {
    const [{ code = '' } = {}] = snippet('vue', value);
    expect(readVue(code)).toBe(expected(value));
  });

  it.each(platformIds.filter(isJsx))('contains that text in JSX: %s', async (id) => {
    const [{ code = '' } = {}] = snippet(id, value);
    expect(await readJsx(code)).toBe(expected(value));
  });
});
