import { describe, expect, it } from 'vitest';
import { coursesOn, wire } from '../../../demo/content/index.ts';
import * as decoders from '../../../src/domain/decoders.ts';
import { courseCardFields } from '../../../src/domain/fields/course.ts';
import { everyNth } from '../../full.ts';
import { apiDay, json, type NewDatabase, openApi } from '../support/api.ts';
import { changeContent } from '../support/change-content.ts';
import { contentPaths } from '../support/content-paths.ts';

const first = <T>(list: readonly T[] | undefined): T => {
  const [item] = list ?? [];
  if (item === undefined) throw new Error('The sample content is empty here.');
  return item;
};

const courses = coursesOn(apiDay);

export function contractSuite(newDatabase: NewDatabase): void {
  describe('The API contract', async () => {
    const api = await openApi(newDatabase);

    const read = async (path: string): Promise<unknown> => {
      const response = await api.get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type'), path).toBe('application/json; charset=utf-8');
      return response.json();
    };

    it('returns JSON for every GET of the content', async () => {
      for (const path of contentPaths()) await read(path);
    });

    it('returns the courses in order, each with every field', async () => {
      expect(await read('/course')).toEqual(courses);
    });

    it('returns with ?brief only the fields that a card shows', async () => {
      const response = (await read('/course?brief')) as unknown[];
      const shown: string[] = Object.values(courseCardFields).map((field) => field.wire);
      const whole = courses.map((course) => ({
        ...Object.fromEntries(Object.entries(course).filter(([name]) => shown.includes(name))),
        homepointdescription: course.homepointdescription.slice(0, 3),
      }));
      expect(response).toEqual(whole);
      // A client decodes the summary and the full list to the same courses.
      expect(decoders.courses(response, '/api')).toEqual(decoders.courses(await read('/course'), '/api'));
    });

    it('returns with ?brief all fields that a card shows, for any content', async () => {
      const odd = await openApi(newDatabase);
      const lists = [' | one |  | two | three | four', '|', '{}', ''];
      await changeContent(odd, ({ document }) => {
        for (const [index, highlights] of lists.entries()) Object.assign(document.courses[index] ?? {}, { highlights });
      });
      const read = async (path: string) => decoders.courses(await (await odd.get(path)).json(), '/api');
      const whole = await read('/course');
      expect(first(whole).highlights).toEqual(['one', 'two', 'three']);
      for (const query of ['?brief', '?brief=', '?brief=%ff', '?%&brief&brief=2']) {
        expect(await read(`/course${query}`), query).toEqual(whole);
      }
    });

    it('wraps a single course in "course"', async () => {
      const course = first(courses);
      expect(await read(`/course/single/${course._id}`)).toEqual({ course });
    });

    it('returns the modules of a course as a list of items that contain a module list', async () => {
      for (const [courseId, module] of everyNth(Object.entries(wire.modules), 8)) {
        expect(await read(`/module/course/${courseId}`)).toEqual([{ module }]);
      }
    });

    it('returns a single module with its lessons', async () => {
      const module = first(Object.values(wire.modules).flat());
      expect(await read(`/module/single/${module._id}`)).toEqual(module);
    });

    it('returns the lecture videos of a lesson under lesson.lessonId.lecturevideos, with captions', async () => {
      for (const [lessonId, videos] of everyNth(Object.entries(wire.videos), 20)) {
        const lecturevideos = videos.map(({ _id, ...video }) => ({ _id, video }));
        expect(await read(`/lessonvideo/${lessonId}`)).toEqual({ lesson: { lessonId: { lecturevideos } } });
      }
    });

    it('returns the FAQ and the testimonials of a course', async () => {
      for (const { _id } of everyNth(courses, 8)) {
        expect(await read(`/coursefaq/single/${_id}`)).toEqual(wire.courseFaqs[_id]);
        expect(await read(`/coursetest/course/${_id}`)).toEqual(wire.courseTestimonials[_id]);
      }
    });

    it('returns each list of the content that does not belong to a course', async () => {
      const lists: Record<string, unknown> = {
        '/faq': wire.faqs,
        '/banner': wire.announcements,
        '/category': wire.categories,
        '/hometest': wire.homeTestimonials,
        '/aboutus': [wire.aboutBanner],
        '/information': wire.missions,
        '/team': wire.team,
        '/ambassador': wire.ambassadors,
        '/winner': wire.competitions,
        '/achievement': wire.achievements,
        '/herosectionambassador': [wire.ambassadorBanner],
        '/herosectionproduct': [wire.productBanner],
        '/product': wire.products,
      };
      for (const [path, expected] of Object.entries(lists)) expect(await read(path), path).toEqual(expected);
    });

    it('returns 404 and a message for an unknown id', async () => {
      const calls = [
        'course/single',
        'module/course',
        'module/single',
        'lessonvideo',
        'coursefaq/single',
        'coursetest/course',
      ];
      const ids = [
        'nothing',
        '%00',
        '..%2f..%2fetc',
        "'%20or%201=1--",
        '%F0%9F%9A%80',
        '%ff',
        'x'.repeat(2_000),
        '%3Cscript%3E',
      ];
      for (const call of calls) {
        for (const id of ids) {
          const response = await api.get(`/${call}/${id}`);
          expect(response.status, `${call}/${id}`).toBe(404);
          expect(await json(response)).toEqual({ message: expect.any(String) });
        }
      }
      expect(api.log).toEqual([]);
    });

    it('returns an empty list for a course without an FAQ', async () => {
      const { _id } = first(courses.slice(-1));
      await changeContent(api, ({ document }) => {
        document['course-faq'] = document['course-faq'].filter(({ course }) => course !== _id);
      });
      api.wait(61_000);
      // Stale-while-revalidate: the first response is the old list.
      await expect.poll(() => read(`/coursefaq/single/${_id}`)).toEqual([]);
    });
  });
}
