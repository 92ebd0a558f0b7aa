import { agesText } from '../../domain/ages.ts';
import { decodePart } from '../../domain/course-part.ts';
import { formatDay } from '../../domain/day.ts';
import { faqs, products } from '../../domain/decoders.ts';
import { readValue } from '../../domain/embed/attribute-kinds.ts';
import { lists, type WidgetName } from '../../domain/embed/attributes.ts';
import { finderLabels } from '../../domain/embed/labels/course-finder.ts';
import { faqLabels } from '../../domain/embed/labels/faq.ts';
import type { CourseSummary, Faq, Product } from '../../domain/entities.ts';
import { focusCss } from '../../domain/focus.ts';
import { addressOf } from '../../domain/list-address.ts';
import { escapeHtml } from '../../domain/text.ts';
import { addPartner, productHref } from '../../domain/url.ts';
import { limits } from '../../tokens/limits.ts';

/** Reads a list of the API by its path; undefined if the call fails. */
export type ReadList = (address: string) => Promise<unknown>;

export interface FirstCardsOptions {
  widget: WidgetName;
  /** The widget's attributes, from the query of the iframe's URL. */
  values: ReadonlyMap<string, string>;
  origin: string;
  target: string;
  isOwnApi: boolean;
  readList: ReadList;
}

/** Enough cards to fill the visible part of the iframe. */
const maxCards = 8;

interface Card {
  href: string;
  imageUrl: string;
  /** The text above the title. */
  kind: string;
  title: string;
  facts: readonly string[];
  points: readonly string[];
  /** The text of its link. */
  more: string;
}

interface FirstCards {
  html: string;
  /** The `object-position` of the pictures. */
  css: string;
}

const noCards: FirstCards = { html: '', css: '' };

/**
 * Renders the first cards of a widget as HTML: a widget's iframe shows them until its scripts have loaded. No cards for
 * forms, dialogs and buttons, or if the API call fails.
 */
export async function firstCards(options: FirstCardsOptions): Promise<FirstCards> {
  const { widget, values, origin, target, isOwnApi, readList } = options;
  const list = lists[widget];
  if (!list || values.get('course') || values.get('mode') === 'dialog') return noCards;
  const [category = '', level = ''] = ['category', 'level'].map((name) => values.get(name));
  const limit = Number(values.get('limit')) || undefined;
  const raw = await readList(addressOf(list, '', isOwnApi, { category, level, limit }));
  if (raw === undefined) return noCards;
  const partner = values.get('partner') ?? '';
  const hrefOf = (path: string) => new URL(addPartner(path, partner), origin).href;
  const isEnglish = !/^ur\b/i.test(values.get('lang') ?? '');
  const cards = cardsOf(widget, raw, values, isEnglish).slice(0, Math.min(limit ?? maxCards, maxCards));
  const html = cards.map((card) => cardHtml(card, hrefOf, target));
  const heading = widget === 'faq' ? values.get('heading') || (isEnglish ? faqLabels.heading : '') : '';
  const title = heading && `<p class="title" dir="auto">${escapeHtml(heading)}</p>`;
  const layout = layoutOf(values);
  if (layout === 'button' || html.length === 0) return noCards;
  const css = cards.flatMap(({ imageUrl }, at) => {
    const place = focusCss(imageUrl);
    return place ? `\n.first article:nth-of-type(${at + 1}) img{${place}}` : [];
  });
  return {
    html: `<div class="first ${widget}${layout && ` ${layout}`}">${title}${html.join('')}</div>`,
    css: css.join(''),
  };
}

/** The layout attribute, if it differs from the default grid of cards. */
const layoutOf = (values: ReadonlyMap<string, string>) =>
  ['compact', 'row', 'button'].find((layout) => layout === values.get('layout')) ?? '';

function cardsOf(widget: WidgetName, raw: unknown, values: ReadonlyMap<string, string>, isEnglish: boolean): Card[] {
  try {
    if (widget === 'course-finder') {
      return decodePart(0)(raw, '/').courses.map((course) => courseCard(course, isEnglish));
    }
    if (widget === 'faq') return faqs(raw, '/').slice(0, 6).map(questionCard);
    const all = products(raw, '/');
    const ids = readValue('ids', values.get('products') ?? '');
    const wanted = Array.isArray(ids) && ids.length ? ids.flatMap((id) => all.find((one) => one.id === id) ?? []) : all;
    return wanted.map(productCard);
  } catch {
    return [];
  }
}

function courseCard(course: CourseSummary, isEnglish: boolean): Card {
  const { ages, starts } = finderLabels;
  const [start] = course.starts;
  const facts = [
    course.ages && `${ages} ${agesText(course.ages)}`,
    course.fee,
    start && `${starts} ${formatDay(start)}`,
  ].filter((fact): fact is string => Boolean(fact));
  return {
    href: `/course-details/${encodeURIComponent(course.id)}`,
    imageUrl: course.imageUrl,
    kind: [course.category, course.level].filter(Boolean).join(' / '),
    title: course.name,
    facts: isEnglish ? facts : [],
    points: course.highlights.slice(0, limits.cardPoints),
    more: isEnglish ? finderLabels.learnMore : '',
  };
}

const productCard = ({ id, name, description, imageUrl }: Product): Card => ({
  href: productHref(id),
  imageUrl,
  kind: '',
  title: name,
  facts: [],
  points: [description],
  more: '',
});

const questionCard = ({ question }: Faq): Card => ({
  href: '/',
  imageUrl: '',
  kind: '',
  title: question,
  facts: [],
  points: [],
  more: '',
});

function cardHtml(
  { href, imageUrl, kind, title, facts, points, more }: Card,
  hrefOf: (path: string) => string,
  target: string,
): string {
  const bdi = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;
  const all = (texts: readonly string[], tag: string) =>
    texts.map((text) => `<${tag} dir="auto">${escapeHtml(text)}</${tag}>`);
  return [
    '<article>',
    imageUrl && `<img src="${escapeHtml(imageUrl)}" alt="" width="640" height="400">`,
    '<div>',
    kind && `<p class="kind">${bdi(kind)}</p>`,
    `<h2 dir="auto"><a href="${escapeHtml(hrefOf(href))}" target="${target}">${escapeHtml(title)}</a></h2>`,
    facts.length > 0 && `<p class="facts">${facts.map(bdi).join(' ')}</p>`,
    points.length > 0 && `<ul>${all(points, 'li').join('')}</ul>`,
    more && `<span class="more" aria-hidden="true">${escapeHtml(more)}</span>`,
    '</div></article>',
  ]
    .filter(Boolean)
    .join('');
}
