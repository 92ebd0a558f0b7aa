/** The time zone of a country; UTC if the country has several. */
export function zoneOfCountry(country: string): string {
  const locale: { getTimeZones?: () => string[] | undefined } & Intl.Locale = new Intl.Locale(`und-${country}`);
  const zones = locale.getTimeZones?.() ?? [];
  return zones.length === 1 ? (zones[0] ?? 'UTC') : 'UTC';
}

/** Whether a name such as `Asia/Karachi` is a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** `2026-11-26 14:05`. */
export const localMinute = (at: Date | number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
    .format(at)
    .replace(', ', ' ');

/** `2026-11-26 14:05 (Asia/Karachi)`. */
export const localTime = (at: Date | number, timeZone: string): string => `${localMinute(at, timeZone)} (${timeZone})`;

/** The hour in a time zone, 0 to 23. */
export const localHour = (at: Date | number, timeZone: string): number =>
  Number(localMinute(at, timeZone).slice(11, 13));

/** The date in a time zone: `2026-11-26`. */
export const localDay = (at: Date | number, timeZone: string): string => localMinute(at, timeZone).slice(0, 10);

const minuteMs = 60_000;

/** The UTC offset of a time zone at a time, in minutes. */
export function offsetAt(at: number, zone: string): number {
  const [part] = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .filter(({ type }) => type === 'timeZoneName');
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(part?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Converts a local day and minute to ms since 1970. A minute that summer time skips counts as the time after the gap. */
export function timeOf(day: string, minutes: number, zone: string): number {
  const local = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
  const guess = local - offsetAt(local, zone) * minuteMs;
  return local - offsetAt(guess, zone) * minuteMs;
}
