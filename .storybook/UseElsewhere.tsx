import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { addCommand, startOf } from './snippets/start.ts';
import { type Story, useElsewhere, usePageSources } from './story-code.tsx';

export interface UseElsewhereProps {
  story: Story;
}

const preactNote =
  '. The files have React’s types and run on preact/compat of Preact 11: the template’s Preact 10 passes no refs to components';
const runtimes = { react: 'React', preact: 'Preact' } as const;

/** The section of a docs page that explains how to use the component in another project: files, packages and setup code. */
export function UseElsewhere({ story }: UseElsewhereProps) {
  const elsewhere = useElsewhere(story);
  const [runtime, setRuntime] = useState<keyof typeof runtimes>('react');
  if (!elsewhere) return null;
  const { name, files } = elsewhere;
  const item = new URL(`registry/${name}.json`, document.baseURI).href;
  const { install, compilerOptions, unused, files: starting } = startOf(elsewhere)[runtime];
  return (
    <>
      <h2 id="elsewhere">Use it elsewhere</h2>
      <p className="sbdocs sbdocs-p">
        The code above compiles in a Vite project with TypeScript that has these {files.length} files in{' '}
        <code>src/kit</code>. One command copies them and installs their packages:
      </p>
      <Source dark code={addCommand(item)} language="bash" />
      <details>
        <summary>The {files.length} files, each at its path</summary>
        <Files paths={files} />
      </details>
      <p className="sbdocs sbdocs-p">
        Code that shows sample content also needs <a href="registry/sample.json">sample.json</a>.
      </p>
      <h3 id="start">Start</h3>
      <label className="kit-own kit-platform">
        Runtime{' '}
        <select value={runtime} onChange={({ target }) => setRuntime(target.value === 'preact' ? 'preact' : 'react')}>
          {Object.entries(runtimes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Source dark code={install} language="bash" />
      <p className="sbdocs sbdocs-p">
        Set these <code>compilerOptions</code> in tsconfig.app.json, and remove the template’s {unused}, which no file
        imports any more{runtime === 'preact' && preactNote}:
      </p>
      <ul>
        {Object.entries(compilerOptions).map(([name, value]) => (
          <li key={name}>
            {value === undefined ? 'without ' : ''}
            <code>{value === undefined ? name : `"${name}": ${JSON.stringify(value)}`}</code>
          </li>
        ))}
      </ul>
      {starting.map(({ name: file, code }) => (
        <div key={file}>
          <h4>{file}</h4>
          <Source dark code={code} language="tsx" />
        </div>
      ))}
    </>
  );
}

/** The section with links to the sources, the stories and the tests of a component. */
export function SourceLinks({ story }: UseElsewhereProps) {
  const sources = usePageSources(story);
  if (!sources) return null;
  return (
    <>
      <h2 id="sources">Sources and tests</h2>
      <Files paths={[...sources.components, sources.stories, ...sources.tests]} />
    </>
  );
}

const Files = ({ paths }: { paths: readonly string[] }) => (
  <ul>
    {paths.map((path) => (
      <li key={path}>
        <a href={`source/${path}.txt`} target="_blank" rel="noreferrer">
          {path}
        </a>
      </li>
    ))}
  </ul>
);
