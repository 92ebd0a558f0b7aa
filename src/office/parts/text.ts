/** A count with its noun: `1 message`, `3 messages`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** A noun with its article: `a course`, `an announcement`. */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** A time in the school's time zone: `27 November 2026, 14:05`. */
export const timeText = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(at);

/** A time for lists: `14:05` if today, otherwise `27 Nov` or `27 Nov 2025`. */
export function shortTime(at: number, timeZone: string, now = Date.now()): string {
  const day = (time: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(time);
  if (day(at, { dateStyle: 'short' }) === day(now, { dateStyle: 'short' })) return day(at, { timeStyle: 'short' });
  const isThisYear = day(at, { year: 'numeric' }) === day(now, { year: 'numeric' });
  return day(at, { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) });
}

/** A file size: `340 kB`, `2.1 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** A recent time: `today 14:05`, `yesterday 02:00`, otherwise as `timeText`. */
export function recentTime(at: number, timeZone: string, now = Date.now()): string {
  const day = (time: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(time);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(at);
  if (day(at) === day(now)) return `today ${time}`;
  return day(at) === day(now - 86_400_000) ? `yesterday ${time}` : timeText(at, timeZone);
}
