import type { BannerKind, Db, MemberKind } from '../../../db/schema.ts';
import { withId, withLists } from '../json.ts';

export function faqs(db: Db) {
  return db.selectFrom('faqs').select(['id as questionId', 'question', 'description']).orderBy('position').execute();
}

export async function announcements(db: Db) {
  const rows = await db.selectFrom('announcements').selectAll().orderBy('position').execute();
  return rows.map((row) => withLists(row, ['description']));
}

export async function categories(db: Db) {
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').execute();
  return rows.map((row) => withLists(row, ['catdescription']));
}

export async function homeTestimonials(db: Db) {
  const rows = await db.selectFrom('testimonials').selectAll().orderBy('position').execute();
  return rows.map(withId);
}

export async function missions(db: Db) {
  const rows = await db.selectFrom('missions').selectAll().orderBy('position').execute();
  return rows.map(withId);
}

export async function competitions(db: Db) {
  const rows = await db.selectFrom('competitions').selectAll().orderBy('position').execute();
  return rows.map(withId);
}

export async function products(db: Db) {
  const rows = await db.selectFrom('products').selectAll().orderBy('position').execute();
  return rows.map(withId);
}

export function members(kind: MemberKind) {
  return async (db: Db) => {
    const rows = await db.selectFrom('members').selectAll().where('kind', '=', kind).orderBy('position').execute();
    return rows.map(({ kind: _, ...row }) => withId(row));
  };
}

export function banners(kind: BannerKind) {
  return async (db: Db) => {
    const rows = await db.selectFrom('banners').selectAll().where('kind', '=', kind).orderBy('position').execute();
    return rows.map(({ kind: _, ...row }) => withId(row));
  };
}

/** The contract calls this one's text by another name. */
export async function aboutBanners(db: Db) {
  const rows = await banners('about')(db);
  return rows.map(({ description, ...row }) => ({ ...row, shortdescription: description }));
}

export async function achievements(db: Db) {
  const groups = await db.selectFrom('achievement_groups').selectAll().orderBy('position').execute();
  const items = await db.selectFrom('achievements').selectAll().orderBy('position').execute();
  const itemsOf = Map.groupBy(items, (item) => item.group_id);
  return groups.map((group) => ({
    ...withId(group),
    achievement: (itemsOf.get(group.id) ?? []).map(({ group_id: _, ...item }) => withId(item)),
  }));
}

export function blogs(db: Db) {
  return db.selectFrom('blogs').select(['id', 'title', 'day', 'picture']).orderBy('position').execute();
}

export function blog(db: Db, id: string) {
  return db
    .selectFrom('blogs')
    .select(['id', 'title', 'day', 'picture', 'text'])
    .where('id', '=', id)
    .executeTakeFirst();
}
