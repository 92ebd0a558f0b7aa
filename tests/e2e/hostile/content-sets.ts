import type { Answer } from '../fault-api.ts';

/** Generates the field values of API responses. `n` numbers the fields. */
export interface ContentSet {
  /** The number of rows of each list. */
  rows: number;
  /** The number of rows of a list inside a row. @default rows */
  inner?: number;
  /** Names, titles and other short fields. */
  name: (n: number) => string;
  /** Descriptions, contents and other long fields. */
  text: (n: number) => string;
  /** URLs of images and videos. */
  media: (n: number) => string;
  link: (n: number) => string;
  id: (n: number) => string;
}

const attacks = [
  '<img src=x onerror="window.__hacked=1">',
  '<script>window.__hacked=2</script>',
  '</script><script>window.__hacked=3</script>',
  '</style><svg onload="window.__hacked=4"></svg>',
  '"><iframe srcdoc="<script>parent.__hacked=5</script>"></iframe>',
  "' onmouseover='window.__hacked=6' autofocus onfocus='window.__hacked=7",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attack on template engines
  "{{constructor.constructor('window.__hacked=8')()}} ${window.__hacked=9} <%= 1 %>",
  '<!-- ]]> &lt;b&gt; \u2028 \u2029 </title></textarea></noscript>',
  'javascript:window.__hacked=10',
];

/** Hostile URLs, and the URL with which `plain` replaces each: '' if the page must drop it. */
export const media: readonly [given: string, left: string][] = [
  ['javascript:window.__hacked=11', ''],
  ['data:text/html,<script>window.__hacked=12</script>', ''],
  [
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.__hacked=13"/>',
    'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  ],
  ['JaVa\tScript:window.__hacked=14', ''],
  ['//elsewhere.invalid/a.png"onerror="window.__hacked=15', '/plain.png'],
  ['http://user:pw@elsewhere.invalid/a.png', ''],
  ['file:///etc/passwd', ''],
];
export const links: readonly [given: string, left: string][] = [
  ['javascript:window.__hacked=16', ''],
  [' \u0001javascript:window.__hacked=17', ''],
  ['vbscript:x', ''],
  ['data:text/html,<script>opener.__hacked=18</script>', ''],
  ['https://elsewhere.invalid/"onclick="window.__hacked=19', '/plain'],
  ['blob:http://elsewhere.invalid/1', ''],
];

export const pick = <T>(all: readonly T[], n: number) => all[n % all.length] as T;
const urdu = 'کراچی میں سائنس، ریاضی اور فنون کا آن لائن اسکول ';
const arabic = 'مدرسة العلوم والهندسة والفنون ';
/** Unclosed bidirectional control characters: override, embedding, isolate, mark. */
const turns = ['\u202e', '\u202b', '\u2067', '\u200f'];

/** Content for API responses. Each of the nine rows starts with another attack, so each field receives several attacks. */
export const contentSets = {
  /** Harmless text in place of each attack of `hostile`: both must render the same elements. */
  plain: {
    rows: 9,
    name: (n) => `Plain ${n}`,
    text: (n) => `Plain words ${n}`,
    media: (n) => pick(media, n)[1],
    link: (n) => pick(links, n)[1],
    id: (n) => `plain-${n}`,
  },
  hostile: {
    rows: 9,
    name: (n) => pick(attacks, n),
    text: (n) => `${pick(attacks, n + 4)} ${pick(attacks, n)}`,
    media: (n) => pick(media, n)[0],
    link: (n) => pick(links, n)[0],
    id: (n) => `../"><img src=x onerror="window.__hacked=20"> ${n}?a#b%2f`,
  },
  long: {
    rows: 3,
    name: (n) =>
      n % 2
        ? 'A long name of a course that goes on and on '.repeat(7).slice(0, 300)
        : 'Donaudampfschiff'.repeat(19).slice(0, 300),
    text: (n) => (n % 2 ? 'word'.repeat(2_500) : 'Ten thousand characters of words. '.repeat(295).slice(0, 10_000)),
    media: () => `https://elsewhere.invalid/${'a'.repeat(2_000)}.png`,
    link: () => `https://elsewhere.invalid/${'a'.repeat(2_000)}`,
    id: (n) => `${'long'.repeat(75)}${n}`,
  },
  'right-to-left': {
    rows: 3,
    name: (n) => `${pick(turns, n)}${n % 2 ? urdu : arabic}(${n}) abc`,
    text: (n) => `${(n % 2 ? arabic : urdu).repeat(20)}${pick(turns, n)} abc 123!`,
    media: () => '',
    link: () => 'https://elsewhere.invalid/سائنس',
    id: (n) => `سائنس-${n}`,
  },
  /** Rows with an id and no other content. */
  blank: { rows: 3, name: () => '', text: () => '', media: () => '', link: () => '', id: (n) => `blank-${n}` },
  empty: { rows: 0, name: () => '', text: () => '', media: () => '', link: () => '', id: (n) => `empty-${n}` },
} satisfies Record<string, ContentSet>;

export type ContentSetName = keyof typeof contentSets;

/** Makes the response to each request of the API contract, by path. `id` is the last path segment. */
function answers({ rows: count, inner = count, name, text, media, link, id: idOf }: ContentSet) {
  const list = <T>(make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));
  const few = <T>(make: (n: number) => T) => Array.from({ length: inner }, (_, n) => make(n));
  const id = (n: number) => ({ _id: idOf(n) });
  /** Three rows for nested lists: nine rows at three levels would render 729 links. */
  const three = <T>(make: (n: number) => T) => few(make).slice(0, 3);
  const texts = (n: number) => few((m) => name(n + m));
  const member = (n: number) => ({
    ...id(n),
    member_name: name(n),
    designation: name(n + 1),
    description: text(n),
    image: media(n),
  });
  const testimonial = (n: number) => ({
    ...id(n),
    name: name(n),
    coursename: name(n + 1),
    userpic: media(n),
    content: text(n),
  });
  const faq = (n: number) => ({ questionId: idOf(n), question: name(n), description: text(n) });
  const banner = (n: number) => ({ ...id(n), description: text(n), shortdescription: text(n), image: media(n + 4) });
  const course = (n: number) => ({
    ...id(n),
    name: name(n),
    homepointdescription: texts(n),
    homecourse: media(n),
    level: name(n + 1),
    lesson: name(n + 2),
    category: { name: name(n + 3) },
    shortdescription: text(n),
    longdescription: text(n + 1),
    duration: name(n + 4),
    numberlesson: name(n + 5),
    numbermodules: name(n + 6),
    learndescription: texts(n),
    course_includes: texts(n + 1),
    certificate: texts(n + 2),
  });
  const lesson = (n: number) => ({
    _id: `l ${idOf(n)}`,
    name: name(n),
    content: text(n),
    lecturevideos: three((m) => ({ _id: `v ${idOf(m)}`, title: name(n + m) })),
  });
  const module = (n: number) => ({
    _id: `m ${idOf(n)}`,
    name: name(n),
    time: name(n + 1),
    title: name(n + 2),
    countlecture: name(n + 3),
    description: text(n),
    lesson: three((m) => lesson((inner === count ? 9 : 1) * n + m)).map((row, m) => ({
      ...row,
      _id: `${row._id} ${n} ${m}`,
    })),
  });
  const video = (n: number) => ({
    name: name(n),
    description: text(n),
    image: media(n),
    videourl: media(n + 1),
    captions: media(n + 2),
  });

  return {
    faq: () => list(faq),
    course: () => list(course),
    'course/single': (id: string) => ({ course: { ...course(0), _id: id } }),
    'module/course': () => (count ? [{ module: list(module) }] : []),
    'module/single': (id: string) => ({ ...module(0), _id: id }),
    lessonvideo: () => ({ lesson: { lessonId: { lecturevideos: list((n) => ({ ...id(n), video: video(n) })) } } }),
    'coursefaq/single': () => list(faq),
    'partner/single': (id: string) => ({
      id,
      name: name(0),
      kind: 'Teacher',
      picture: media(0),
      about: text(1),
      link: link(0),
      products: [idOf(0)],
      courses: [idOf(0)],
    }),
    'coursetest/course': () => list(testimonial),
    banner: () => list((n) => ({ ...id(n), title: name(n), description: texts(n), bannerfile: media(n) })),
    category: () => list((n) => ({ ...id(n), name: name(n), catdescription: texts(n), catimage: media(n) })),
    hometest: () => list(testimonial),
    aboutus: () => list(banner),
    information: () => list((n) => ({ ...id(n), title: name(n), description: text(n), image: media(n) })),
    team: () => list(member),
    winner: () => list((n) => ({ ...id(n), description: text(n) })),
    achievement: () =>
      list((n) => ({
        ...id(n),
        shortdescription: text(n),
        achievement: few((m) => ({ _id: `${n} ${m}`, achievementcount: name(m), achievementname: name(n + m) })),
      })),
    herosectionambassador: () => list(banner),
    ambassador: () => list(member),
    herosectionproduct: () => list(banner),
    product: () =>
      list((n) => ({ ...id(n), productname: name(n), description: text(n), image: media(n), link: link(n) })),
    'user/signin': () => ({
      success: true,
      user: { _id: 'u', firstName: name(0), lastName: name(1), email: 'a@b.pk' },
      token: 'a-token',
    }),
    'user/signup': () => ({ success: false, message: text(0) }),
    contactus: () => ({ success: false, data: { message: text(0) } }),
  } satisfies Record<string, (id: string) => unknown>;
}

/** The API responses with this content, by path. POST requests are rejected with a message that the form shows. */
export function responsesFor(contentSet: ContentSet): (path: string) => Answer {
  const calls: Record<string, (id: string) => unknown> = answers(contentSet);
  return (path) => {
    const parts = path.split('/');
    const make = calls[path] ?? calls[parts.slice(0, -1).join('/')];
    const refused = /user\/signup|contactus/.test(path);
    const body = make?.(decodeURIComponent(parts.at(-1) ?? '')) ?? { message: 'No such call.' };
    return { status: make ? (refused ? 422 : 200) : 404, text: JSON.stringify(body) };
  };
}
