import { extend, type Fields } from './field.ts';

/*
 * `courses/ID/modules.yaml`: modules with lessons with lectures. Explicit code in decoders.ts, content/folder/modules-file.ts
 * and the API reads and writes the nested lists.
 */

export const moduleFields = {
  id: { type: 'id', wire: '_id' },
  name: { type: 'text', wire: 'name', required: true },
  title: { type: 'text', wire: 'title', maxLength: 200 },
  description: { type: 'text', wire: 'description', maxLength: 2_000 },
  /** The number of lectures, in digits. */
  lectureCount: { type: 'text', wire: 'countlecture', column: null },
  /** A text such as "1 h 20 min". */
  duration: { type: 'text', wire: 'time', column: 'time', maxLength: 100 },
} as const satisfies Fields;

export const lessonFields = {
  id: { type: 'id', wire: '_id' },
  name: { type: 'text', wire: 'name', required: true },
  content: { type: 'text', wire: 'content', column: 'text', maxLength: 10_000 },
} as const satisfies Fields;

/** The keys of a lesson in modules.yaml. */
export const lessonRowFields = /* @__PURE__ */ extend(lessonFields, {
  /** Open without signing in. The API does not send it: the site reads `School.freeLessons`. */
  free: { type: 'flag', wire: 'free' },
});

/** A lecture in the list of its lesson. */
export const lectureRefFields = {
  id: { type: 'id', wire: '_id' },
  title: { type: 'text', wire: 'title', required: true },
} as const satisfies Fields;

/** A lecture's clip, under `video` in the API's JSON. */
export const videoFields = {
  /** The same text as the lecture's title. */
  name: { type: 'text', wire: 'name', column: null },
  description: { type: 'text', wire: 'description', maxLength: 2_000 },
  /** The thumbnail. */
  imageUrl: { type: 'image', wire: 'image' },
  videoUrl: { type: 'video', wire: 'videourl', column: 'video' },
  /** A WebVTT file. This project's API adds the field to the specification. */
  captionsUrl: { type: 'captions', wire: 'captions', column: 'captions', optional: true },
} as const satisfies Fields;

export const lectureFields = /* @__PURE__ */ extend(lectureRefFields, videoFields);
