import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { manifest } from './manifest.ts';
import { widgetRuntime } from './runtime-plugin.ts';

const root = join(import.meta.dirname, '../..');
const at = (path: string) => join(root, path);
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };
const names = readdirSync(at('embed/elements')).map((file) => file.replace('.tsx', ''));

/**
 * The builds of the widgets, by their mode: the loader with its chunks; the elements for who has a bundler; each classic
 * script by itself, and what the classic contact form fetches when it is touched.
 */
export const widgetModes = [
  'widgets',
  'widgets:elements',
  ...names.map((name) => `widgets:${name}`),
  'widgets:contact-control',
  'widgets:doctor',
];

/** One chunk of what all widgets need, and of the parts that most of them show. */
const kit = [
  /embed\/(mount\.tsx|runtime\/(styled|jsx)\.ts)/,
  /src\/(domain\/(decode|url)|style\/media)\.ts/,
  /src\/ui\/(button\/(ButtonLink|button\.style)|growth|picture|visually-hidden)/,
];

/**
 * Nearly all functions of these run as soon as they are there: Chromium shall compile them while they come, beside the page's
 * own work, and not each when it is first called. Others read a comment. Not the loader, which has no byte to spare.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const compileHint = ({ name }: { name: string }) =>
  name === 'kit' || names.includes(name) ? '//# allFunctionsCalledOnLoad' : '';

export function widgetsConfig(mode: string): UserConfig {
  const [, name = 'steam'] = mode.split(':');
  const inPieces = name === 'steam' || name === 'elements';
  const isModule = inPieces || name === 'doctor';
  const entry =
    name === 'elements'
      ? Object.fromEntries(names.map((one) => [`elements/${one}`, at(`embed/bundles/elements/${one}.ts`)]))
      : { [name]: at(name === 'doctor' ? 'embed/doctor/doctor.ts' : `embed/bundles/${name}.ts`) };
  return {
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', STEAM_VERSION: JSON.stringify(version) },
    plugins: [
      doctorBeside,
      name !== 'doctor' && widgetRuntime(name === 'contact-control' ? 'react-handed.ts' : 'react.ts'),
      name === 'contact-form' && lateControl,
      name === 'contact-control' && handedHooks,
      name === 'steam' && manifestFile,
    ],
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
          // Whoever bundles our elements has files of another kind.
          ...(name !== 'elements' && { postBanner: compileHint }),
          ...(inPieces && {
            chunkFileNames: `${name === 'elements' ? 'elements/' : ''}[name].[hash:6].js`,
            codeSplitting: { groups: [{ name: 'kit', test: (id: string) => kit.some((part) => part.test(id)) }] },
          }),
        },
      },
    },
  };
}

/** The classic contact form is one file, and fetches what checks it from another. */
const lateControl: Plugin = {
  name: 'late-control',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/ContactFormView.tsx')) return null;
    return `import { lateControl } from ${JSON.stringify(at('embed/runtime/late-control.ts'))};${code.replace("import('./ContactControl.tsx')", 'lateControl()')}`;
  },
};

/** That other file is a function of the hooks that its caller draws with; there may be two callers on a page. */
const handedHooks: Plugin = {
  name: 'handed-hooks',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = `export default function(steamHooks){${file.code.trim()};return steam}`;
    }
  },
};

/** The doctor is one file beside all scripts, and asked for by its name. */
const doctorBeside: Plugin = {
  name: 'doctor-beside',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer && source.endsWith('/doctor.ts') ? { id: './doctor.js', external: true } : null,
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
