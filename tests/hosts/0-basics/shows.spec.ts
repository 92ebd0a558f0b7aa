import { expect, receivedEvents, test } from '../host.ts';
import { fallback, selectorsOf, uniformMixes } from '../snippets.ts';

for (const mix of uniformMixes) {
  test(`${mix.title} replace the fallback with their data`, async ({ page, showAll }) => {
    await showAll(mix);
    for (const link of await page.getByText(fallback).all()) await expect(link).toBeHidden();
    const tags = selectorsOf(mix).map(({ place }) => place.split('[')[0]);
    const events = await receivedEvents(page);
    expect(events.map(({ tag }) => tag).sort()).toEqual(tags.sort());
    expect(events.map(({ type, detail }) => ({ type, detail }))).toEqual(
      tags.map(() => ({ type: 'ready', detail: {} })),
    );
  });
}
