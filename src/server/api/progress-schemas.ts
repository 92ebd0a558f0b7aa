import { z } from 'zod';
import { line, text } from './schemas.ts';

/** Maximum lectures per request. A browser with more sends several requests. */
export const maxWatched = 500;

const id = (label: string) => text(label).max(200, { error: `${label} is too long` });

/** `POST user/progress`. */
export const progressBody = z.object({
  watched: z
    .array(id('Lecture'))
    .max(maxWatched, { error: `At most ${maxWatched} lectures in one call` })
    .optional()
    .describe('The ids of lectures that were watched to their end'),
});

/** `POST user/certificate`. */
export const certificateBody = z.object({
  course: id('Course'),
  name: line('Name', 80).optional().describe('The name on the certificate; needed to issue it'),
  hidden: z.boolean({ error: 'Hidden must be true or false' }).optional().describe('Whether only the owner may see it'),
});

const courseProgress = z.object({
  course: z.string(),
  name: z.string(),
  done: z.number(),
  total: z.number(),
  next: z.object({ lesson: z.string(), name: z.string() }).optional(),
});
const certificate = z.object({
  code: z.string(),
  course: z.string(),
  courseName: z.string(),
  name: z.string(),
  isHidden: z.boolean(),
});
/** The response of `user/progress` and `user/certificate`. */
export const progressRead = z.object({
  success: z.literal(true),
  progress: z.object({
    watched: z.array(z.string()),
    courses: z.array(courseProgress),
    certificates: z.array(certificate),
  }),
});
