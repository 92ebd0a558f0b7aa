import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decode, ShapeError } from '../../../src/domain/decode.ts';
import * as decoders from '../../../src/domain/decoders.ts';

const base = 'https://api.example.org/api';

/** The lists of the contract, with the field that identifies their rows and a text that each row has, as it is sent and as it is decoded. */
const lists: [name: string, decode: Decode<{ id: string }[]>, id: string, text: string, decodedText: string][] = [
  ['faq', decoders.faqs, 'questionId', 'description', 'answer'],
  ['course', decoders.courses, '_id', 'homecourse', 'imageUrl'],
  ['testimonial', decoders.testimonials, '_id', 'coursename', 'courseName'],
  ['banner', decoders.announcements, '_id', 'bannerfile', 'imageUrl'],
  ['category', decoders.categories, '_id', 'catimage', 'imageUrl'],
  ['top banner', decoders.topBanners, '_id', 'description', 'description'],
  ['about banner', decoders.aboutBanners, '_id', 'shortdescription', 'description'],
  ['mission', decoders.missions, '_id', 'image', 'imageUrl'],
  ['member', decoders.members, '_id', 'member_name', 'name'],
  ['competition', decoders.competitions, '_id', 'description', 'description'],
  ['achievement', decoders.achievements, '_id', 'shortdescription', 'description'],
  ['product', decoders.products, '_id', 'productname', 'name'],
];

/** Every text within a decoded value; anything that is no text, list or row is a fault. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves);
  throw new Error(`A ${typeof value} came through: ${String(value)}`);
}

describe.each(lists)('The %s list', (_name, decode, id, text, decodedText) => {
  const ids = (raw: unknown) => decode(raw, base).map((row) => row.id);

  it('is read bare, and as a single object where a list is meant', () => {
    expect(ids([{ [id]: 'a' }, { [id]: 'b' }])).toEqual(['a', 'b']);
    expect(ids({ [id]: 'a' })).toEqual(['a']);
    expect(ids([])).toEqual([]);
  });

  it('is refused when it is no list at all', () => {
    for (const raw of [null, undefined, '<html>', 7, true]) expect(() => decode(raw, base)).toThrow(ShapeError);
  });

  it('drops rows that are no objects or lack their id, and keeps the good ones', () => {
    expect(ids([null, 'x', 3, [], [{ [id]: 'deep' }], {}, { [id]: '' }, { [id]: {} }, { [id]: 'good' }])).toEqual([
      'good',
    ]);
  });

  it('keeps one row of a duplicate id', () => {
    expect(ids([{ [id]: 'a' }, { [id]: 'a' }])).toEqual(['a']);
  });

  it('reads a missing text as empty and a number as text', () => {
    const [empty] = decode([{ [id]: 1 }], base);
    expect(empty?.id).toBe('1');
    expect(Reflect.get(empty ?? {}, decodedText)).toBe('');
  });

  it('returns only texts, whatever is sent', () => {
    const row = fc.dictionary(
      fc.constantFrom(id, text, 'category', 'homepointdescription', 'achievement', 'description', 'image', '__proto__'),
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
  it('is unwrapped', () => {
    expect(decoders.course({ course: { _id: 'stars', name: 'Stars' } }, base).name).toBe('Stars');
  });

  it('is refused when the answer holds none', () => {
    for (const raw of [null, [], {}, { course: null }, { course: [] }, { course: { name: 'No id' } }]) {
      expect(() => decoders.course(raw, base)).toThrow(ShapeError);
    }
  });

  it('brings no more points than a card shows, and no blank one', () => {
    const points = ['', 'One', ' \n', 'Two', 'Three', 'Four'];
    const course = decoders.course({ course: { _id: 'a', homepointdescription: points } }, base);
    expect(course.highlights).toEqual(['One', 'Two', 'Three']);
  });

  it('has lists where lists are meant, even for a single text', () => {
    const course = decoders.course(
      { course: { _id: 'a', homepointdescription: 'Only one', certificate: ['x', null, 4] } },
      base,
    );
    expect(course.highlights).toEqual(['Only one']);
    expect(course.certifications).toEqual(['x', '4']);
    expect(course.learningOutcomes).toEqual([]);
  });

  it('has an empty category when there is none, or one of another shape', () => {
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

  it('are gathered from all items that hold a module list', () => {
    const modules = decoders.modules(
      [{ module: [{ _id: 'm1', lesson: [lesson] }] }, { module: { _id: 'm2' } }, null],
      base,
    );
    expect(modules.map(({ id }) => id)).toEqual(['m1', 'm2']);
    expect(modules[0]?.lessons[0]?.lectures).toEqual([{ id: 'v1', title: 'See' }]);
    expect(modules[1]?.lessons).toEqual([]);
  });

  it('are refused when the answer is no list', () => {
    expect(() => decoders.modules(null, base)).toThrow(ShapeError);
  });

  it('are read one by one, with their lessons', () => {
    expect(decoders.module({ _id: 'm1', countlecture: 3, lesson }, base)).toMatchObject({
      lectureCount: '3',
      lessons: [{ id: 'l1' }],
    });
    expect(() => decoders.module([], base)).toThrow(ShapeError);
  });
});

describe('The lectures of a lesson', () => {
  it('are unwrapped', () => {
    const video = { name: 'See', description: '', image: '/v.svg', videourl: 'v.mp4' };
    const [lecture] = decoders.lectureVideos({ lesson: { lessonId: { lecturevideos: [{ _id: 'v1', video }] } } }, base);
    expect(lecture).toMatchObject({
      id: 'v1',
      name: 'See',
      imageUrl: 'https://api.example.org/v.svg',
      videoUrl: 'https://api.example.org/v.mp4',
    });
  });

  it('are none when the wrapper is empty', () => {
    expect(decoders.lectureVideos({ lesson: null }, base)).toEqual([]);
  });
});

describe('Texts', () => {
  it('lose what an HTML parser would not keep, so that server and browser show the same', () => {
    const [faq] = decoders.faqs([{ questionId: 'a\ud800', question: 'One\r\ntwo\rthree\0' }], base);
    expect(faq).toMatchObject({ id: 'a\uFFFD', question: 'One\ntwo\nthree\uFFFD' });
  });
});

describe('Addresses', () => {
  const linkOf = (link: string, host = base) => decoders.products([{ _id: 'p', link }], host)[0]?.downloadUrl;
  const imageOf = (image: string, host = base) => decoders.products([{ _id: 'p', image }], host)[0]?.imageUrl;
  const refused = [
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

  it.each(refused)('refuse %j in links and pictures', (address) => {
    expect(linkOf(address)).toBe('');
    expect(imageOf(address)).toBe('');
  });

  it('are resolved against the API host', () => {
    expect(linkOf('/app')).toBe('https://api.example.org/app');
    expect(linkOf('/app?a=1#b', '/api')).toBe('/app?a=1#b');
    expect(imageOf('//cdn.example/x.png')).toBe('https://cdn.example/x.png');
  });

  it('may be mail and phone in links, and data: images in pictures, but not the other way round', () => {
    expect(linkOf('mailto:a@b.example')).toBe('mailto:a@b.example');
    expect(imageOf('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==');
    expect(linkOf('data:image/png;base64,AA==')).toBe('');
    expect(imageOf('tel:+92')).toBe('');
  });

  it('of data: pictures are kept whole, as clean as a text, or not at all', () => {
    const drawn = (length: number) => 'data:image/png;base64,'.padEnd(length, 'A');
    expect(imageOf(drawn(60_000))).toBe(drawn(60_000));
    expect(imageOf(drawn(100_001))).toBe('');
    expect(imageOf('data:image/svg+xml,<svg\r\n>\0')).toBe('data:image/svg+xml,<svg\n>\uFFFD');
  });
});
