import { choicesFromSearch } from '../../../src/domain/embed/choices.ts';
import { snippetsFor } from '../../../src/domain/embed/snippets.ts';
import { full } from '../../full.ts';
import { expect, test } from '../host.ts';
import { contentSelector, names } from '../snippets.ts';

// The form loads a file on first use, and the finder renders more cards later. `npm run test:all` also checks the other two widgets.
for (const name of full ? names : (['course-finder', 'contact-form'] as const)) {
  test(`a pinned ${name} runs only the pinned file, also after #steam-doctor and a click`, async ({
    page,
    kit,
    hosts,
  }) => {
    const release = await (await fetch(`${kit.url}/embed/v1/release.json`)).json();
    const choices = choicesFromSearch(`?widget=${name}&pinned=1`);
    const [snippet] = snippetsFor('wordpress-block', { choices, origin: kit.url, release });
    const pinned = `${kit.url}/embed/${release.version}/${name}.js`;
    expect(snippet?.code).toContain(`src="${pinned}" integrity="sha384-`);
    const swapped: string[] = [];
    await page.route(/\/embed\/.*\.js/, (route) => {
      const url = route.request().url();
      if (url === pinned) return route.continue();
      swapped.push(url);
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: 'document.title = "swapped"',
      });
    });
    await page.goto(`${hosts.serve({ body: snippet?.code })}#steam-doctor`);
    await expect(page.locator(contentSelector[name]).first()).toBeVisible();
    if (name === 'contact-form') {
      await page.getByRole('button').click();
      await expect(page.getByText('Email is required')).toBeVisible();
    } else await page.locator(contentSelector[name]).first().click();
    expect(swapped).toEqual([]);
    await expect(page).not.toHaveTitle('swapped');
  });
}
