import { basename, dirname, join } from 'node:path';
import { buildDir } from '../../src/settings/folders.ts';
import type { Hosts } from './host.ts';

const bundled = new Map<string, Promise<string>>();

/** Bundles a host page's script once, and serves it on the host server. Returns its path. */
export function bundleHost(entry: string, hosts: Hosts): Promise<string> {
  const path = bundled.get(entry) ?? bundle(entry, hosts);
  bundled.set(entry, path);
  return path;
}

async function bundle(entry: string, hosts: Hosts): Promise<string> {
  const { build } = await import('vite');
  const name = basename(entry, '.ts');
  const output = await build({
    configFile: false,
    root: dirname(entry),
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    resolve: {
      alias: [
        // The build of Vue that includes its template compiler.
        { find: /^vue$/, replacement: 'vue/dist/vue.esm-bundler.js' },
        { find: /^steam-kit\/elements\/(.*)$/, replacement: join(buildDir, 'embed/elements/$1.js') },
      ],
    },
    build: { write: false, target: 'esnext', lib: { entry, formats: ['es'], fileName: name } },
  });
  for (const file of [output].flat().flatMap((one) => ('output' in one ? one.output : []))) {
    if (file.type === 'chunk') hosts.put(`/${file.fileName}`, 'text/javascript', file.code);
  }
  return `/${name}.js`;
}
