import { extname } from 'node:path';
import { columnsOf } from '../../../db/content-tables.ts';
import type { BannerKind, Db, MemberKind } from '../../../db/schema.ts';
import {
  achievementFields,
  achievementGroupFields,
  competitionFields,
  missionFields,
} from '../../../domain/fields/about-page.ts';
import { blogFields, blogSummaryFields } from '../../../domain/fields/blog.ts';
import { documentFields } from '../../../domain/fields/document.ts';
import { faqFields } from '../../../domain/fields/faq.ts';
import { announcementFields, bannerFields, categoryFields } from '../../../domain/fields/front-page.ts';
import { partnerFields } from '../../../domain/fields/partner.ts';
import { memberFields, testimonialFields } from '../../../domain/fields/people.ts';
import { productFields } from '../../../domain/fields/product.ts';
import type { ReadContext } from '../services.ts';
import { toJson } from '../to-json.ts';

export async function faqs(db: Db) {
  const rows = await db.selectFrom('faqs').selectAll().orderBy('position').execute();
  return rows.map((row) => toJson(faqFields, row));
}

export async function announcements(db: Db) {
  const rows = await db.selectFrom('announcements').selectAll().orderBy('position').execute();
  return rows.map((row) => toJson(announcementFields, row));
}

export async function categories(db: Db) {
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').execute();
  return rows.map((row) => toJson(categoryFields, row));
}

export async function homeTestimonials(db: Db) {
  const rows = await db.selectFrom('testimonials').selectAll().orderBy('position').execute();
  return rows.map((row) => toJson(testimonialFields, row));
}

export async function missions(db: Db) {
  const rows = await db.selectFrom('missions').selectAll().orderBy('position').execute();
  return rows.map((row) => toJson(missionFields, row));
}

export async function competitions(db: Db) {
  const rows = await db.selectFrom('competitions').selectAll().orderBy('position').execute();
  return rows.map((row) => toJson(competitionFields, row));
}

export async function products(db: Db) {
  const rows = await db.selectFrom('products').selectAll().where('hidden', '=', '').orderBy('position').execute();
  return rows.map((row) => toJson(productFields, row));
}

export function members(kind: MemberKind) {
  return async (db: Db) => {
    const rows = await db.selectFrom('members').selectAll().where('kind', '=', kind).orderBy('position').execute();
    return rows.map((row) => toJson(memberFields, row));
  };
}

export function banners(kind: BannerKind) {
  return async (db: Db) => {
    const rows = await db.selectFrom('banners').selectAll().where('kind', '=', kind).orderBy('position').execute();
    return rows.map((row) => toJson(bannerFields, row));
  };
}

/** The contract uses another name for this field. */
export async function aboutBanners(db: Db) {
  const rows = await banners('about')(db);
  return rows.map(({ description, ...row }) => ({ ...row, shortdescription: description }));
}

export async function achievements(db: Db) {
  const groups = await db.selectFrom('achievement_groups').selectAll().orderBy('position').execute();
  const items = await db.selectFrom('achievements').selectAll().orderBy('position').execute();
  const itemsOf = Map.groupBy(items, (item) => item.group_id);
  return groups.map((group) => ({
    ...toJson(achievementGroupFields, group),
    achievement: (itemsOf.get(group.id) ?? []).map((item) => toJson(achievementFields, item)),
  }));
}

/** Visible posts: one with a date after `today` waits. */
export async function blogs(db: Db, _id: string, { today }: ReadContext) {
  const columns = columnsOf(blogSummaryFields);
  const rows = await db
    .selectFrom('blogs')
    .select(['id', ...columns])
    .where('hidden', '=', '')
    .where('day', '<=', today)
    .orderBy('position')
    .execute();
  return rows.map((row) => toJson(blogSummaryFields, row));
}

export async function blog(db: Db, id: string, { today }: ReadContext) {
  const row = await db
    .selectFrom('blogs')
    .selectAll()
    .where('id', '=', id)
    .where('hidden', '=', '')
    .where('day', '<=', today)
    .executeTakeFirst();
  return row && toJson(blogFields, row);
}

export async function document(db: Db, id: string) {
  const row = await db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toJson(documentFields, row);
}

/** The type and size of a product's file; undefined if another site hosts it. */
export async function productFile(db: Db, id: string, { fileSize }: ReadContext) {
  const row = await db
    .selectFrom('products')
    .select('link')
    .where('id', '=', id)
    .where('hidden', '=', '')
    .executeTakeFirst();
  const bytes = row && (await fileSize(row.link));
  return bytes === undefined
    ? undefined
    : {
        type: extname(row?.link ?? '')
          .slice(1)
          .toUpperCase(),
        bytes,
      };
}

/** One partner by id. No call lists them all: many ambassadors are children. */
export async function partner(db: Db, id: string) {
  const row = await db.selectFrom('partners').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toJson(partnerFields, row);
}
