/** The folder of the copied files in a project, below `src`. They keep their paths in the repository. */
export const kitDirectory = 'kit';

/** What each project needs once, besides the files: names and texts of its own files. */
export interface Start {
  /** Installs what the files and these lines import. */
  install: string;
  steps: readonly string[];
  files: readonly { name: string; code: string }[];
}

const main = `import '@fontsource/fredoka/latin-600.css';
import { createRoot } from 'react-dom/client';
import { Example } from './Example.tsx';
import { StyleRoot } from './${kitDirectory}/src/style/StyleRoot.tsx';
import { adopt, createStyleTarget } from './${kitDirectory}/src/style/style-target.ts';
import { siteCss } from './${kitDirectory}/src/style/theme.ts';

// The colours and sizes of the kit, and the sheet that its components add their rules to.
const styles = createStyleTarget(siteCss);
adopt(document, styles);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StyleRoot target={styles}>
      <Example />
    </StyleRoot>,
  );
`;

const library =
  'In tsconfig.json, set `"lib": ["ES2024", "DOM", "DOM.Iterable"]` and `"allowImportingTsExtensions": true`.';

/** How a project starts, by runtime: that of `npm create vite` with TypeScript. */
export const startOf = (packages: readonly string[]): Readonly<Record<'react' | 'preact', Start>> => ({
  react: {
    install: `npm install ${packages.join(' ')}`,
    steps: [library],
    files: [{ name: 'src/main.tsx', code: main }],
  },
  preact: {
    install: `npm install preact ${packages.join(' ')} && npm install --save-dev @preact/preset-vite @types/react @types/react-dom`,
    steps: [
      library,
      'The files have React’s types, and run on `preact/compat`: in tsconfig.json, set `"jsxImportSource": "react"` and remove the `paths` to Preact.',
    ],
    files: [
      { name: 'src/main.tsx', code: main },
      {
        name: 'vite.config.ts',
        code: `import preact from '@preact/preset-vite';\nimport { defineConfig } from 'vite';\n\nexport default defineConfig({ plugins: [preact()] });\n`,
      },
    ],
  },
});
