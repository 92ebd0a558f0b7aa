import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';
import { manifest } from './manifest.ts';
import { preactStack } from './preact-stack.ts';

const root = join(import.meta.dirname, '../..');
const at = (path: string) => join(root, path);
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };
const names = readdirSync(at('embed/elements')).map((file) => file.replace('.tsx', ''));

/**
 * The builds of the widgets, by their mode: the loader with its chunks; the elements for bundlers; each classic
 * script by itself, and what the classic contact form fetches when it is touched.
 */
export const widgetModes = [
  'widgets',
  'widgets:elements',
  ...names.map((name) => `widgets:${name}`),
  'widgets:contact-control',
  'widgets:doctor',
];

/** Modules that scripts load by their address, each one file. */
const ownModules: Record<string, string> = {
  'contact-control': 'src/sections/contact-form/contact-control.ts',
  doctor: 'embed/doctor/doctor.ts',
};

/** One chunk of what all widgets need, and the loader does not: it must show its elements before anything else has come. */
const kit = [
  /node_modules\//,
  /embed\/element\/(?!ur|define-element|lazy-mount|widget-host|reserve-space)/,
  /embed\/doctor\/native/,
  /src\/(data|style|domain|tokens)\/(?!embed\/(attribute|labels))/,
  /src\/ui\/(button|incremental-render|link|picture|visually-hidden|spinner)\//,
];
const isKit = (id: string) =>
  !id.includes('react-hook-form') &&
  !/form-rules|domain\/filters|\?loader$/.test(id) &&
  kit.some((part) => part.test(id));

export function widgetsConfig(mode: string): UserConfig {
  const [, name = 'steam'] = mode.split(':');
  const inPieces = name === 'steam' || name === 'elements';
  const isModule = inPieces || name in ownModules;
  const entry =
    name === 'elements'
      ? Object.fromEntries(names.map((one) => [`elements/${one}`, at(`embed/bundles/elements/${one}.ts`)]))
      : { [name]: at(ownModules[name] ?? `embed/bundles/${name}.ts`) };
  return {
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', STEAM_VERSION: JSON.stringify(version) },
    plugins: [
      preactStack(),
      doctorBeside,
      name === 'steam' && loaderCopy,
      name === 'contact-form' && separateControl,
      name === 'steam' && manifestFile,
    ],
    // react-hook-form's entry without hooks and components, which was made for servers: the contact form uses neither, and the
    // other entry makes React contexts as it loads, which no bundler may drop.
    // https://github.com/react-hook-form/react-hook-form/pull/11162
    resolve: { conditions: ['react-server', ...defaultClientConditions] },
    build: {
      outDir: 'dist/embed',
      emptyOutDir: name === 'steam',
      target: ['chrome123', 'firefox120', 'safari17.5'],
      reportCompressedSize: false,
      // As a library: for pages Vite wraps each import() in a helper that writes <link>s into the document.
      lib: { entry, formats: [isModule ? 'es' : 'iife'], name: 'steam' },
      rolldownOptions: {
        output: {
          // Libraries would keep their white space.
          minify: { compress: true, mangle: true, codegen: true },
          comments: { annotation: false, legal: false, jsdoc: false },
          // That it is a module would be said by a property with a value, which a page that has given all objects a `get` forbids.
          generatedCode: { symbols: false },
          entryFileNames: '[name].js',
          // On pages that have replaced the language's own objects the script may fail as a whole, and must not tell them.
          ...(!isModule && { banner: 'try{', footer: `}catch(error){try{console.warn("${name}.js",error)}catch{}}` }),
          ...(inPieces && {
            chunkFileNames: `${name === 'elements' ? 'elements/' : ''}[name].[hash:6].js`,
            codeSplitting: { groups: [{ name: 'kit', test: isKit }] },
          }),
        },
      },
    },
  };
}

/** The classic contact form imports its validation by the URL of its own script. */
const separateControl: Plugin = {
  name: 'separate-control',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('/load-contact-control.ts') ? at('embed/element/load-contact-control.ts') : null,
};

/** The doctor is one file beside all scripts, and asked for by its name. */
const doctorBeside: Plugin = {
  name: 'doctor-beside',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer && source.endsWith('/doctor.ts') ? { id: './doctor.js', external: true } : null,
};

/**
 * The loader has a copy of its own of what it shares with the data layer: a script that imports the kit would show nothing, not
 * even the doctor, where the kit is late or refused.
 */
const loaderCopy: Plugin = {
  name: 'loader-copy',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('/list-address.ts') || !/embed\/(bundles\/|attributes)/.test(importer ?? '')) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved && { ...resolved, id: `${resolved.id}?loader` };
  },
};

const manifestFile: Plugin = {
  name: 'manifest',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'custom-elements.json',
      source: `${JSON.stringify(manifest(version), null, 2)}\n`,
    });
  },
};
