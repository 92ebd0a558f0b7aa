import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../src/domain/text.ts';
import { type Change, componentOf } from './compare.ts';

/** Empties a folder, and writes the pictures of all changes and an `index.html` that shows them. */
export async function writeReport(folder: string, changes: readonly Change[], summary: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { id, mode, before, after } of changes) {
    if (before) await writeFile(join(folder, `${id}.${mode}.before.png`), before);
    if (after) await writeFile(join(folder, `${id}.${mode}.after.png`), after);
  }
  const page = join(folder, 'index.html');
  await writeFile(page, reportPage(changes, summary));
  return page;
}

/** The report page, by component: for each change both pictures, and their difference with `mix-blend-mode`. */
export const reportPage = (changes: readonly Change[], summary: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Changes of the kit</title>
<style>
:root{color-scheme:light dark}
body{margin:24px;font:16px/1.5 system-ui,sans-serif}
summary{padding:8px 0;font-size:20px;font-weight:600;cursor:pointer}
h2{margin:24px 0 8px;font-size:18px}
section{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:16px}
figure{min-inline-size:0;margin:0}
img{max-inline-size:100%;border:1px solid gray}
.difference{position:relative;isolation:isolate}
.difference img+img{position:absolute;inset:0;mix-blend-mode:difference}
pre{white-space:pre-wrap}
</style>
<h1>Changes of the kit</h1>
<p>${escapeHtml(summary)}</p>
${[...componentsOf(changes)].map(groupOf).join('\n')}
</html>
`;

export const componentsOf = (changes: readonly Change[]): Map<string, Change[]> =>
  Map.groupBy(changes, ({ id }) => componentOf(id));

const groupOf = ([component, changes]: [string, Change[]]): string =>
  `<details><summary>${escapeHtml(component)}: ${changes.length}</summary>
${changes.map(sectionOf).join('\n')}
</details>`;

function sectionOf(change: Change): string {
  const { id, mode, before, after, problem } = change;
  const kind = problem ? 'fails' : before && after ? 'differs' : after ? 'is new' : 'is removed';
  const picture = (side: 'before' | 'after') =>
    `<img src="${escapeHtml(`${id}.${mode}.${side}.png`)}" alt="${side}" loading="lazy">`;
  const figure = (title: string, content: string) => `<figure><figcaption>${title}</figcaption>${content}</figure>`;
  return [
    `<h2>${escapeHtml(id)} ${kind} (${mode})</h2>`,
    problem && `<pre>${escapeHtml(problem)}</pre>`,
    '<section>',
    before && figure('Before', picture('before')),
    after && figure('After', picture('after')),
    before && after && figure('Difference', `<div class="difference">${picture('before')}${picture('after')}</div>`),
    '</section>',
  ]
    .filter(Boolean)
    .join('\n');
}
