import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { kitEntries } from '../kit/entries.ts';
import { startKit } from '../kit/server.ts';
import { openKit, pictureOf, prepareWindow, resize, settled, show, storyContext } from '../kit/story-page.ts';
import { isVisible } from '../kit-changes/compare.ts';
import { appWith, type Runtime, writeExamples } from './kit-project.ts';
import { run, serveFolder } from './project.ts';

const parts = [
  ...['accordion', 'breadcrumb', 'button', 'carousel', 'chip', 'copy-button'],
  ...['dialog', 'markdown', 'picture', 'select-field', 'text-field', 'checkbox-field'],
];
const sections = ['course-finder', 'faq'];

/** The first story of each component: the code at the top of its docs page. */
const shownStories = () => {
  const files = [...parts.map((name) => `ui/${name}`), ...sections.map((name) => `sections/${name}`)];
  return files.map((file) => {
    const path = `./stories/${file}.stories.tsx`;
    const story = kitEntries('react').find(({ type, importPath }) => type === 'story' && importPath === path);
    if (!story) throw new Error(`The kit has no story of ${file}.`);
    return { id: story.id, stories: path };
  });
};

let kit: Awaited<ReturnType<typeof startKit>>;
test.beforeAll(async () => {
  kit = await startKit();
});
test.afterAll(() => kit.stop());

for (const runtime of ['react', 'preact'] satisfies Runtime[]) {
  test(`twelve components and two sections, installed from the registry into a new Vite app on ${runtime}, compile strictly and look like their stories`, async ({
    browser,
  }, info) => {
    const shown = shownStories();
    const app = await appWith(runtime, kit.url, [...parts, ...sections, 'sample']);
    await writeExamples(app, shown);
    // The build script of the template: `tsc -b && vite build`.
    await run(app, 'npm run build');

    const site = await serveFolder(join(app, 'dist'));
    const context = { ...storyContext, reducedMotion: 'reduce' } as const;
    const [story, copy, blank] = await Promise.all([
      browser.newPage(context),
      browser.newPage(context),
      browser.newPage(),
    ]);
    const errors: string[] = [];
    copy.on('pageerror', (error) => errors.push(error.message));
    await copy.addInitScript(prepareWindow);
    // Serve the pictures of the sample content.
    await copy.route('**/media/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: new URL(pathname, kit.url).href }) });
    });
    await openKit(story, kit.url);
    await resize(copy, undefined);
    const different: string[] = [];
    for (const { id } of shown) {
      await show(story, id);
      await settled(story);
      await copy.goto('about:blank');
      await copy.goto(`${site.url}/#${id}`);
      // Add the padding that Storybook has around a small component.
      const padding = await story.evaluate(() => getComputedStyle(document.body).padding);
      await copy.addStyleTag({ content: `body { box-sizing: border-box; padding: ${padding} }` });
      await settled(copy);
      const pictures = [await pictureOf(story), await pictureOf(copy)];
      const [one, other] = pictures.map((picture) => picture.toString('base64'));
      if (!(await blank.evaluate(isVisible, [one ?? '', other ?? '']))) continue;
      different.push(id);
      for (const [index, body] of pictures.entries())
        await info.attach(`${id} ${index === 0 ? 'story' : 'copy'}`, { body, contentType: 'image/png' });
    }
    expect(different).toEqual([]);
    expect(errors).toEqual([]);
    await site.stop();
  });
}
