import { expect, heard, test } from '../host.ts';
import { eachBothWays as each, fallback, selector } from '../snippets.ts';

for (const { name, way } of each) {
  test(`${name} by the ${way} shows its data in the place of the host's own content`, async ({ page, show }) => {
    await show(name, way);
    await expect(page.getByText(fallback)).toBeHidden();
    expect(await heard(page)).toEqual([{ type: 'ready', detail: {}, tag: selector(name, way).split('[')[0] }]);
  });
}
