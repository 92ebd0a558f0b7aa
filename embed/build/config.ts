import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';
import { preactStack } from './preact-stack.ts';
import { toolFiles, toolFileText } from './tool-files.ts';

const root = join(import.meta.dirname, '../..');
const at = (path: string) => join(root, path);
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };
const names = readdirSync(at('embed/elements')).map((file) => file.replace('.tsx', ''));

/**
 * The build modes of the widgets: the loader with its chunks; the elements for bundlers; a classic script per widget;
 * the doctor; and the search, which the classic script of the course finder imports.
 */
export const widgetModes = [
  'widgets',
  'widgets:elements',
  ...names.map((name) => `widgets:${name}`),
  'widgets:doctor',
  'widgets:search',
];

/** Modules that scripts import by URL. Each is built as one file. */
const ownModules: Record<string, string> = {
  doctor: 'embed/doctor/doctor.ts',
  search: 'src/domain/search-courses.ts',
};

/**
 * The modules in the chunk that all widgets share. The loader must not import it, because it defines its elements
 * before another file arrives. Modules of a single widget are in that widget's chunk.
 */
const shared = [
  /node_modules\/(preact|goober|nanostores|nanoevents|@nanostores)\//,
  /embed\/element\/(?!ur|define-element|lazy-mount|widget-host|reserve-space|outage|load-search|mistakes|in-dialog)/,
  /embed\/doctor\/native/,
  /src\/(style\/(?!card-mixins)|tokens\/)/,
  /src\/data\/(?!.*endpoint|course-part)/,
  /src\/domain\/(decode|text|url|list-address|embed\/valid-value|fields\/read-fields)\.ts$/,
  /src\/ui\/(button\/button\.style|incremental-render|link|picture|visually-hidden|content-text)/,
];
const isShared = (id: string) => shared.some((part) => part.test(id));

export function widgetsConfig(mode: string): UserConfig {
  const [, name = 'steam'] = mode.split(':');
  const hasChunks = name === 'steam' || name === 'elements';
  const isModule = hasChunks || name in ownModules;
  const entry =
    name === 'elements'
      ? Object.fromEntries(names.map((one) => [`elements/${one}`, at(`embed/bundles/elements/${one}.ts`)]))
      : { [name]: at(ownModules[name] ?? `embed/bundles/${name}.ts`) };
  return {
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', STEAM_VERSION: JSON.stringify(version) },
    // This condition makes react-hook-form export only `createFormControl`; the form needs no hook. The default entry
    // imports React's default export, which would keep all of preact/compat (1.9 KB).
    resolve: { conditions: ['react-server', ...defaultClientConditions] },
    plugins: [
      preactStack(),
      baseCssText,
      doctorBeside,
      !isModule && searchBeside,
      hasChunks && copies,
      name === 'steam' && toolFilesBeside,
    ],
    build: {
      outDir: 'dist/embed',
      emptyOutDir: name === 'steam',
      target: ['chrome123', 'firefox120', 'safari17.5'],
      reportCompressedSize: false,
      // Library mode, because in app mode Vite wraps each import() in a helper that adds <link>s to the document.
      lib: { entry, formats: [isModule ? 'es' : 'iife'], name: 'steam' },
      rolldownOptions: {
        output: {
          minify: { compress: true, mangle: true, codegen: true },
          comments: { annotation: false, legal: false, jsdoc: false },
          // Omits Symbol.toStringTag from exports: it needs a property descriptor, which throws if a page has added an
          // enumerable `get` to Object.prototype.
          generatedCode: { symbols: false },
          entryFileNames: '[name].js',
          // On a page that replaces built-in objects, the script may fail, but must not trigger window.onerror.
          ...(!isModule && { banner: 'try{', footer: `}catch(error){try{console.warn("${name}.js",error)}catch{}}` }),
          ...(hasChunks && {
            chunkFileNames: `${name === 'elements' ? 'elements/' : ''}[name].[hash:6].js`,
            codeSplitting: { groups: [{ name: 'kit', test: isShared }] },
          }),
        },
      },
    },
  };
}

/** Replaces the base CSS module with its computed text, so scripts do not contain the tokens. */
const baseCssText: Plugin = {
  name: 'base-css-text',
  enforce: 'pre',
  async load(id) {
    if (id !== at('embed/element/base-css.ts')) return null;
    const { baseCss } = await import('../element/base-css.ts');
    return `export const baseCss = ${JSON.stringify(baseCss)}`;
  },
};

/** All scripts import the doctor, which explains why a widget does not show, from one file in their folder. */
const doctorBeside: Plugin = {
  name: 'doctor-beside',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer && source.endsWith('/doctor.ts') ? { id: './doctor.js', external: true } : null,
};

/** Makes a classic script import the search from its folder, because it cannot contain a chunk. */
const searchBeside: Plugin = {
  name: 'search-beside',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/load-search.ts') ? at('embed/element/load-search-beside.ts') : null),
};

/**
 * Small modules that are duplicated, so neither the loader nor the search imports a shared chunk for them. The loader
 * would wait for that file, and a blocked chunk would block even the doctor. The search would wait for a chunk with the
 * messages of mistakes.ts.
 */
const copied: readonly { importer: RegExp; source: RegExp; name: string }[] = [
  { importer: /embed\/(bundles\/|attributes)/, source: /\/list-address\.ts$/, name: 'loader' },
  { importer: /\/similar-words\.ts$|\?search$/, source: /\/nearest\.ts$|^leven$/, name: 'search' },
];

const copies: Plugin = {
  name: 'copies',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    const copy = copied.find((one) => one.importer.test(importer) && one.source.test(source));
    const resolved = copy && (await this.resolve(source, importer, { skipSelf: true }));
    return resolved ? { ...resolved, id: `${resolved.id}?${copy.name}` } : null;
  },
};

const toolFilesBeside: Plugin = {
  name: 'tool-files',
  generateBundle() {
    for (const [fileName, make] of Object.entries(toolFiles)) {
      this.emitFile({ type: 'asset', fileName, source: toolFileText(make, version) });
    }
  },
};
