import { expect, test } from '../fault-site.ts';

test('Server and browser request another API host, and show its content', async ({ page, site, api, server }) => {
  const courses: { name: string }[] = await (await fetch(`${server.url}/api/course`)).json();
  const others = JSON.stringify(courses.map((entry) => ({ ...entry, name: `Elsewhere: ${entry.name}` })));
  api.setContent((path) => ({ status: 200, text: path === 'course' ? others : '[]' }));
  const path = '/explore-allcourses?category=technology&level=advanced';
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Elsewhere: ');
  expect(await (await page.request.get(path)).text()).toContain('Elsewhere: ');
  expect((await page.request.get(`${site.url}/api/course`)).status()).toBe(404);
});
