import { describe, expect, it } from 'vitest';
import { agesOfDate } from '../../../src/domain/ages-of-date.ts';
import { rangeOfAges } from '../../../src/domain/written-ages.ts';
import { columnDates, doubtOf, isoDates, readDate } from '../../../src/domain/written-dates.ts';

describe('A written date', () => {
  it.each([
    ['2026-04-03', '2026-04-03'],
    ['2026/4/3', '2026-04-03'],
    ['2026-04-03T00:00:00.000Z', '2026-04-03'],
    ['2026-04-03 09:30', '2026-04-03'],
    ['03-Apr-26', '2026-04-03'],
    ['3 April 2026', '2026-04-03'],
    ['3. April 2026', '2026-04-03'],
    ['Friday, 3rd of April 2026', '2026-04-03'],
    ['Fri, Apr 3, 2026', '2026-04-03'],
    ['3 اپریل 2026', '2026-04-03'],
    ['۳ اپریل ۲۰۲۶', '2026-04-03'],
    ['03.04.2026', '2026-04-03'],
    ['25/3/27', '2027-03-25'],
    ['3/25/2027 10:00 AM', '2027-03-25'],
    ['4/4/2027', '2027-04-04'],
    ['46115', '2026-04-03'],
    ['46115.5', '2026-04-03'],
    ['1/1/70', '1970-01-01'],
    ['3/4/2027', undefined],
    ['31/2/2027', undefined],
    ['13-Aug', undefined],
    ['99999', undefined],
    ['4500', undefined],
    ['March 2027', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('%j is read as %j', (text, day) => {
    expect(readDate(text)).toBe(day);
  });

  it('that may mean two days is read in the order of its column, and both days are shown in words', () => {
    expect([readDate('4/3/2027', 'month-first'), readDate('4/3/2027', 'day-first')]).toEqual([
      '2027-04-03',
      '2027-03-04',
    ]);
    expect(doubtOf('4/3/2027')).toEqual({ 'day-first': '4 March 2027', 'month-first': '3 April 2027' });
    expect(doubtOf('25/3/2027')).toBeUndefined();
  });

  it('can be one of several in a cell', () => {
    expect(isoDates('3/25/2027, 4/3/2027', 'month-first')).toBe('2027-03-25 | 2027-04-03');
    expect(isoDates('Apr 3, 2026; soon\n5 May 2026')).toBe('2026-04-03 | soon | 2026-05-05');
  });
});

describe('The order of day and month in a column of dates', () => {
  it.each([
    [['4/3/2027', '3/25/2027'], { order: 'month-first', proof: '3/25/2027', doubtful: '4/3/2027' }],
    [['4/3/2027', 'soon', '25/3/2027'], { order: 'day-first', proof: '25/3/2027', doubtful: '4/3/2027' }],
    [['4/3/2027', '5/6/2027'], { order: 'open', proof: '', doubtful: '4/3/2027' }],
    [['25/3/2027', '3/25/2027', '4/3/2027'], { order: 'mixed', proof: '25/3/2027', doubtful: '4/3/2027' }],
    [['2027-03-04', '4/4/2027', ''], { order: 'clear', proof: '', doubtful: '' }],
  ])('is found from %j', (texts, found) => {
    expect(columnDates(texts)).toEqual(found);
  });
});

describe('Written ages', () => {
  it.each([
    ['8-13', '8-13'],
    ['8 to 13 years', '8-13'],
    ['Ages 8 – 13', '8-13'],
    ['between 8 and 13', '8-13'],
    ['۸ سے ۱۳ سال', '8-13'],
    ['12 and up', '12+'],
    ['12 years and above', '12+'],
    ['9 years old', '9'],
    ['13-8', undefined],
    ['13-Aug', undefined],
    ['Class 6', undefined],
    ['all', undefined],
  ])('%j are read as %j', (text, ages) => {
    expect(rangeOfAges(text)).toBe(ages);
  });

  it.each([
    ['13-Aug', '8-13'],
    ['Aug-13', '8-13'],
    ['08-Dec', '8-12'],
    ['10. Dez', '10-12'],
    ['2026-08-13', '8-13'],
    ['8/13/2026', '8-13'],
    ['13.08.26', '8-13'],
    ['8-13', undefined],
    ['13', undefined],
    ['all', undefined],
  ])('that a program turned into the date %j are restored as %j', (text, ages) => {
    expect(agesOfDate(text)).toBe(ages);
  });
});
