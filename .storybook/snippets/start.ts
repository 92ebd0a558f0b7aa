import type { Elsewhere } from './elsewhere.ts';

/** The folder of the copied files in a project, below `src`. They keep their paths in the repository. */
export const kitDirectory = 'kit';

/** The setup that each project needs once: an install command, compiler options and its own files. */
export interface Start {
  /** The command that installs the imported packages. */
  install: string;
  /** The compiler options to change in tsconfig.app.json. `undefined` removes an option. */
  compilerOptions: Readonly<Record<string, unknown>>;
  /** The template's component, which the new src/main.tsx no longer uses. */
  unused: string;
  files: readonly { name: string; code: string }[];
}

/** The command that copies the files of components and installs their packages. The items are URLs of the registry. */
export const addCommand = (...items: readonly string[]): string => `npx shadcn@latest add ${items.join(' ')}`;

/** @param id The id of the element in the template’s index.html */
const mainIn = (id: 'root' | 'app') => `import '@fontsource/fredoka/latin-600.css';
import { createRoot } from 'react-dom/client';
import { Example } from './Example.tsx';
import { StyleRoot } from './${kitDirectory}/src/style/StyleRoot.tsx';
import { adopt, createStyleTarget } from './${kitDirectory}/src/style/style-target.ts';
import { siteCss } from './${kitDirectory}/src/style/theme.ts';

// The colours and sizes of the kit, and the sheet that its components add their rules to.
const styles = createStyleTarget(siteCss);
adopt(document, styles);

const root = document.getElementById('${id}');
if (root)
  createRoot(root).render(
    <StyleRoot target={styles}>
      <Example />
    </StyleRoot>,
  );
`;

const library = { lib: ['ES2024', 'DOM', 'DOM.Iterable'], allowImportingTsExtensions: true };

/** The setup by runtime, for a project of `npm create vite` with TypeScript. */
export const startOf = ({
  packages,
  preact,
}: Pick<Elsewhere, 'packages' | 'preact'>): Readonly<Record<'react' | 'preact', Start>> => ({
  react: {
    install: `npm install ${packages.join(' ')}`,
    compilerOptions: library,
    unused: 'src/App.tsx',
    files: [{ name: 'src/main.tsx', code: mainIn('root') }],
  },
  preact: {
    install: `npm install ${[preact, ...packages].join(' ')} && npm install --save-dev @preact/preset-vite @types/react @types/react-dom`,
    // The files use React’s types and run on `preact/compat`.
    compilerOptions: { ...library, jsxImportSource: 'react', paths: undefined },
    unused: 'src/app.tsx',
    files: [
      { name: 'src/main.tsx', code: mainIn('app') },
      {
        name: 'vite.config.ts',
        code: `import preact from '@preact/preset-vite';\nimport { defineConfig } from 'vite';\n\nexport default defineConfig({ plugins: [preact()] });\n`,
      },
    ],
  },
});
