import { describe, expect, it } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { brand } from '../../../src/tokens/brand.ts';
import { guardedRoutes, lesson, readingRoutes } from '../../routes.ts';
import { openApp } from '../support/app.ts';
import { all, one, parseHtml, region, textOf, texts, values } from '../support/html.ts';

/* Sections 2 and 6 of tests/e2e/spec/SPEC.md, tested on the server's HTML: courses, forms, footer and roles. */

const app = await openApp();
const page = async (path: string) => parseHtml(await app.text(path));

describe('2 Screens and routes: /explore-allcourses', () => {
  it('The page shows the banner, the two selects with their options, and "Clear Filter"', async () => {
    const explore = await page('/explore-allcourses');
    expect(texts(explore, 'main h1')).toEqual(['Explore All Our Courses']);
    const options = (name: string) =>
      texts(explore, `main select[name=${name}] option`)
        .slice(1)
        .map((text) => text.replace(/ \(\d+\)$/, ''));
    expect(options('category')).toEqual(['Science', 'Technology', 'Engineering', 'Arts', 'Maths']);
    expect(options('level')).toEqual(['Beginner', 'Intermediate', 'Advanced']);
    expect(texts(explore, 'main form :is(a, button)')).toContain('Clear Filter');
  });

  it('A card shows image, name, category and level, the first 3 points and "Learn More"', async () => {
    const cards = [...all(await page('/explore-allcourses'), 'main article')];
    expect(wire.courses.some(({ homepointdescription }) => homepointdescription.length > 3)).toBe(true);
    expect(
      cards.map((card) => [
        ...values(card, 'img', 'src'),
        ...texts(card, 'h2'),
        texts(card, 'p')[0],
        texts(card, 'li').slice(0, 3),
        ...values(card, 'a', 'href'),
        texts(card, 'a').map((text) => text.startsWith('Learn More')),
      ]),
    ).toEqual(
      wire.courses.map(({ _id, name, homecourse, category, level, homepointdescription }) => [
        homecourse,
        name,
        `${category.name} / ${level}`,
        homepointdescription.slice(0, 3),
        `/course-details/${_id}`,
        [true],
      ]),
    );
  });
});

describe('2 Screens and routes: /course-details/{id}', async () => {
  const [course] = wire.courses;
  if (!course) throw new Error('The sample content has no course.');
  const { _id: id, name } = course;
  const details = await page(`/course-details/${id}`);
  const modules = wire.modules[id] ?? [];

  it('The header shows breadcrumb, name, short description and four chips', () => {
    const crumbs = one(details, 'nav[aria-label=Breadcrumb]');
    expect(texts(crumbs, 'li')).toEqual(['Home', 'Courses', name]);
    expect(values(crumbs, 'a', 'href')).toEqual(['/', '/explore-allcourses']);
    const top = one(details, 'main header');
    expect(texts(top, 'h1')).toEqual([name]);
    expect(texts(top, 'p')).toContain(course.shortdescription);
    const count = (n: string | number, noun: string) => `${n} ${noun}${Number(n) === 1 ? '' : 's'}`;
    expect(texts(top, 'ul > li')).toEqual([
      course.level,
      course.duration,
      count(course.numberlesson, 'lesson'),
      count(course.numbermodules, 'module'),
    ]);
  });

  it('The side card shows image, "Try Demo", both lists, and "Enroll Now"', () => {
    const card = one(details, 'main aside');
    expect(values(card, 'img', 'src')).toEqual([course.homecourse]);
    expect(texts(region(details, 'This Course Includes'), 'li')).toEqual(course.course_includes);
    expect(texts(region(details, 'Certifications'), 'li')).toEqual(course.certificate);
    const links = new Map(all(card, 'a').map((link) => [textOf(link), link.getAttribute('href')]));
    expect(links.get('Try Demo')).toMatch(/^\/video\/./);
    expect(links.get('Enroll Now')).toBe(`/enroll-now/${id}`);
  });

  it('The body shows the welcome, the long description, and "What You Will Learn"', () => {
    const welcome = region(details, `Welcome to ${name} course!`);
    expect(all(welcome, 'p').map(({ textContent }) => textContent)).toEqual(course.longdescription.split('\n\n'));
    expect(texts(region(details, 'What You Will Learn'), 'li')).toEqual(course.learndescription);
  });

  it('Modules show title, description, lecture count and time', () => {
    const shown = all(region(details, 'Course Curriculum'), 'ol > li');
    expect(shown.map((module) => texts(module, 'h3')[0])).toEqual(modules.map(({ title }) => title));
    for (const [index, { description, countlecture, time }] of modules.entries()) {
      expect(shown[index]?.textContent).toContain(description);
      expect(shown[index]?.textContent).toMatch(new RegExp(`${countlecture} lectures? · ${time}`));
    }
  });

  it('A lesson panel shows name, content and a lecture link; panels of one accordion have one name', () => {
    const panels = all(region(details, 'Course Curriculum'), 'details');
    const lessons = modules.flatMap((module) => module.lesson);
    expect(panels.map((panel) => texts(panel, 'summary')[0])).toEqual(lessons.map((entry) => entry.name));
    expect(new Set(panels.map((panel) => panel.getAttribute('name'))).size).toBe(1);
    for (const [index, { _id, content, lecturevideos }] of lessons.entries()) {
      const panel = panels[index];
      expect(panel?.textContent).toContain(content);
      expect(panel && all(panel, 'a').map((link) => [textOf(link), link.getAttribute('href')])).toEqual(
        lecturevideos.map(({ title }) => [`Watch Lecture - ${title}`, `/video/${_id}?course=${id}`]),
      );
    }
  });

  it('The testimonial slider shows picture, name, course name and content', () => {
    const slides = all(region(details, 'What Our Learners Say'), 'figure');
    expect(
      slides.map((slide) => [
        ...values(slide, 'img', 'src'),
        ...texts(slide, 'blockquote'),
        ...texts(slide, 'figcaption'),
      ]),
    ).toEqual(
      (wire.courseTestimonials[id] ?? []).map((quote) => [
        quote.userpic,
        quote.content,
        `${quote.name}${quote.coursename}`,
      ]),
    );
  });

  it('FAQ is headed "FAQ- Python Programming" for every course', () => {
    const faq = region(details, 'FAQ- Python Programming');
    expect(faq.textContent).toContain('Frequently Asked Questions');
    expect(texts(faq, 'summary')).toEqual((wire.courseFaqs[id] ?? []).slice(0, 5).map(({ question }) => question));
  });
});

describe('2 Screens and routes: /enroll-now/{id}, /add, /contactus and footer', () => {
  const networks = ['facebook.com', 'instagram.com', 'linkedin.com', 'youtube.com'];
  const hosts = (root: ParentNode) =>
    values(root, 'ul[aria-label="Social networks"] a', 'href').map((href) =>
      new URL(href ?? '').host.replace('www.', ''),
    );

  it('"Enrolling Process ..." shows the fixed sample course for every id', async () => {
    for (const id of ['kitchen-chemistry', 'no-such-course']) {
      const enrol = await page(`/enroll-now/${id}`);
      expect(texts(enrol, 'main h1')).toEqual(['Enrolling Process ...']);
      const card = region(enrol, 'Python Premium Course');
      expect(card.textContent).toMatch(/12 Weeks.*Summary.*\$ 270/);
      expect(texts(card, 'button')).toEqual(['Click to proceed']);
    }
  });

  it('The form of /add shows its fields and its button', async () => {
    const add = await page('/add');
    const labels = texts(add, 'main label');
    for (const name of ['Name', 'Home point descriptions', 'Short description', 'Long description'])
      expect(labels.some((label) => label.startsWith(name))).toBe(true);
    expect(texts(add, 'main form button')).toEqual(['Create Course']);
  });

  it('The contact page has three fields, static address, phone and e-mail, and four social icons', async () => {
    const main = one(await page('/contactus'), 'main');
    expect(values(main, 'form :is(input, textarea):not([type=hidden])', 'name')).toEqual(
      expect.arrayContaining(['recipient', 'subject', 'body']),
    );
    expect(one(main, 'input[name=recipient]').getAttribute('type')).toBe('email');
    for (const text of [brand.address, brand.phone, brand.email]) {
      expect(main.textContent).toContain(text);
      expect(texts(main, 'a')).not.toContain(text);
    }
    expect(hosts(main)).toEqual(networks);
  });

  it('The footer has six links, NEWS to the ambassadors, contact data, copyright 2023, terms and privacy', async () => {
    const footer = one(await page('/vr-labs'), 'footer');
    expect(all(footer, 'nav a').map((link) => [link.getAttribute('href'), textOf(link)])).toEqual([
      ['/steam-products', 'STEAM Words'],
      ['/aboutus', 'About Us'],
      ['/contactus', 'Contact Us'],
      ['/steam-ambassadors', 'Ambassadors'],
      ['/blogs', 'Blogs'],
      ['/steam-ambassadors', 'NEWS'],
    ]);
    expect(hosts(footer)).toEqual(networks);
    const links = values(footer, 'a', 'href');
    expect(links).toContain(`mailto:${brand.email}`);
    expect(links.some((href) => /^tel:\+\d+$/.test(href ?? ''))).toBe(true);
    expect(brand.address).toContain('Pakistan');
    expect(footer.textContent).toContain(brand.address);
    expect(footer.textContent).toMatch(/© 2023/);
    expect(footer.textContent).toMatch(/Terms.*Privacy/);
  });
});

describe('6 Roles and permissions', () => {
  const status = async (path: string, cookie = '') => (await app.get(path, { cookie })).status;

  it('Visitors and users may open every page; only users may open /video/{id}', async () => {
    const pages = readingRoutes.filter((path) => path !== '/nothing-here' && path !== '/my-request');
    for (const path of pages) expect(await status(path), path).toBe(200);
    const denied = await app.get(`/video/${lesson}`);
    expect(denied.status).toBe(302);
    expect(new URL(denied.headers.get('location') ?? '', 'http://x').pathname).toBe('/');
    const account = { email: 'zainab@example.com', password: 'kite over Lahore' };
    const post = async (path: string, body: object) =>
      app.app.fetch(
        new Request(`https://steam.example/api/user/${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: 'https://steam.example' },
          body: JSON.stringify(body),
        }),
        { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
      );
    const names = { firstName: 'Zainab', lastName: 'Qureshi', phone: '+923001234567', cpassword: account.password };
    expect((await post('signup', { ...names, ...account })).status).toBe(201);
    const sid = /[^;]*sid=[^;]+/.exec((await post('signin', account)).headers.get('set-cookie') ?? '')?.[0];
    for (const path of ['/', ...guardedRoutes]) expect(await status(path, `token=x; ${sid}`), path).toBe(200);
  });

  it('An unknown URL returns 404 with a page that links to the courses', async () => {
    for (const path of ['/nothing-here', '/course-details/no-such-course', '/course-details/%F0%9F%A6%8A']) {
      const response = await app.get(path);
      expect(response.status, path).toBe(404);
      expect(values(parseHtml(await response.text()), 'main a', 'href'), path).toContain('/explore-allcourses');
    }
  });
});
