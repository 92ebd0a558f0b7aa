import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../api/provider/commands.ts';
import { everyNth, inAll } from '../full.ts';
import { startServer } from '../server.ts';
import { hydrated, open, overflow } from './helpers.ts';
import { expect, test } from './site.ts';

const sample = join(import.meta.dirname, '../../demo/content');

/** Every feature of Markdown. Some headings equal ids of the page, some texts would break its Content-Security-Policy. */
const features = `## Page data

Setext heading
==============

Tom &amp; Jerry&nbsp;&#39;quoted&#x27; R&D; AT&T &copy; &frac12; &unknown; &lt;b&gt;

**bold** *em* ~~del~~ ==mark== \`code &amp; <b>\` hard\x20\x20
break \\* escaped

- one
- two
  1. nested

5. five

- [x] done
- [ ] to do

> quote

> [!NOTE]
> An alert

| a | b | c |
|:--|:-:|--:|
| 1 | 2 | \`3\` |

| ${Array.from({ length: 12 }, (_, index) => `column ${index}`).join(' | ')} |
| ${'--- | '.repeat(12)}
| ${'multiplication | '.repeat(12)}

\`\`\`js
const line = '${'<b>&amp;'.repeat(40)}';
\`\`\`

    indented

![alt](/media/banners/a1.svg "title") [link](/blogs "t") <https://example.com/${'long'.repeat(60)}> a@example.com [ref][r] [up](#page-data)

[r]: /contactus 'Ref'

A note[^1] and[^why].

[^1]: The note.
[^why]: Another note.

***

<div class="x" style="color:red" onclick="alert(1)"><b>html</b></div>

<script>alert(1)</script> <!-- comment --> inline <i>html</i>

<details><summary>summary</summary>text</details>

[script](javascript:alert(1))

## Page data
`;

/** All texts of the sample content, which course pages show as plain text. */
const sampleTexts = () =>
  readdirSync(sample, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|csv|yaml)$/.test(file))
    .map((file) => readFileSync(join(sample, file), 'utf8'))
    .join('\n\n');

test.describe('A text in Markdown', () => {
  // Run in one worker, because each worker starts its own server.
  test.describe.configure({ mode: 'default' });

  const folder = mkdtempSync(join(tmpdir(), 'steam-markdown-'));
  let server: Awaited<ReturnType<typeof startServer>>;

  test.beforeAll(async () => {
    cpSync(sample, folder, { recursive: true, filter: (file) => !file.endsWith('.ts') });
    mkdirSync(join(folder, 'blogs'));
    const write = (id: string, text: string) =>
      writeFileSync(join(folder, `blogs/${id}.md`), `---\ntitle: ${id}\ndate: 2026-03-01\n---\n\n${text}\n`);
    write('features', features);
    write('sample', sampleTexts());
    const env = { DATA_DIR: join(folder, 'data'), CONTENT_DIR: folder };
    expect(await run('content', ['apply', folder], env)).toMatchObject({ code: 0, err: '' });
    server = await startServer(env);
  });

  test.afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  test('with every feature renders and hydrates under the page’s policy, by URL and by client-side navigation', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${server.url}/blog-details/features`);
    const post = page.locator('main article');
    await expect(post).toContainText("Tom & Jerry\u00a0'quoted' R&D; AT&T © ½ &unknown; <b>");
    const text = await post.innerText();
    expect(await overflow(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('features');
    expect(await post.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      'article-title',
      'text-page-data',
      'text-setext-heading',
      'text-page-data-1',
      'text-1',
      'text-why',
    ]);
    for (const hash of ['text-page-data', 'text-1']) {
      await post.locator(`a[href="#${hash}"]`).click();
      await expect(page).toHaveURL(new RegExp(`#${hash}$`));
    }
    await expect(post.getByRole('cell', { name: '2', exact: true })).toHaveCSS('text-align', 'center');

    await page.goto(`${server.url}/blogs`);
    await hydrated(page);
    await page.getByRole('link', { name: 'features' }).click();
    await expect(post).toContainText('Setext heading');
    expect(await post.innerText()).toBe(text);
  });

  test('of the sample content renders without an error, like the course pages', inAll, async ({ page }) => {
    await open(page, `${server.url}/blog-details/sample`);
    await expect(page.locator('main h1')).toHaveText('sample');
    const courses = readdirSync(join(sample, 'courses'), { encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
    for (const course of everyNth(courses, 10)) {
      await open(page, `${server.url}/course-details/${course.replace('.md', '')}`);
      await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible();
    }
  });
});
