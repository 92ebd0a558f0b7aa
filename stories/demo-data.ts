import { wire } from '../demo/content/index.ts';
import { createData, type Data } from '../src/data/create-data.ts';

/** The responses of the sample API: all data, pending, errors, empty lists, or custom responses by path. */
export type Answers = 'loaded' | 'loading' | 'failed' | 'empty' | Record<string, unknown>;

const lists: Record<string, unknown> = {
  faq: wire.faqs,
  course: wire.courses,
  banner: wire.announcements,
  category: wire.categories,
  hometest: wire.homeTestimonials,
  aboutus: [wire.aboutBanner],
  information: wire.missions,
  team: wire.team,
  winner: wire.competitions,
  achievement: wire.achievements,
  herosectionambassador: [wire.ambassadorBanner],
  ambassador: wire.ambassadors,
  herosectionproduct: [wire.productBanner],
  product: wire.products,
};

const withId: Record<string, (id: string) => unknown> = {
  'course/single': (id) => {
    const course = wire.courses.find(({ _id }) => _id === id);
    return course && { course };
  },
  'module/course': (id) => wire.modules[id] && [{ module: wire.modules[id] }],
  'module/single': (id) =>
    Object.values(wire.modules)
      .flat()
      .find(({ _id }) => _id === id),
  'coursefaq/single': (id) => wire.courseFaqs[id],
  'coursetest/course': (id) => wire.courseTestimonials[id],
  'product/file': (id) => wire.products.some(({ _id }) => _id === id) && { type: 'PDF', bytes: 84_000 },
  'partner/single': (id) => wire.partners.find((partner) => partner.id === id),
  lessonvideo: (id) =>
    wire.videos[id] && {
      lesson: { lessonId: { lecturevideos: wire.videos[id].map(({ _id, ...video }) => ({ _id, video })) } },
    },
};

/** The sample API's response to GET `path`; undefined for 404. */
export function answerTo(path: string): unknown {
  const [, call = '', id = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  return lists[path] ?? withId[call]?.(decodeURIComponent(id));
}

const errorResponse = (status: number, message: string) => Response.json({ success: false, message }, { status });

const thanks = { success: true, data: { message: 'Thank you, your message has been received.' } };

/**
 * A data layer with the content of `demo/content`, without a network. Stories select the responses with
 * `parameters.answers`. A POST without a custom response succeeds, unless the responses are 'loading' or 'failed'.
 */
export function demoData(answers: Answers = 'loaded'): Data {
  const otherwise = typeof answers === 'object' ? answers : {};
  return createData({
    host: '/api',
    fetch: async (input, init) => {
      const path = String(input).replace(/^\/api\//, '');
      if (answers === 'loading') return new Promise<Response>(() => {});
      if (answers === 'failed') return errorResponse(503, 'The server has a rest.');
      if (init?.method === 'POST') return Response.json(otherwise[path] ?? thanks);
      const found = answers === 'empty' && path in lists ? [] : (otherwise[path] ?? answerTo(path));
      return found === undefined ? errorResponse(404, 'There is no such thing.') : Response.json(found);
    },
  });
}
