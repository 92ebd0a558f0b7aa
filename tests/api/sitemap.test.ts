import { expect, it } from 'vitest';
import { sampleSchool } from '../../src/domain/school.ts';
import { sitemap } from '../../src/server/pages/sitemap.ts';

const routes = [
  { path: '/', name: 'home' },
  { path: '/explore-allcourses', name: 'explore' },
  { path: '/course-details/:id', name: 'course' },
];

const mapOf = (count: number, perFile?: number, apiHost = '/api') => {
  const courses = Array.from({ length: count }, (_, index) => ({ _id: `c${index}`, name: `Course ${index}` }));
  const lists: Record<string, unknown> = { '/api/course?brief': courses, '/api/product': [] };
  const fetch = async (url: unknown) => {
    const list = lists[String(url)];
    return new Response(JSON.stringify(list ?? {}), { status: list ? 200 : 503 });
  };
  const school = { ...sampleSchool, hasBlogs: false };
  const options = { origin: 'https://steam.example', routes, apiHost, fetch, school, changed: new Date(0) };
  return sitemap(options, perFile);
};

const locations = (xml = '') => Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => url);

it('The sitemap lists each page of the catalogue, so that crawlers reach each course without scripts', async () => {
  const { files, isComplete } = await mapOf(61);
  expect(isComplete).toBe(true);
  expect([...files.keys()]).toEqual(['/sitemap.xml']);
  const urls = locations(files.get('/sitemap.xml'));
  expect(urls.slice(0, 5)).toEqual([
    'https://steam.example/',
    'https://steam.example/explore-allcourses',
    'https://steam.example/explore-allcourses?page=2',
    'https://steam.example/explore-allcourses?page=3',
    'https://steam.example/course-details/c0',
  ]);
  expect(urls).toHaveLength(4 + 61);
});

it('The sitemap is an index of files if it has more URLs than one file may contain', async () => {
  const { files } = await mapOf(49, 20);
  expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
  expect(files.get('/sitemap.xml')).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(locations(files.get('/sitemap.xml'))).toEqual([1, 2, 3].map((n) => `https://steam.example/sitemap-${n}.xml`));
  const parts = [1, 2, 3].map((n) => locations(files.get(`/sitemap-${n}.xml`)));
  expect(parts.map((part) => part.length)).toEqual([20, 20, 11]);
  expect(new Set(parts.flat()).size).toBe(51);
});

it('A sitemap file contains up to 50,000 URLs by default', async () => {
  const { files } = await mapOf(50_000);
  expect(locations(files.get('/sitemap-1.xml'))).toHaveLength(50_000);
});

it('The sitemap omits a list that does not load', async () => {
  const { files, isComplete } = await mapOf(3, undefined, 'https://other.example');
  expect(isComplete).toBe(false);
  expect(locations(files.get('/sitemap.xml'))).toHaveLength(2);
});
