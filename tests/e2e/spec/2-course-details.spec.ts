import { answer, expectSlides, course as id, open, type Wire } from '../helpers.ts';
import { expect, test } from '../site.ts';

const address = `/course-details/${id}`;

test.describe('2 Screens and routes: /course-details/{id}', () => {
  test('Content', async ({ page, server }) => {
    await open(page, address);
    await test.step('The header shows breadcrumb, name, short description and four chips', async () => {
      const { course } = await answer<{ course: Wire<'course'> }>(server, `course/single/${id}`);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Courses', course.name]);
      await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      await expect(crumbs.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/explore-allcourses');

      const top = page.getByRole('main').locator('header');
      await expect(top.getByRole('heading', { level: 1 })).toHaveText(course.name);
      await expect(top.getByText(course.shortdescription)).toBeVisible();
      await expect(top.locator('ul > li')).toHaveText([
        course.level,
        course.duration,
        new RegExp(`^${course.numberlesson} lessons?$`),
        new RegExp(`^${course.numbermodules} modules?$`),
      ]);
    });
    await test.step('The body shows the welcome, the long description, and "What You Will Learn"', async () => {
      const { course } = await answer<{ course: Wire<'course'> }>(server, `course/single/${id}`);
      const welcome = page.getByRole('region', { name: `Welcome to ${course.name} course!` });
      await expect(welcome.getByRole('paragraph')).toHaveText(course.longdescription.split('\n\n'));
      const learn = page.getByRole('region', { name: 'What You Will Learn' });
      await expect(learn.getByRole('listitem')).toHaveText(course.learndescription);
    });
    await test.step('Modules show title, description, lecture count and time', async () => {
      const modules = (await answer<{ module: Wire<'module'>[] }[]>(server, `module/course/${id}`)).flatMap(
        ({ module }) => module,
      );
      const shown = page.getByRole('region', { name: 'Course Curriculum' }).locator('ol > li');
      await expect(shown).toHaveCount(modules.length);
      for (const [index, { title, description, countlecture, time }] of modules.entries()) {
        const module = shown.nth(index);
        await expect(module.getByRole('heading', { level: 3 })).toHaveText(title);
        await expect(module).toContainText(description);
        await expect(module).toContainText(new RegExp(`${countlecture} lectures? · ${time}`));
      }
    });
    await test.step('A lesson panel shows name, content and a lecture link; one panel is open at a time', async () => {
      const modules = (await answer<{ module: Wire<'module'>[] }[]>(server, `module/course/${id}`)).flatMap(
        ({ module }) => module,
      );
      const lessons = modules.flatMap(({ lesson }) => lesson);
      const curriculum = page.getByRole('region', { name: 'Course Curriculum' });
      await expect(curriculum.locator('summary')).toHaveText(lessons.map(({ name }) => name));
      // The first lesson, the last lesson of the first module, and the last lesson of the course.
      for (const index of [0, 2, lessons.length - 1]) {
        const lesson = lessons[index];
        if (!lesson) throw new Error(`The course has no lesson ${index}.`);
        await curriculum.locator('summary').nth(index).click();
        await expect(curriculum.locator('details[open] summary')).toHaveText([lesson.name]);
        const panel = curriculum.locator('details[open]');
        await expect(panel.getByText(lesson.content)).toBeVisible();
        for (const { title } of lesson.lecturevideos) {
          await expect(panel.getByRole('link', { name: `Watch Lecture - ${title}` })).toHaveAttribute(
            'href',
            `/video/${lesson._id}?course=${id}`,
          );
        }
      }
    });
    await test.step('The testimonial slider shows picture, name, course name and content', async () => {
      const all = await answer<Wire<'testimonial'>[]>(server, `coursetest/course/${id}`);
      const slides = page.getByRole('region', { name: 'What our learners say' }).getByRole('figure');
      await expect(slides).toHaveCount(all.length);
      for (const [index, { name, coursename, userpic, content }] of all.entries()) {
        await expect(slides.nth(index).locator('img')).toHaveAttribute('src', userpic);
        await expect(slides.nth(index)).toContainText(content);
        await expect(slides.nth(index).locator('figcaption')).toContainText(name);
        await expect(slides.nth(index).locator('figcaption')).toContainText(coursename);
      }
    });
    await test.step('Course testimonials: 2 slides at 1024 px and above, 1 below', () =>
      expectSlides(page, 'What Our Learners Say', [
        [1366, 2],
        [1024, 2],
        [1023, 1],
        [390, 1],
      ]));
    await test.step('The side card shows image, "Try Demo", both lists, and "Enroll Now"', async () => {
      const { course } = await answer<{ course: Wire<'course'> }>(server, `course/single/${id}`);
      const card = page.getByRole('main').getByRole('complementary');
      await expect(card.locator('img')).toHaveAttribute('src', course.homecourse);
      await expect(card.getByRole('list', { name: 'This Course Includes' }).getByRole('listitem')).toHaveText(
        course.course_includes,
      );
      await expect(card.getByRole('list', { name: 'Certifications' }).getByRole('listitem')).toHaveText(
        course.certificate,
      );
      await expect(card.getByRole('link', { name: 'Try Demo' })).toHaveAttribute('href', /^\/video\/./);
      await card.getByRole('link', { name: 'Enroll Now' }).click();
      await expect(page).toHaveURL(`/enroll-now/${id}`);
    });
  });
  test('FAQ shows the first 5 under "FAQ- Python Programming" for every course, one open at a time', async ({
    page,
    server,
  }) => {
    const five = await answer<Wire<'faq'>[]>(server, `coursefaq/single/${id}`);
    const seven = [...five, ...five].slice(0, 7).map((faq, index) => ({ ...faq, questionId: `q${index}` }));
    await page.route('**/api/coursefaq/single/*', (route) => route.fulfill({ json: seven }));
    await open(page, '/explore-allcourses');
    await page.locator(`main a[href="${address}"]`).click();
    const faq = page.getByRole('region', { name: 'FAQ- Python Programming' });
    await expect(faq).toContainText('Frequently Asked Questions');
    await expect(faq.locator('summary')).toHaveText(seven.slice(0, 5).map(({ question }) => question));
    for (const index of [0, 4]) {
      await faq.locator('summary').nth(index).click();
      await expect(faq.locator('details[open] summary')).toHaveText([seven[index]?.question ?? '']);
    }
  });
});
