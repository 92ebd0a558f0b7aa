import { describe, expect, it } from 'vitest';
import { selectCourses } from '../../../src/domain/catalogue.ts';
import { readFacts as facts } from '../../../src/domain/course-facts.ts';
import { feeText, readFee } from '../../../src/domain/fee.ts';
import { type Filters, filtersFromSearch, filtersToSearch } from '../../../src/domain/filters.ts';
import { readLessonTimes, shortTimes, timesText } from '../../../src/domain/lesson-times.ts';
import { nextStarts } from '../../../src/domain/starts.ts';
import { sampleCourse } from './course-sample.ts';

describe('A fee', () => {
  it.each([
    ['Rs 3,500 a month', 3500, 'Rs', 'month'],
    ['rs. 4500/month', 4500, 'Rs', 'month'],
    ['PKR 12000', 12000, 'PKR', ''],
    ['PKR 1,20,000 per year', 120_000, 'PKR', 'year'],
    ['USD 12.50 per lesson', 12.5, 'USD', 'lesson'],
    ['Rs 9,000 a course', 9000, 'Rs', ''],
    ['Free', 0, '', ''],
  ])('%s is read as amount, currency and period', (text, amount, currency, period) => {
    expect(readFee(text)).toEqual({ amount, currency, period });
  });

  it.each(['', '3500', 'Rs 3,500 or less', 'from Rs 3,500', 'Rs 3,500–4,000', 'Free first month', 'Ask us', 'Max 20'])(
    'is not read from %j',
    (text) => expect(readFee(text)).toBeUndefined(),
  );

  it('is formatted as a text that can be parsed again', () => {
    for (const text of ['Rs 3,500 a month', 'PKR 12,000', 'USD 1,234,567.5 a term', 'Free']) {
      const fee = readFee(text);
      expect(fee && feeText(fee)).toBe(text);
    }
  });
});

describe('The times of lessons', () => {
  it.each([
    ['Saturdays, 4 to 5 pm', 'Sat 4–5 pm'],
    ['Sundays, 11 am to 12', 'Sun 11 am–12 pm'],
    ['Sat 12 to 1 pm', 'Sat 12–1 pm'],
    ['Tuesdays and Thursdays, 5 pm', 'Tue, Thu 5 pm'],
    ['Tue/Thu 17:00-18:30', 'Tue, Thu 5–6:30 pm'],
    ['every Monday from 9:30 to 11 am', 'Mon 9:30–11 am'],
    ['Mon–Wed, 4.30 pm', 'Mon, Tue, Wed 4:30 pm'],
    ['Weekends at 10 am', 'Sat, Sun 10 am'],
    ['Fridays', 'Fri'],
  ])('%s are shown as %s', (text, short) => {
    const times = readLessonTimes(text);
    expect(times && shortTimes(times)).toBe(short);
    expect(times && readLessonTimes(timesText(times))).toEqual(times);
  });

  it.each([
    '',
    '4 to 5 pm',
    'Saturdays, 4 to 5',
    'Saturdays, 5 to 4 pm pm',
    'Saturdays after Maghrib',
    'Every other Saturday, 4 pm',
    'Saturdays, 25:00',
    'Saturdays, 13 pm',
    'Saturdays, 4 pm or 5 pm',
  ])('are not read from %j', (text) => expect(readLessonTimes(text)).toBeUndefined());
});

describe('The start days of a course', () => {
  it('are the future dates, and the next first lesson of each yearly start', () => {
    const starts = ['2026-11-20', '2027-04-03', 'every 01-08', 'every 09-03'];
    expect(nextStarts(starts, 'Saturdays, 4 to 5 pm', '2026-11-28')).toEqual([
      '2027-01-09',
      '2027-04-03',
      '2027-09-04',
    ]);
  });

  it('include today, and a yearly start of December whose first lesson is in January', () => {
    expect(nextStarts(['every 12-30'], 'Saturdays', '2028-01-01')).toEqual(['2028-01-01']);
    expect(nextStarts(['every 12-30'], 'Saturdays', '2028-01-02')).toEqual(['2028-12-30']);
  });

  it('stay on their day if the schedule has no weekdays', () => {
    expect(nextStarts(['every 02-29'], 'After Maghrib', '2026-11-28')).toEqual(['2027-03-01']);
  });
});

describe('The filters for fee, days, language and start', () => {
  const courses = [
    sampleCourse({
      id: 'a',
      fee: 'Rs 4,000 a month',
      schedule: 'Sat 4–5 pm',
      language: 'Urdu',
      starts: ['2027-03-01'],
    }),
    sampleCourse({ id: 'b', fee: 'Rs 2,500 a month', schedule: 'Mon, 5 to 6 pm', language: 'Urdu and English' }),
    sampleCourse({ id: 'c', fee: 'PKR 20,000', schedule: 'Mondays, 4 pm', language: 'English', starts: [] }),
    sampleCourse({ id: 'd', fee: 'Ask us', schedule: 'After school', language: 'Mostly Urdu', starts: ['2026-12-01'] }),
    sampleCourse({ id: 'e', fee: 'Free', schedule: 'Sat and Mon, 5 pm', language: 'Urdu', starts: ['2027-01-09'] }),
  ];
  const idsOf = (search: string) =>
    selectCourses(courses, filtersFromSearch(search), undefined, facts).courses.map(({ id }) => id);

  it.each([
    ['', ['a', 'b', 'c', 'd', 'e']],
    ['?days=weekend', ['a', 'e']],
    ['?days=weekdays', ['b', 'c', 'e']],
    ['?language=urdu', ['a', 'b', 'e']],
    ['?fee=3000', ['b', 'e']],
    ['?fee=3000&days=weekend', ['e']],
    ['?order=fee', ['e', 'b', 'a', 'c', 'd']],
    ['?order=start', ['d', 'e', 'a', 'b', 'c']],
    ['?language=klingon&days=someday&fee=cheap&order=name', ['a', 'b', 'c', 'd', 'e']],
  ])('of %j select %j', (search, ids) => expect(idsOf(search)).toEqual(ids));

  it('offer only values in which courses differ, and limits only for comparable fees', () => {
    expect(facts(courses, {}).choices).toEqual({
      languages: ['English', 'Urdu'],
      hasDays: true,
      fees: [
        { value: '0', label: 'Free' },
        { value: '1000', label: 'Rs 1,000' },
        { value: '2000', label: 'Rs 2,000' },
        { value: '3000', label: 'Rs 3,000' },
      ],
      hasStarts: true,
    });
    const alike = courses.slice(0, 1);
    expect(facts(alike, {}).choices).toEqual({ languages: [], hasDays: false, fees: [], hasStarts: false });
  });

  it('are written to the URL in one order, and read in any case', () => {
    const filters: Filters = { category: '', level: '', order: 'fee', days: 'weekend', q: ' kite', fee: '4000' };
    expect(filtersToSearch(filters)).toBe('?q=+kite&days=weekend&fee=4000&order=fee');
    expect(filtersFromSearch('?fee=004000&days=WEEKEND&language=Urdu')).toEqual({
      ...{ category: '', level: '', fee: '4000', days: 'weekend', language: 'urdu' },
    });
  });
});
