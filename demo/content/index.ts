import type { Course, Faq, LectureVideo, Module, Testimonial } from '../../src/domain/entities.ts';
import { achievements } from './achievements.ts';
import { ambassadors } from './ambassadors.ts';
import { announcements } from './announcements.ts';
import { aboutBanner, ambassadorBanner, productBanner } from './banners.ts';
import { categories } from './categories.ts';
import { competitions } from './competitions.ts';
import { arts } from './courses/arts/index.ts';
import { engineering } from './courses/engineering/index.ts';
import { maths } from './courses/maths/index.ts';
import { science } from './courses/science/index.ts';
import { technology } from './courses/technology/index.ts';
import { faqs } from './faqs.ts';
import { homeTestimonials } from './home-testimonials.ts';
import { missions } from './missions.ts';
import { products } from './products.ts';
import { team } from './team.ts';
import type { SampleCourse, SampleLesson } from './types.ts';

/** Each subject has three lecture clips, which its lessons share in turn. */
const CLIPS = 3;

const lessonsOf = (course: SampleCourse): SampleLesson[] => course.modules.flatMap((module) => module.lessons);

const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

function toCourse({ modules, faqs: _faqs, testimonials: _testimonials, ...rest }: SampleCourse): Course {
  const lessons = modules.reduce((sum, module) => sum + module.lessons.length, 0);
  return {
    ...rest,
    homecourse: `/media/courses/${rest._id}.svg`,
    lesson: counted(lessons, 'lesson'),
    numberlesson: String(lessons),
    numbermodules: String(modules.length),
  };
}

function toModules(course: SampleCourse): Module[] {
  return course.modules.map(({ lessons, ...module }) => ({
    ...module,
    // One lecture a lesson.
    countlecture: String(lessons.length),
    lesson: lessons.map(({ lecture, ...lesson }) => ({
      ...lesson,
      lecturevideos: [{ _id: `${lesson._id}-v1`, title: lecture.title }],
    })),
  }));
}

function toVideos(course: SampleCourse): [lessonId: string, videos: LectureVideo[]][] {
  const subject = course.category.name.toLowerCase();
  return lessonsOf(course).map(({ _id, lecture }, position) => {
    const clip = `/media/clips/${subject}-${(position % CLIPS) + 1}`;
    const video: LectureVideo = {
      _id: `${_id}-v1`,
      name: lecture.title,
      description: lecture.description,
      image: `${clip}.svg`,
      videourl: `${clip}.mp4`,
      captions: `${clip}.vtt`,
    };
    return [_id, [video]];
  });
}

/** The sample world: what the reference API answers, by name. Lists of a course or a lesson are keyed by its id. */
export interface World {
  courses: Course[];
  /** By course id. */
  modules: Record<string, Module[]>;
  /** By lesson id. Flat here; `GET lessonvideo/{id}` puts all but `_id` under `video`. */
  videos: Record<string, LectureVideo[]>;
  /** By course id. */
  courseFaqs: Record<string, Faq[]>;
  /** By course id. */
  courseTestimonials: Record<string, Testimonial[]>;
  faqs: typeof faqs;
  announcements: typeof announcements;
  categories: typeof categories;
  homeTestimonials: typeof homeTestimonials;
  aboutBanner: { _id: string; shortdescription: string; image: string };
  missions: typeof missions;
  team: typeof team;
  competitions: typeof competitions;
  achievements: typeof achievements;
  ambassadorBanner: typeof ambassadorBanner;
  ambassadors: typeof ambassadors;
  productBanner: typeof productBanner;
  products: typeof products;
}

const samples: SampleCourse[] = [...science, ...technology, ...engineering, ...arts, ...maths];

/** The one front door of the sample content: seeds the database, the stories and the tests. */
export const world: World = {
  courses: samples.map(toCourse),
  modules: Object.fromEntries(samples.map((course) => [course._id, toModules(course)])),
  videos: Object.fromEntries(samples.flatMap(toVideos)),
  courseFaqs: Object.fromEntries(samples.map((course) => [course._id, course.faqs])),
  courseTestimonials: Object.fromEntries(samples.map((course) => [course._id, course.testimonials])),
  faqs,
  announcements,
  categories,
  homeTestimonials,
  aboutBanner: { _id: aboutBanner._id, shortdescription: aboutBanner.description, image: aboutBanner.image },
  missions,
  team,
  competitions,
  achievements,
  ambassadorBanner,
  ambassadors,
  productBanner,
  products,
};
