import { agesText } from './ages.ts';
import { formatDay } from './day.ts';

/** Facts for a message that shares a course: `Ages 8–13 · Rs 4,500 a month · starts 9 January 2027`; '' if it has none. */
export const messageFacts = ({ ages, fee, starts }: { ages: string; fee: string; starts: readonly string[] }): string =>
  [ages && `Ages ${agesText(ages)}`, fee, starts[0] && `starts ${formatDay(starts[0])}`].filter(Boolean).join(' · ');
