import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decode, ShapeError } from '../../../src/domain/decode.ts';
import * as decoders from '../../../src/domain/decoders.ts';
import { achievementGroupFields, competitionFields, missionFields } from '../../../src/domain/fields/about-page.ts';
import { courseCardFields } from '../../../src/domain/fields/course.ts';
import { faqFields } from '../../../src/domain/fields/faq.ts';
import type { Fields } from '../../../src/domain/fields/field.ts';
import {
  aboutBannerFields,
  announcementFields,
  bannerFields,
  categoryFields,
} from '../../../src/domain/fields/front-page.ts';
import { memberFields, testimonialFields } from '../../../src/domain/fields/people.ts';
import { productFields } from '../../../src/domain/fields/product.ts';

const base = 'https://api.example.org/api';

/** The lists of the API contract, with their decoders and field tables. */
const lists: [name: string, decode: Decode<{ id: string }[]>, fields: Fields][] = [
  ['faq', decoders.faqs, faqFields],
  ['course', decoders.courses, courseCardFields],
  ['testimonial', decoders.testimonials, testimonialFields],
  ['banner', decoders.announcements, announcementFields],
  ['category', decoders.categories, categoryFields],
  ['top banner', decoders.topBanners, bannerFields],
  ['about banner', decoders.aboutBanners, aboutBannerFields],
  ['mission', decoders.missions, missionFields],
  ['member', decoders.members, memberFields],
  ['competition', decoders.competitions, competitionFields],
  ['achievement', decoders.achievements, achievementGroupFields],
  ['product', decoders.products, productFields],
];

/** All strings in a decoded value. Throws if it contains another primitive. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves);
  throw new Error(`A ${typeof value} came through: ${String(value)}`);
}

describe.each(lists)('The %s list', (_name, decode, fields) => {
  const id = fields.id?.wire ?? '';
  const ids = (raw: unknown) => decode(raw, base).map((row) => row.id);

  it('accepts an array, and a single object as a list of one', () => {
    expect(ids([{ [id]: 'a' }, { [id]: 'b' }])).toEqual(['a', 'b']);
    expect(ids({ [id]: 'a' })).toEqual(['a']);
    expect(ids([])).toEqual([]);
  });

  it('rejects a value that is not a list', () => {
    for (const raw of [null, undefined, '<html>', 7, true]) expect(() => decode(raw, base)).toThrow(ShapeError);
  });

  it('drops rows without an id or of another type, and keeps the others', () => {
    expect(ids([null, 'x', 3, [], [{ [id]: 'deep' }], {}, { [id]: '' }, { [id]: {} }, { [id]: 'good' }])).toEqual([
      'good',
    ]);
  });

  it('keeps only one row for each id', () => {
    expect(ids([{ [id]: 'a' }, { [id]: 'a' }])).toEqual(['a']);
  });

  it('decodes a missing text as an empty string and a number as a string', () => {
    const [empty] = decode([{ [id]: 1 }], base);
    expect(empty?.id).toBe('1');
    for (const [name, { type }] of Object.entries(fields)) {
      if (type !== 'id')
        expect(Reflect.get(empty ?? {}, name), name).toEqual(['list', 'days', 'attachments'].includes(type) ? [] : '');
    }
  });

  it('returns only strings for any input', () => {
    const row = fc.dictionary(
      fc.constantFrom(...Object.values(fields).map(({ wire }) => wire), 'achievement', '__proto__'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(row)), (raw) => {
        let rows: object[] = [];
        try {
          rows = decode(raw, base);
        } catch (error) {
          expect(error).toBeInstanceOf(ShapeError);
        }
        for (const leaf of leaves(rows)) expect(leaf).not.toMatch(/^\[object |^(undefined|null|NaN)$/);
      }),
    );
  });
});

describe('A course', () => {
  it('is read from the property `course` of the response', () => {
    expect(decoders.course({ course: { _id: 'stars', name: 'Stars' } }, base).name).toBe('Stars');
  });

  it('rejects a response without a course', () => {
    for (const raw of [null, [], {}, { course: null }, { course: [] }, { course: { name: 'No id' } }]) {
      expect(() => decoders.course(raw, base)).toThrow(ShapeError);
    }
  });

  it('keeps at most as many points as a card shows, without blank ones', () => {
    const points = ['', 'One', ' \n', 'Two', 'Three', 'Four'];
    const course = decoders.course({ course: { _id: 'a', homepointdescription: points } }, base);
    expect(course.highlights).toEqual(['One', 'Two', 'Three']);
  });

  it('decodes a single text as a list of one', () => {
    const course = decoders.course(
      { course: { _id: 'a', homepointdescription: 'Only one', certificate: ['x', null, 4] } },
      base,
    );
    expect(course.highlights).toEqual(['Only one']);
    expect(course.certifications).toEqual(['x', '4']);
    expect(course.learningOutcomes).toEqual([]);
  });

  it('has an empty category if the category of the response is missing or has another shape', () => {
    for (const category of [undefined, null, 'Science', ['Science'], {}]) {
      expect(decoders.course({ course: { _id: 'a', category } }, base).category).toBe('');
    }
  });
});

describe('The modules of a course', () => {
  const lesson = {
    _id: 'l1',
    name: 'Looking',
    content: 'Look.',
    lecturevideos: [{ _id: 'v1', title: 'See' }, { title: 'No id' }],
  };

  it('are collected from all items with a module list', () => {
    const modules = decoders.modules(
      [{ module: [{ _id: 'm1', lesson: [lesson] }] }, { module: { _id: 'm2' } }, null],
      base,
    );
    expect(modules.map(({ id }) => id)).toEqual(['m1', 'm2']);
    expect(modules[0]?.lessons[0]?.lectures).toEqual([{ id: 'v1', title: 'See' }]);
    expect(modules[1]?.lessons).toEqual([]);
  });

  it('rejects a response that is not a list', () => {
    expect(() => decoders.modules(null, base)).toThrow(ShapeError);
  });

  it('are decoded one by one, with their lessons', () => {
    expect(decoders.module({ _id: 'm1', countlecture: 3, lesson }, base)).toMatchObject({
      lectureCount: '3',
      lessons: [{ id: 'l1' }],
    });
    expect(() => decoders.module([], base)).toThrow(ShapeError);
  });
});

describe('The lectures of a lesson', () => {
  it('are read from `lesson.lessonId.lecturevideos` of the response', () => {
    const video = { name: 'See', description: '', image: '/v.svg', videourl: 'v.mp4' };
    const [lecture] = decoders.lectureVideos({ lesson: { lessonId: { lecturevideos: [{ _id: 'v1', video }] } } }, base);
    expect(lecture).toMatchObject({
      id: 'v1',
      name: 'See',
      imageUrl: 'https://api.example.org/v.svg',
      videoUrl: 'https://api.example.org/v.mp4',
    });
  });

  it('are an empty list if `lesson` is null', () => {
    expect(decoders.lectureVideos({ lesson: null }, base)).toEqual([]);
  });
});

describe('Texts', () => {
  it('replace characters that an HTML parser drops or changes, so that server and browser render the same text', () => {
    const [faq] = decoders.faqs([{ questionId: 'a\ud800', question: 'One\r\ntwo\rthree\0' }], base);
    expect(faq).toMatchObject({ id: 'a\uFFFD', question: 'One\ntwo\nthree\uFFFD' });
  });
});

describe('URLs', () => {
  const linkOf = (link: string, host = base) => decoders.products([{ _id: 'p', link }], host)[0]?.downloadUrl;
  const imageOf = (image: string, host = base) => decoders.products([{ _id: 'p', image }], host)[0]?.imageUrl;
  const forbidden = [
    'javascript:alert(1)',
    'JaVa\tScript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>',
    'blob:https://x/1',
    'file:///etc/passwd',
    'http://user:pw@evil.example/',
    'http://[',
    ' ',
    `https://x.example/${'a'.repeat(70_000)}`,
  ];

  it.each(forbidden)('rejects %j in links and images', (address) => {
    expect(linkOf(address)).toBe('');
    expect(imageOf(address)).toBe('');
  });

  it('are resolved against the API host', () => {
    expect(linkOf('/app')).toBe('https://api.example.org/app');
    expect(linkOf('/app?a=1#b', '/api')).toBe('/app?a=1#b');
    expect(imageOf('//cdn.example/x.png')).toBe('https://cdn.example/x.png');
  });

  it('may be mailto: and tel: in links, and data: in images, but not vice versa', () => {
    expect(linkOf('mailto:a@b.example')).toBe('mailto:a@b.example');
    expect(imageOf('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==');
    expect(linkOf('data:image/png;base64,AA==')).toBe('');
    expect(imageOf('tel:+92')).toBe('');
  });

  it('with data: images are normalised like texts, and dropped above the length limit', () => {
    const drawn = (length: number) => 'data:image/png;base64,'.padEnd(length, 'A');
    expect(imageOf(drawn(60_000))).toBe(drawn(60_000));
    expect(imageOf(drawn(100_001))).toBe('');
    expect(imageOf('data:image/svg+xml,<svg\r\n>\0')).toBe('data:image/svg+xml,<svg\n>\uFFFD');
  });
});
