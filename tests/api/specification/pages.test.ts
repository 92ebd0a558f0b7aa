import { describe, expect, it } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { posts } from '../../../src/sections/blog-list/posts.ts';
import { brand } from '../../../src/tokens/brand.ts';
import { openApp } from '../support/app.ts';
import { all, one, parseHtml, region, texts, values } from '../support/html.ts';

/*
 * Section 2 of tests/e2e/spec/SPEC.md, tested on the server's HTML: the texts, pictures and links on each page, in order.
 * tests/e2e/spec tests sizes, dialogs and carousels.
 */

const app = await openApp();
const page = async (path: string) => parseHtml(await app.text(path));
const headings = (root: ParentNode) => texts(root, 'main :is(h1, h2)');
const pictures = (root: ParentNode) => values(root, 'img', 'src');

describe('2 Screens and routes: / (Home)', async () => {
  const home = await page('/');

  it('The sections are in the order of the spec', () => {
    expect(headings(home)).toEqual([
      `Empowering Minds with ${brand.product}`,
      'Five subjects, one curious mind',
      'Our Programs',
      'Announcements',
      'Join STEAM Community',
      'What Families Say',
      'Frequently Asked Questions',
    ]);
    expect(all(home, '#root > :is(header, main, footer)').map(({ localName }) => localName)).toEqual([
      'header',
      'main',
      'footer',
    ]);
  });

  it('The hero has the headline, the button and the three figures', () => {
    const hero = region(home, 'Empowering Minds');
    expect(texts(hero, 'a')).toEqual(['Learn with Us']);
    expect(values(hero, 'a', 'href')).toEqual(['/explore-allcourses']);
    const figures = all(hero, 'dl > div').map((stat) => `${texts(stat, 'dd')} ${texts(stat, 'dt')}`);
    expect(figures).toEqual(['40+ courses', '20+ expert mentors', '1k+ students globally']);
  });

  it('Each category card shows image and bullets; "Explore All Courses" leads to the catalogue', () => {
    const categories = region(home, 'Five subjects, one curious mind');
    const cards = all(categories, 'ul > li:has(h3)');
    expect(cards.map((card) => [texts(card, 'h3'), texts(card, 'li'), pictures(card)])).toEqual(
      wire.categories.map(({ name, catdescription, catimage }) => [[name], catdescription, [catimage]]),
    );
    const link = all(categories, 'a').find(({ textContent }) => textContent?.startsWith('Explore All Courses'));
    expect(link?.getAttribute('href')).toBe('/explore-allcourses');
  });

  it('"Our Programs" shows three numbered programs', () => {
    expect(texts(region(home, 'Our Programs'), 'ol > li')).toEqual([
      expect.stringMatching(/web platforms.*immersive and simulative learning/is),
      expect.stringMatching(/online classes.*personalized sessions/is),
      expect.stringMatching(/mobile apps.*gamified and interactive/is),
    ]);
  });

  it('The announcement banner shows each announcement with its bullets and image', () => {
    const slides = all(region(home, 'Announcements'), 'article');
    expect(slides.map((slide) => [texts(slide, 'h3'), texts(slide, 'li'), pictures(slide)])).toEqual(
      wire.announcements.map(({ title, description, bannerfile }) => [[title], description, [bannerfile]]),
    );
  });

  it('Each testimonial shows picture, name, course and content', () => {
    expect(quotes(region(home, 'What Families Say'))).toEqual(wire.homeTestimonials.map(quoteOf));
  });

  it('The FAQ shows the first 6 questions, all closed', () => {
    expect(wire.faqs.length).toBeGreaterThan(6);
    const faq = region(home, 'Frequently Asked Questions');
    expect(texts(faq, 'summary')).toEqual(wire.faqs.slice(0, 6).map(({ question }) => question));
    expect(all(faq, 'details[open]')).toEqual([]);
  });
});

type Testimonial = (typeof wire.homeTestimonials)[number];
const quoteOf = ({ name, coursename, userpic, content }: Testimonial) => [[userpic], [content], [name + coursename]];
const quotes = (root: ParentNode) =>
  all(root, 'figure').map((figure) => [
    pictures(figure),
    texts(figure, 'blockquote'),
    texts(figure, 'figcaption').map((text) => text.trim()),
  ]);

describe('2 Screens and routes: /aboutus', async () => {
  const about = await page('/aboutus');

  it('The page shows a banner, and mission and vision', () => {
    const main = one(about, 'main');
    expect(headings(about)).toEqual([
      'About Us',
      `Know The ${brand.product}`,
      'Get To Know About Our Team',
      'Competition We Won',
      'Our Achievements',
    ]);
    const { shortdescription, image } = wire.aboutBanner;
    expect(texts(main, 'p')).toContain(shortdescription);
    expect(pictures(main)).toContain(image);
    const know = region(about, `Know The ${brand.product}`);
    expect(texts(know, 'h3')).toEqual(wire.missions.map(({ title }) => title));
    expect(pictures(know)).toEqual(wire.missions.map((mission) => mission.image));
    for (const { description } of wire.missions) expect(know.textContent).toContain(description);
  });

  it('The page shows the sliders "Get To Know About Our Team" and "Competition We Won"', () => {
    expect(people(region(about, 'Get To Know About Our Team'), 'article')).toEqual(wire.team.map(person));
    expect(texts(region(about, 'Competition We Won'), 'article')).toEqual(
      wire.competitions.map(({ description }) => `WINNER${description}`),
    );
  });

  it('"Our Achievements" shows counts and names', () => {
    const items = all(region(about, 'Our Achievements'), 'dl > div');
    expect(items.map((item) => [...texts(item, 'dd'), ...texts(item, 'dt')])).toEqual(
      wire.achievements
        .flatMap(({ achievement }) => achievement)
        .map(({ achievementcount, achievementname }) => [achievementcount, achievementname]),
    );
  });
});

type Member = (typeof wire.team)[number];
const person = ({ member_name, designation, description, image }: Member) => [
  [image],
  [member_name],
  [designation, description],
];
const people = (root: ParentNode, selector: string) =>
  all(root, selector).map((item) => [pictures(item), texts(item, 'h3'), texts(item, 'p')]);

describe('2 Screens and routes: /steam-ambassadors', async () => {
  const ambassadors = await page('/steam-ambassadors');

  it('The page shows a banner with text and image, and the list under its heading', () => {
    expect(headings(ambassadors)).toEqual(['STEAM Ambassadors', 'Our STEAM Ambassadors']);
    expect(texts(ambassadors, 'main p')).toContain(wire.ambassadorBanner.description);
    expect(pictures(ambassadors)).toContain(wire.ambassadorBanner.image);
  });

  it('Each ambassador has image, name, designation and description', () => {
    expect(people(region(ambassadors, 'Our STEAM Ambassadors'), 'li')).toEqual(wire.ambassadors.map(person));
  });
});

describe('2 Screens and routes: /steam-products', async () => {
  const products = await page('/steam-products');

  it('The banner "Our Product" shows a description and both badges', () => {
    expect(headings(products).slice(0, 2)).toEqual(['Our Product', 'STEAM Products']);
    expect(texts(products, 'main p')).toContain(wire.productBanner.description);
    const badges = all(products, 'main img').filter((img) => /(app|play) store/i.test(img.getAttribute('alt') ?? ''));
    expect(badges).toHaveLength(2);
  });

  it('"STEAM Products" shows image, name, description and a "Download Now !" link to the product', async () => {
    const items = all(region(products, 'STEAM Products'), 'li');
    const shown = items.map((item) => {
      const download = all(item, 'a').find(({ textContent }) => textContent?.startsWith('Download Now !'));
      return [pictures(item), texts(item, 'h3'), texts(item, 'p')[0], download?.getAttribute('href')];
    });
    expect(shown).toEqual(
      wire.products.map(({ productname, description, image, link }) => [[image], [productname], description, link]),
    );
    for (const { link } of wire.products) expect((await app.get(link)).status, link).toBe(200);
  });
});

describe('2 Screens and routes: /blogs, /blog-details/{id}, /vr-labs', () => {
  it('Each card shows image, title and date of the local list, and opens its article', async () => {
    const cards = all(await page('/blogs'), 'main li');
    expect(cards.map((card) => [pictures(card), texts(card, 'h2'), values(card, 'a', 'href')])).toEqual(
      posts.map(({ id, imageUrl, title }) => [[imageUrl], [title], [`/blog-details/${id}`]]),
    );
    for (const [index, { date }] of posts.entries()) expect(cards[index]?.textContent).toContain(date);
  });

  it('The article has its title, date and three sections, whatever the id is, and a link back', async () => {
    const served = async (id: string) => one(await page(`/blog-details/${id}`), 'main').innerHTML;
    const article = await page('/blog-details/b1');
    expect(texts(article, 'main article h1')).toEqual(['STEAM Education']);
    expect(one(article, 'main article').textContent).toContain('28 July 2023');
    expect(texts(article, 'main article h2')).toEqual([
      'What is STEM?',
      'Why do we need STEAM ?',
      'Advantages of STEAM?',
    ]);
    for (const id of ['b7', 'no-such-blog', '%F0%9F%A6%8A']) expect(await served(id), id).toBe(await served('b1'));
    const back = all(article, 'main a').find(({ textContent }) => textContent?.includes('Back to Blogs'));
    expect(back?.getAttribute('href')).toBe('/blogs');
  });

  it('The placeholder of VR labs shows its two texts', async () => {
    const text = one(await page('/vr-labs'), 'main').textContent;
    expect(text).toContain('VR LABS IS COMING SOON');
    expect(text).toContain('Our Team is Working On It....');
  });
});
