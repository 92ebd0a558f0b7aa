import { agesIn, agesOf, agesText } from './ages.ts';
import { texts } from './decode.ts';
import type { CourseSummary } from './entities.ts';
import { amountText, areComparable, type Fee, readFee } from './fee.ts';
import { type Filters, fold } from './filters.ts';
import { isOn, type LessonTimes, readLessonTimes, shortTimes } from './lesson-times.ts';
import { isRow, text } from './text.ts';

/*
 * Facts of a course (ages, lesson times, languages, fee, start), parsed from the school's texts. Cards show them; the
 * catalogue filters and sorts by them. A text that cannot be parsed is shown unchanged and matches no filter. Widgets do not
 * load this file.
 */

interface Facts {
  /** Each age in years. */
  ages: readonly string[];
  fee: Fee | undefined;
  times: LessonTimes | undefined;
  languages: readonly string[];
}

const cachedFacts = new WeakMap<CourseSummary, Facts>();

function factsOf(course: CourseSummary): Facts {
  const cached = cachedFacts.get(course);
  if (cached) return cached;
  const facts = {
    ages: agesIn(course.ages),
    fee: readFee(course.fee),
    times: readLessonTimes(course.schedule),
    languages: readLanguages(course.language),
  };
  cachedFacts.set(course, facts);
  return facts;
}

/** Splits `Urdu and English` into its languages; none if the text is a sentence. */
export function readLanguages(language: string): string[] {
  const names = language.split(/\s*(?:,|\/|&|\+|،|\band\b)\s*/i).map((name) => name.trim());
  return names.every((name) => /^\p{L}[\p{L}\p{M}-]{1,20}$/u.test(name)) ? names : [];
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats an ISO date as `9 Jan`; returns any other text unchanged. */
function shortDay(day: string): string {
  const [, month, date] = /^\d{4}-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = monthNames[Number(month) - 1];
  return name === undefined ? day : `${Number(date)} ${name}`;
}

/** The facts of a card: `Ages 7–10`, `Sat 4–5 pm`, `Urdu`, `Rs 3,500/month`, `starts 9 Jan`. */
export function cardFacts(course: CourseSummary): string[] {
  const { times, fee, languages } = factsOf(course);
  const [start] = course.starts;
  return [
    course.ages && `Ages ${agesText(course.ages)}`,
    times ? shortTimes(times) : course.schedule,
    languages.join(', ') || course.language,
    fee?.period ? `${amountText(fee)}/${fee.period}` : course.fee,
    start === undefined ? '' : `starts ${shortDay(start)}`,
  ].filter((fact) => fact !== '');
}

/** The options of the filters by facts. A filter that all courses would match has no options. */
export interface FactChoices {
  languages: readonly string[];
  /** Whether some courses are on working days and others at the weekend. */
  hasDays: boolean;
  /** Upper limits of the fee. */
  fees: readonly { value: string; label: string }[];
  /** Whether courses differ in their next start date, so that sorting by it makes sense. */
  hasStarts: boolean;
}

const noChoices: FactChoices = { languages: [], hasDays: false, fees: [], hasStarts: false };

const choicesByCatalogue = new WeakMap<readonly CourseSummary[], FactChoices>();

function factChoices(courses: readonly CourseSummary[]): FactChoices {
  const cached = choicesByCatalogue.get(courses);
  if (cached) return cached;
  const all = courses.map(factsOf);
  const languages = new Map(all.flatMap((facts) => facts.languages).map((name) => [fold(name), name]));
  const isSpoken = (name: string) => all.some((facts) => !facts.languages.some((one) => fold(one) === name));
  const times = all.flatMap((facts) => facts.times ?? []);
  const choices = {
    languages: [...languages]
      .filter(([folded]) => isSpoken(folded))
      .map(([, name]) => name)
      .sort(),
    hasDays: (['weekdays', 'weekend'] as const).every((part) => times.some((one) => isOn(one, part))),
    fees: feeLimits(all.flatMap(({ fee }) => fee ?? [])),
    hasStarts: new Set(courses.flatMap(({ starts }) => starts[0] ?? [])).size > 1,
  };
  choicesByCatalogue.set(courses, choices);
  return choices;
}

/** Decodes the options in a response; none if the response has none. */
export function readChoices(value: unknown): FactChoices {
  if (!isRow(value)) return noChoices;
  const fees = Array.isArray(value.fees) ? value.fees.filter(isRow) : [];
  return {
    languages: texts(value.languages),
    hasDays: value.hasDays === true,
    fees: fees.map((fee) => ({ value: text(fee.value), label: text(fee.label) })),
    hasStarts: value.hasStarts === true,
  };
}

/** A fee with the most frequent currency and period. Only fees that share both can be compared. */
function commonFee(fees: readonly Fee[]): Fee | undefined {
  const paid = fees.filter(({ currency }) => currency !== '');
  const countOf = (fee: Fee) => paid.filter((other) => areComparable(fee, other)).length;
  return paid.toSorted((one, other) => countOf(other) - countOf(one))[0];
}

const maxLimits = 4;

/** Round upper limits, each of which excludes at least one course. */
function feeLimits(fees: readonly Fee[]): FactChoices['fees'] {
  const common = commonFee(fees);
  if (!common) return [];
  const amounts = fees.filter((fee) => areComparable(fee, common)).map(({ amount }) => amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const step = roundStep((most - least) / maxLimits);
  const limits: number[] = [];
  for (let limit = Math.ceil(least / step) * step; step > 0 && limit < most; limit += step) limits.push(limit);
  const offered = limits.filter((limit) => limit > 0 || least === 0).slice(0, maxLimits);
  return offered.map((amount) => ({ value: String(amount), label: amountText({ ...common, amount }) }));
}

/** Rounds up to 1, 2, 5, 10, 20 … */
function roundStep(least: number): number {
  if (!(least > 0)) return 0;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 1);
}

type FactFilters = Pick<Filters, 'age' | 'language' | 'days' | 'fee' | 'order'>;

/** Drops filter values that the options do not contain, such as an age from an old link. */
function knownFilters(courses: readonly CourseSummary[], filters: FactFilters): FactFilters {
  const choices = factChoices(courses);
  const { age = '', language = '', days = '', fee = '', order = '' } = filters;
  return {
    age: agesOf(courses).includes(age) ? age : '',
    language: choices.languages.some((name) => fold(name) === language) ? language : '',
    days: choices.hasDays ? days : '',
    fee: choices.fees.length > 0 ? fee : '',
    order: order === 'start' ? (choices.hasStarts ? order : '') : choices.fees.length > 0 ? order : '',
  };
}

/**
 * The courses that match the filters by facts, in the order that the visitor selected.
 *
 * @param all the complete list, whose most frequent currency and period the fee filter uses
 */
function narrowByFacts(
  courses: readonly CourseSummary[],
  filters: FactFilters,
  all: readonly CourseSummary[],
): readonly CourseSummary[] {
  const { age = '', language = '', days = '', fee = '', order = '' } = filters;
  if (!age && !language && !days && !fee && !order) return courses;
  const common = fee || order === 'fee' ? commonFee(all.flatMap((course) => factsOf(course).fee ?? [])) : undefined;
  const amountOf = (course: CourseSummary) => {
    const own = factsOf(course).fee;
    return own && common && areComparable(own, common) ? own.amount : Number.POSITIVE_INFINITY;
  };
  const matching = courses.filter((course) => {
    const { ages, times, languages } = factsOf(course);
    return (
      (age === '' || ages.includes(age)) &&
      (language === '' || languages.some((name) => fold(name) === language)) &&
      ((days !== 'weekdays' && days !== 'weekend') || (times !== undefined && isOn(times, days))) &&
      (fee === '' || amountOf(course) <= Number(fee))
    );
  });
  if (order === 'fee') return matching.toSorted((one, other) => compare(amountOf(one), amountOf(other)));
  // '~' sorts after all dates: courses without a start date come last.
  const startOf = ({ starts }: CourseSummary) => starts[0] ?? '~';
  return order === 'start' ? matching.toSorted((one, other) => compare(startOf(one), startOf(other))) : matching;
}

const compare = <T>(one: T, other: T) => (one < other ? -1 : Number(one > other));

/**
 * Prepares the filters by facts for the complete list of courses.
 *
 * @returns the options of the filters, and a function that filters and sorts courses
 */
export function readFacts(all: readonly CourseSummary[], filters: FactFilters) {
  const effective = knownFilters(all, filters);
  return {
    ages: agesOf(all),
    choices: factChoices(all),
    narrow: (courses: readonly CourseSummary[]) => narrowByFacts(courses, effective, all),
  };
}
