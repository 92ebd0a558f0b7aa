import { z } from 'zod';
import type { Content } from './content.ts';
import { captions, id, picture, required, text, video } from './fields.ts';
import { mediaPath } from './media-types.ts';

/** `courses/<id>/modules.yaml`. Ids are made from the course's and the place where none is given. */
export const modulesFile = (media: ReadonlySet<string>) => {
  const lecture = z.strictObject({
    id: id.optional(),
    title: required(),
    description: text(2_000).default(''),
    video: video(media).default(''),
    picture: picture(media).default(''),
    captions: captions(media).default(''),
  });
  const lesson = z.strictObject({
    id: id.optional(),
    name: required(),
    text: text(10_000).default(''),
    lectures: z.array(lecture).default([]),
  });
  const module = z.strictObject({
    id: id.optional(),
    name: required(),
    title: text(200).default(''),
    description: text(2_000).default(''),
    time: text(100).default(''),
    lessons: z.array(lesson).default([]),
  });
  return z.array(module);
};

export type ModulesFile = z.output<ReturnType<typeof modulesFile>>;

/**
 * Adds a course's modules with all that is in them, and answers how many of each there are. Calls `onProblem` with a sentence for
 * each id that another module, lesson or lecture has, of whatever course.
 */
export function addModules(
  content: Content,
  course: string,
  modules: ModulesFile,
  onProblem: (message: string) => void,
): { modules: number; lessons: number } {
  const idIn = (table: 'modules' | 'lessons' | 'lectures', given: string | undefined, made: string) => {
    const id = given || made;
    if (content[table].some((row) => row.id === id)) onProblem(`the id \`${id}\` is used twice in ${table}`);
    return id;
  };
  let count = 0;
  modules.forEach((module, modulePosition) => {
    const moduleId = idIn('modules', module.id, `${course}-m${modulePosition + 1}`);
    const lectures = module.lessons.reduce((sum, lesson) => sum + lesson.lectures.length, 0);
    content.modules.push({
      id: moduleId,
      course_id: course,
      name: module.name,
      title: module.title,
      description: module.description,
      countlecture: String(lectures),
      time: module.time,
      position: modulePosition,
    });
    module.lessons.forEach((lesson, lessonPosition) => {
      count += 1;
      const lessonId = idIn('lessons', lesson.id, `${moduleId}-l${lessonPosition + 1}`);
      content.lessons.push({
        id: lessonId,
        module_id: moduleId,
        name: lesson.name,
        content: lesson.text,
        position: lessonPosition,
      });
      lesson.lectures.forEach((lecture, position) => {
        content.lectures.push({
          id: idIn('lectures', lecture.id, `${lessonId}-v${position + 1}`),
          lesson_id: lessonId,
          title: lecture.title,
          name: lecture.title,
          description: lecture.description,
          image: lecture.picture,
          videourl: lecture.video,
          captions: lecture.captions,
          position,
        });
      });
    });
  });
  return { modules: modules.length, lessons: count };
}

const without = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined));

/** What an export writes as a course's `modules.yaml`. */
export function modulesOf(content: Content, course: string): Record<string, unknown>[] {
  const otherwise = (id: string, made: string) => (id === made ? undefined : id);
  return content.modules
    .filter((row) => row.course_id === course)
    .map((module, modulePosition) => ({
      ...without({
        id: otherwise(module.id, `${course}-m${modulePosition + 1}`),
        name: module.name,
        title: module.title,
        description: module.description,
        time: module.time,
      }),
      lessons: content.lessons
        .filter((row) => row.module_id === module.id)
        .map((lesson, lessonPosition) => ({
          ...without({
            id: otherwise(lesson.id, `${module.id}-l${lessonPosition + 1}`),
            name: lesson.name,
            text: lesson.content,
          }),
          lectures: content.lectures
            .filter((row) => row.lesson_id === lesson.id)
            .map((lecture, position) =>
              without({
                id: otherwise(lecture.id, `${lesson.id}-v${position + 1}`),
                title: lecture.title,
                description: lecture.description,
                video: mediaPath(lecture.videourl),
                picture: mediaPath(lecture.image),
                captions: mediaPath(lecture.captions),
              }),
            ),
        })),
    }));
}
