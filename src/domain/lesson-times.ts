/** When the lessons of a course take place, in the school's time zone. */
export interface LessonTimes {
  /** 0 is Monday. In order, without duplicates. */
  days: readonly number[];
  /** Minutes after midnight; undefined if the text names only days. */
  from?: number;
  /** Minutes after midnight; undefined if the text names only the start. */
  to?: number;
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const saturday = 5;

const dayOf = (word: string): readonly number[] => {
  const at = weekdays.findIndex((name) => {
    const lower = name.toLowerCase();
    return word === lower || word === `${lower}s` || word === lower.slice(0, 3) || word === shortNames[lower];
  });
  if (at >= 0) return [at];
  if (/^week-?ends?$/.test(word)) return [saturday, saturday + 1];
  return /^weekdays?$/.test(word) ? [0, 1, 2, 3, 4] : [];
};

const shortNames: Readonly<Record<string, string>> = { tuesday: 'tues', wednesday: 'weds', thursday: 'thurs' };

const minutesOfHour = 60;
const noon = 12 * minutesOfHour;
const day = 24 * minutesOfHour;

/** `4`, `4:30`, `4.30 pm` or `16:30`. */
interface Clock {
  minutes: number;
  half: 'am' | 'pm' | '';
  /** True for a 24-hour time such as 16:30, which needs no am or pm. */
  isCertain: boolean;
}

function readClock(text: string): Clock | undefined {
  const [, hour, minute, half = ''] = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\.?)?$/.exec(text) ?? [];
  if (hour === undefined || Number(minute ?? 0) >= minutesOfHour) return undefined;
  const minutes = Number(hour) * minutesOfHour + Number(minute ?? 0);
  const isOfDay = half === '' && minute !== undefined && (hour.length === 2 || minutes > noon + minutesOfHour);
  if (minutes >= day || (half !== '' && (minutes >= noon + minutesOfHour || Number(hour) === 0))) return undefined;
  return { minutes, half: half.startsWith('a') ? 'am' : half ? 'pm' : '', isCertain: isOfDay };
}

const at = ({ minutes }: Clock, half: 'am' | 'pm') => (minutes % noon) + (half === 'pm' ? noon : 0);

/** The minutes after midnight; undefined if the text may mean morning or afternoon. */
function certain(clock: Clock): number | undefined {
  if (clock.half !== '') return at(clock, clock.half);
  return clock.isCertain || clock.minutes > noon + minutesOfHour ? clock.minutes : undefined;
}

/** A range of more minutes is not read as a lesson. */
const longest = 8 * minutesOfHour;

/** Reads `4 to 5 pm`, `11 am to 12` or `16:00–17:00`. A time without am or pm may take it from the other. */
function readRange(first: string, second: string): Pick<LessonTimes, 'from' | 'to'> | undefined {
  const [start, end] = [readClock(first), readClock(second)];
  if (!start || !end) return undefined;
  const ends = (clock: Clock, other: Clock) => {
    const known = certain(clock);
    if (known !== undefined) return [known];
    return other.half === '' ? [] : [at(clock, 'am'), at(clock, 'pm')];
  };
  const pairs = ends(start, end)
    .flatMap((from) => ends(end, start).map((to) => ({ from, to })))
    .filter(({ from, to }) => to > from && to - from <= longest);
  const [only, ...others] = pairs;
  return others.length === 0 ? only : undefined;
}

function readDays(text: string): number[] | undefined {
  const days: number[] = [];
  for (const part of text.split(/,|&|\/|\band\b|\s+/).filter(Boolean)) {
    const [from, to, ...more] = part.split(/[-–]/).map(dayOf);
    const [first] = from ?? [];
    if (!from || first === undefined || more.length > 0) return undefined;
    if (!to) days.push(...from);
    else {
      const [last] = to;
      if (last === undefined || last <= first) return undefined;
      for (let one = first; one <= last; one += 1) days.push(one);
    }
  }
  return days.length > 0 ? [...new Set(days)].sort((one, other) => one - other) : undefined;
}

/**
 * Reads the times of lessons: `Saturdays, 4 to 5 pm`, `Tue and Thu 17:00–18:00`, `Weekdays, 5 pm`.
 *
 * @returns undefined for any other text
 */
export function readLessonTimes(text: string): LessonTimes | undefined {
  const folded = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const [, named = '', rest = ''] = /^([^\d]*?)(?:,|\bat\b|\bfrom\b|\s)*(\d.*)?$/.exec(folded) ?? [];
  const days = readDays(named.replace(/^(every|on|each) /, ''));
  if (!days) return undefined;
  if (rest === '') return { days };
  const [first = '', second, ...more] = rest.split(/\s*(?:–|-|\bto\b|\btill\b|\buntil\b)\s*/);
  if (more.length > 0) return undefined;
  if (second !== undefined) {
    const range = readRange(first, second);
    return range && { days, ...range };
  }
  const clock = readClock(first);
  const from = clock && certain(clock);
  return from === undefined ? undefined : { days, from };
}

const clockText = (minutes: number, hasHalf: boolean) => {
  const hour = Math.floor(minutes / minutesOfHour) % 12 || 12;
  const rest = minutes % minutesOfHour;
  return `${hour}${rest ? `:${String(rest).padStart(2, '0')}` : ''}${hasHalf ? ` ${minutes < noon ? 'am' : 'pm'}` : ''}`;
};

function rangeText({ from, to }: LessonTimes, between: string): string {
  if (from === undefined) return '';
  if (to === undefined) return clockText(from, true);
  const isSameHalf = from < noon === to < noon;
  return `${clockText(from, !isSameHalf)}${between}${clockText(to, true)}`;
}

/** Formats lesson times for a card: `Sat 4–5 pm`. */
export const shortTimes = (times: LessonTimes): string =>
  [times.days.map((one) => weekdays[one]?.slice(0, 3)).join(', '), rangeText(times, '–')].filter(Boolean).join(' ');

/** Formats lesson times so that `readLessonTimes` can parse them: `Tuesdays and Thursdays, 5 to 6 pm`. */
export function timesText(times: LessonTimes): string {
  const names = times.days.map((one) => `${weekdays[one]}s`);
  const days = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  return [days, rangeText(times, ' to ')].filter(Boolean).join(', ');
}

/** Whether a course has lessons on working days, and at the weekend. */
export const isOn = ({ days }: LessonTimes, part: 'weekdays' | 'weekend'): boolean =>
  days.some((one) => (part === 'weekend' ? one >= saturday : one < saturday));

/** The number of a date's weekday: 0 is Monday. */
export const weekdayOf = (date: Date): number => (date.getUTCDay() + 6) % 7;
