import { expect, receivedEvents, test } from '../host.ts';
import { fallback, selector, widgetCases } from '../snippets.ts';

for (const { name, way } of widgetCases) {
  test(`${name} (${way}) replaces the fallback with its data`, async ({ page, show }) => {
    await show(name, way);
    await expect(page.getByText(fallback)).toBeHidden();
    expect(await receivedEvents(page)).toEqual([{ type: 'ready', detail: {}, tag: selector(name, way).split('[')[0] }]);
  });
}
