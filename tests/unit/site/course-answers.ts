import { wire } from '../../../demo/content/index.ts';
import { createData } from '../../../src/data/create-data.ts';
import { json } from '../data/data-of.ts';

const [first] = wire.courses;
if (!first) throw new Error('The sample content has no course.');

/** The course of the page under test, as the API sends it. */
export const course = first;
export const params = { id: course._id };

const faqs = wire.courseFaqs[params.id] ?? [];
/** Seven questions, of which the page shows five. */
const sevenFaqs = [...faqs, ...faqs].slice(0, 7).map((faq, index) => ({ ...faq, questionId: `q${index}` }));

/** Responses to the requests of the course page, by URL. The first is the course. */
export const whole: Record<string, () => Response> = {
  [`/api/course/single/${params.id}`]: () => json({ course }),
  [`/api/module/course/${params.id}`]: () => json([{ module: wire.modules[params.id] }]),
  [`/api/coursetest/course/${params.id}`]: () => json(wire.courseTestimonials[params.id]),
  [`/api/coursefaq/single/${params.id}`]: () => json(sevenFaqs),
};

/** A data layer with these responses, and 404 for all other requests. */
export const dataOf = (answers: Record<string, () => Response>) =>
  createData({ host: '/api', fetch: async (url) => answers[String(url)]?.() ?? json({ message: 'Unknown.' }, 404) });
