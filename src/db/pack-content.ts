import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { type AnySchema, table, texts } from './migration-tables.ts';

/*
 * The migration that packs the former tables of the content into SchoolDocuments (content/content.ts). It lists the
 * columns as they were then, because domain/fields may have changed since.
 */

type Row = Readonly<Record<string, unknown>>;
type Values = Record<string, unknown>;
type ReadTable = (name: string) => readonly Row[];

/** The former tables of the content, parents before children. */
export const oldContentTables = [
  ...(['school', 'courses', 'modules', 'lessons', 'lectures', 'course_faqs', 'course_testimonials', 'faqs'] as const),
  ...(['categories', 'announcements', 'testimonials', 'banners', 'missions', 'members', 'competitions'] as const),
  ...(['achievement_groups', 'achievements', 'products', 'partners', 'blogs', 'documents', 'media'] as const),
  ...(['content_state', 'content_versions', 'office_drafts'] as const),
];

/** The keys of the items of each kind, with `=COLUMN` for a column with another name. `*` marks a list, `@` a file. */
const keys = {
  courses:
    'id name category level highlights*=homepointdescription picture@=homecourse ages fee starts* duration ' +
    'short_text=shortdescription learn*=learndescription includes*=course_includes certificates*=certificate ' +
    'schedule language teacher enrol seats hidden was search_words*',
  modules: 'id name title description time',
  lessons: 'id name text=content free',
  lectures: 'id title description picture@=image video@=videourl captions@',
  faqs: 'id question answer=description',
  testimonials: 'id name course=coursename picture@=userpic text=content',
  categories: 'name points*=catdescription picture@=catimage',
  announcements: 'id title points*=description picture@=bannerfile',
  members: 'id name=member_name role=designation text=description picture@=image',
  products: 'id name=productname text=description picture@=image link@ hidden',
  competitions: 'id text=description',
  achievementGroups: 'group=id group_text=shortdescription',
  achievements: 'id count=achievementcount name=achievementname',
  missions: 'id title text=description picture@=image',
  partners: 'id name kind picture@ about link products* courses*',
  blogs: 'title date=day picture@ hidden was id text',
  documents: 'id text',
  banners: 'text=description picture@=image',
  settings:
    'name provider city country language time_zone=timeZone email support_email=supportEmail phone address enrol accent ' +
    'logo@ icon@ sharing_picture@=sharingPicture home_text=homeText home_picture@=homePicture ' +
    'headline footer_text=footerText lecture_videos=lectureVideos vr_labs=vrLabs privacy terms how_to_pay=howToPay whatsapp ' +
    'whatsapp_text=whatsappText welcome_text=welcomeText hold_hours=holdHours',
} as const;

function valuesOf(names: string, row: Row): Values {
  return Object.fromEntries(
    names.split(' ').map((name) => {
      const [, key = '', mark, column = key] = /^(\w+)([*@]?)(?:=(\w+))?$/.exec(name) ?? [];
      const value = String(row[column] ?? '');
      return [key, mark === '*' ? listText(value) : mark === '@' ? mediaPath(value) : value];
    }),
  );
}

const listText = (json: string) => {
  const items = parsed(json);
  return Array.isArray(items) ? items.filter((item) => typeof item === 'string').join(' | ') : '';
};

const mediaPath = (address: string) =>
  address.startsWith('/media/') ? address.slice('/media/'.length).split('/').map(decoded).join('/') : address;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Converts the rows of all tables to a SchoolDocument. */
export function documentOf(read: ReadTable): Record<string, Values[]> {
  const all = (name: string, names: string) => read(name).map((row) => valuesOf(names, row));
  const courses = read('courses').map(({ id }) => String(id));
  const byCourse = (name: string, names: string, key: string) =>
    courses.flatMap((course) =>
      read(name)
        .filter(({ course_id }) => course_id === course)
        .map((row) => ({ ...valuesOf(names, row), [key]: course })),
    );
  const members = (kind: string) =>
    read('members')
      .filter((row) => row.kind === kind)
      .map((row) => valuesOf(keys.members, row));
  return {
    school: read('school').map((row) => schoolOf(row, read)),
    courses: coursesOf(read),
    'course-faq': byCourse('course_faqs', keys.faqs, 'course'),
    faq: all('faqs', keys.faqs),
    testimonials: [
      ...read('testimonials').map((row) => ({ ...valuesOf(keys.testimonials, row), page: '' })),
      ...byCourse('course_testimonials', keys.testimonials, 'page'),
    ],
    categories: all('categories', keys.categories),
    announcements: all('announcements', keys.announcements),
    team: members('team'),
    ambassadors: members('ambassador'),
    products: all('products', keys.products),
    competitions: all('competitions', keys.competitions),
    achievements: read('achievement_groups').flatMap((group) =>
      read('achievements')
        .filter(({ group_id }) => group_id === group.id)
        .map((row) => ({ ...valuesOf(keys.achievementGroups, group), ...valuesOf(keys.achievements, row) })),
    ),
    mission: all('missions', keys.missions),
    partners: all('partners', keys.partners),
    blogs: all('blogs', keys.blogs),
    documents: ['terms', 'privacy'].map((id) => ({
      id,
      text: String(read('documents').find((row) => row.id === id)?.text ?? ''),
    })),
  };
}

function coursesOf(read: ReadTable): Values[] {
  const groups = (name: string, parent: string) => Map.groupBy(read(name), (row) => row[parent]);
  const modulesOf = groups('modules', 'course_id');
  const lessonsOf = groups('lessons', 'module_id');
  const lecturesOf = groups('lectures', 'lesson_id');
  return read('courses').map((row) => ({
    ...valuesOf(keys.courses, row),
    // A course without a long text has its short text in both columns.
    long_text: row.longdescription === row.shortdescription ? '' : String(row.longdescription ?? ''),
    modules: (modulesOf.get(row.id) ?? []).map((module) => ({
      ...valuesOf(keys.modules, module),
      lessons: (lessonsOf.get(module.id) ?? []).map((lesson) => ({
        ...valuesOf(keys.lessons, lesson),
        lectures: (lecturesOf.get(lesson.id) ?? []).map((lecture) => valuesOf(keys.lectures, lecture)),
      })),
    })),
  }));
}

const bannerKinds = { about: 'about', ambassadors: 'ambassador', products: 'product' };

function schoolOf(row: Row, read: ReadTable): Values {
  const settings = groupIn(parsed(String(row.settings ?? '')));
  const list = (value: unknown) => (Array.isArray(value) ? value : []);
  const year = Number(settings.copyrightYear ?? 0);
  return {
    ...valuesOf(keys.settings, { ...settings, ...groupIn(settings.requests) }),
    copyright_year: year > 0 ? String(year) : '',
    social: list(settings.social).map((link) => ({ name: groupIn(link).name, address: groupIn(link).href })),
    figures: list(settings.figures),
    faces: list(settings.faces).map((face) => ({ picture: mediaPath(String(face)) })),
    banners: Object.fromEntries(
      Object.entries(bannerKinds).map(([name, kind]) => [
        name,
        valuesOf(keys.banners, read('banners').find((banner) => banner.kind === kind) ?? {}),
      ]),
    ),
  };
}

const groupIn = (value: unknown): Values => (typeof value === 'object' && value !== null ? { ...value } : {});

const filesIn = (media: unknown): Values[] =>
  Array.isArray(media) ? media.map((file) => ({ id: groupIn(file).id, hash: groupIn(file).hash })) : [];

/** More than any school's texts. An untrusted backup may contain a decompression bomb. */
const maxUnpackedBytes = 256 * 1024 * 1024;

/** The JSON object in a packed column; undefined if it cannot be read. */
export function unpacked(packed: unknown): Values | undefined {
  try {
    const bytes = gunzipSync(Buffer.from(String(packed), 'base64'), { maxOutputLength: maxUnpackedBytes });
    return groupIn(JSON.parse(bytes.toString()));
  } catch {
    return undefined;
  }
}

const pack = (document: object) => gzipSync(JSON.stringify(document)).toString('base64');

interface Version {
  id: string;
  owner: string | null;
  base: string;
  source: unknown;
  author: unknown;
  note: unknown;
  summary: unknown;
  document: string;
  media: string;
  at: unknown;
}

/**
 * Packs the content, its history and the drafts into the table of versions, and removes their tables. Content that the history
 * lacks, from an early server or changed by hand, becomes a version.
 */
export async function packContent(db: AnySchema): Promise<void> {
  await texts(table(db, 'versions'), 'base source author note summary document media')
    .addColumn('owner', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addForeignKeyConstraint('versions_owner', ['owner'], 'staff', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await texts(table(db, 'published'), 'version').execute();
  const newest = await packVersions(db);
  await packPresent(db, newest);
  await packDrafts(db);
  for (const name of oldContentTables.toReversed()) await db.schema.dropTable(name).execute();
}

/** Returns the id of the newest version, and its content as text; undefined without versions. */
async function packVersions(db: AnySchema): Promise<{ id: string; text: string } | undefined> {
  let newest: { id: string; text: string } | undefined;
  for (const { id } of await rowsOf(db, 'content_versions', 'id')) {
    const [row] = (await sql<Row>`select * from content_versions where id = ${id}`.execute(db)).rows;
    const content = unpacked(row?.content);
    if (!row || !content) continue;
    const document = documentOf((name) => sorted(content[name]));
    const media = JSON.stringify(filesIn(content.media));
    const { source, author, note, summary, applied_at: at } = row;
    const base = newest?.id ?? '';
    await add(db, {
      id: String(id),
      owner: null,
      base,
      source,
      author,
      note,
      summary,
      document: pack(document),
      media,
      at,
    });
    newest = { id: String(id), text: textOf(document, media) };
  }
  return newest;
}

async function packPresent(db: AnySchema, newest: { id: string; text: string } | undefined): Promise<void> {
  const [state] = await rowsOf(db, 'content_state', 'id');
  if (!state) return;
  const tables = new Map<string, Row[]>();
  for (const name of oldContentTables.slice(0, -3)) tables.set(name, await rowsOf(db, name, 'position, id'));
  const document = documentOf((name) => tables.get(name) ?? []);
  const media = JSON.stringify(filesIn(tables.get('media')));
  let version = newest?.id;
  if (version === undefined || newest?.text !== textOf(document, media)) {
    const number = String((Number.parseInt(version ?? '0', 10) || 0) + 1).padStart(8, '0');
    const base = version ?? '';
    version = `${number}-${randomBytes(5).toString('hex')}`;
    const note = state.source === 'sample' ? 'The sample content' : newest ? 'Changed without an apply' : '';
    const plain = { owner: null, author: '', note, summary: '', source: state.source };
    await add(db, { id: version, base, ...plain, document: pack(document), media, at: state.applied_at });
  }
  await sql`insert into published (id, version) values ('content', ${version})`.execute(db);
}

async function packDrafts(db: AnySchema): Promise<void> {
  for (const { id, base, content, updated_at: at } of await rowsOf(db, 'office_drafts', 'id')) {
    const draft = unpacked(content);
    if (!draft) continue;
    // A draft without edits shows the site.
    const document = Array.isArray(draft.uploads) ? '' : pack(groupIn(draft.records));
    const media = JSON.stringify(filesIn(draft.uploads ?? draft.media));
    const plain = { source: 'folder', author: '', note: '', summary: '' };
    await add(db, { id: String(id), owner: String(id), base: String(base), ...plain, document, media, at });
  }
}

const textOf = (document: object, media: string) => JSON.stringify(document) + media;

const rowsOf = async (db: AnySchema, name: string, order: string): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(name)} order by ${sql.raw(order)}`.execute(db)).rows;

function sorted(rows: unknown): Row[] {
  const placeOf = ({ position }: Row) => Number(position ?? 0);
  return Array.isArray(rows) ? rows.map(groupIn).sort((one, other) => placeOf(one) - placeOf(other)) : [];
}

async function add(db: AnySchema, { id, owner, base, source, author, note, summary, document, media, at }: Version) {
  await sql`
    insert into versions (id, owner, base, source, author, note, summary, document, media, at)
    values (${id}, ${owner}, ${base}, ${source}, ${author}, ${note}, ${summary}, ${document}, ${media}, ${at})`.execute(
    db,
  );
}
