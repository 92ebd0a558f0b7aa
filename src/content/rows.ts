import type { z } from 'zod';
import type { Content, Problem } from './content.ts';
import type { Read } from './csv.ts';
import { didYouMean } from './fields.ts';
import type { CsvFile, tables } from './tables.ts';

export type Rows<Name extends CsvFile> = Read<z.output<ReturnType<typeof tables>[Name]>>[];

/** Turns the rows of all CSV files into the rows of the database, and checks what refers to what. */
export async function addRows(
  content: Content,
  csv: <Name extends CsvFile>(name: Name) => Promise<Rows<Name>>,
  broken: ReadonlySet<string>,
  problems: Problem[],
): Promise<void> {
  /** Ids within a table; one that is not given is made from the place. */
  const ids = new Map<string, Set<string>>();
  const idOf = (file: CsvFile, row: number, given: string, made: string, table: string = file) => {
    const id = given || made;
    const used = ids.get(table) ?? new Set<string>();
    if (used.has(id)) problems.push({ file, row, column: 'id', message: `the id \`${id}\` is used twice` });
    ids.set(table, used.add(id));
    return id;
  };

  for (const [position, { row, value }] of (await csv('courses.csv')).entries()) {
    content.courses.push({
      id: idOf('courses.csv', row, value.id, ''),
      name: value.name,
      homepointdescription: value.highlights,
      homecourse: value.picture,
      level: value.level,
      lesson: '',
      category: value.category,
      shortdescription: value.short_text,
      longdescription: value.short_text,
      duration: value.duration,
      numberlesson: '',
      numbermodules: '',
      learndescription: value.learn,
      course_includes: value.includes,
      certificate: value.certificates,
      position,
    });
  }
  const courses = new Map(content.courses.map((course) => [course.id, course]));
  const courseOf = (file: CsvFile, row: number, column: string, id: string) => {
    const course = courses.get(id);
    if (!course && !broken.has(id)) {
      problems.push({
        file,
        row,
        column,
        message: `there is no course \`${id}\` in courses.csv${didYouMean(id, courses.keys())}`,
      });
    }
    return course;
  };
  /** Places are counted anew for each parent. */
  const places = new Map<string, number>();
  const next = (parent: string) => {
    const place = places.get(parent) ?? 0;
    places.set(parent, place + 1);
    return place;
  };

  for (const { row, value } of await csv('course-faq.csv')) {
    courseOf('course-faq.csv', row, 'course', value.course);
    const position = next(`faq ${value.course}`);
    const id = idOf('course-faq.csv', row, value.id, `${value.course}-f${position + 1}`);
    content.course_faqs.push({
      id,
      course_id: value.course,
      question: value.question,
      description: value.answer,
      position,
    });
  }
  for (const [position, { row, value }] of (await csv('faq.csv')).entries()) {
    const id = idOf('faq.csv', row, value.id, `faq-${position + 1}`);
    content.faqs.push({ id, question: value.question, description: value.answer, position });
  }
  for (const { row, value } of await csv('testimonials.csv')) {
    const course = value.page === '' ? undefined : courseOf('testimonials.csv', row, 'page', value.page);
    const position = next(`testimonial ${value.page}`);
    const made = value.page === '' ? `testimonial-${position + 1}` : `${value.page}-t${position + 1}`;
    const testimonial = {
      id: idOf('testimonials.csv', row, value.id, made),
      name: value.name,
      coursename: value.course || (course?.name ?? ''),
      userpic: value.picture,
      content: value.text,
      position,
    };
    if (value.page === '') content.testimonials.push(testimonial);
    else content.course_testimonials.push({ ...testimonial, course_id: value.page });
  }
  for (const [position, { row, value }] of (await csv('categories.csv')).entries()) {
    const id = idOf('categories.csv', row, value.name.toLowerCase(), '');
    content.categories.push({ id, name: value.name, catdescription: value.points, catimage: value.picture, position });
  }
  for (const [position, { row, value }] of (await csv('announcements.csv')).entries()) {
    const id = idOf('announcements.csv', row, value.id, `announcement-${position + 1}`);
    content.announcements.push({
      id,
      title: value.title,
      description: value.points,
      bannerfile: value.picture,
      position,
    });
  }
  for (const [file, kind] of [
    ['team.csv', 'team'],
    ['ambassadors.csv', 'ambassador'],
  ] as const) {
    for (const [position, { row, value }] of (await csv(file)).entries()) {
      content.members.push({
        id: idOf(file, row, value.id, `${kind}-${position + 1}`, 'members'),
        kind,
        member_name: value.name,
        designation: value.role,
        description: value.text,
        image: value.picture,
        position,
      });
    }
  }
  for (const [position, { row, value }] of (await csv('products.csv')).entries()) {
    const id = idOf('products.csv', row, value.id, `product-${position + 1}`);
    content.products.push({
      id,
      productname: value.name,
      description: value.text,
      image: value.picture,
      link: value.link,
      position,
    });
  }
  for (const [position, { row, value }] of (await csv('competitions.csv')).entries()) {
    const id = idOf('competitions.csv', row, value.id, `winner-${position + 1}`);
    content.competitions.push({ id, description: value.text, position });
  }
  for (const { row, value } of await csv('achievements.csv')) {
    const group = content.achievement_groups.find(({ id }) => id === value.group);
    if (!group) {
      const position = content.achievement_groups.length;
      content.achievement_groups.push({ id: value.group, shortdescription: value.group_text, position });
    }
    const position = next(`achievement ${value.group}`);
    const id = idOf('achievements.csv', row, value.id, `${value.group}-${position + 1}`);
    content.achievements.push({
      id,
      group_id: value.group,
      achievementcount: value.count,
      achievementname: value.name,
      position,
    });
  }
  for (const [position, { row, value }] of (await csv('mission.csv')).entries()) {
    const id = idOf('mission.csv', row, value.id, `mission-${position + 1}`);
    content.missions.push({ id, title: value.title, description: value.text, image: value.picture, position });
  }
}
