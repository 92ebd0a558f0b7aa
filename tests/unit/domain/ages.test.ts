import { describe, expect, it } from 'vitest';
import { agesOf } from '../../../src/domain/ages.ts';
import { selectCourses } from '../../../src/domain/catalogue.ts';
import { readFacts } from '../../../src/domain/course-facts.ts';
import { sampleCourse } from './course-sample.ts';

const courses = ['8-10', '9', '12+', '', 'all'].map((ages, index) => sampleCourse({ id: `c${index}`, ages }));
const found = (age: string, among = courses) =>
  selectCourses(among, { category: '', level: '', age }, undefined, readFacts).courses.map(({ ages }) => ages);

describe('The ages of courses', () => {
  it('include the first and the last year of a range', () => {
    expect([found('8'), found('9'), found('10'), found('11'), found('12'), found('18')]).toEqual([
      ['8-10'],
      ['8-10', '9'],
      ['8-10'],
      [],
      ['12+'],
      ['12+'],
    ]);
  });

  it('do not filter if no course is for the chosen age', () => {
    expect([found('7'), found('99')]).toEqual([found(''), found('')]);
  });

  it('may contain an en dash', () => {
    const among = ['8–10', '12'].map((ages) => sampleCourse({ id: ages, ages }));
    expect([found('9', among), found('12', among)]).toEqual([['8–10'], ['12']]);
  });

  it('are offered as filters from the youngest to the oldest, if courses differ', () => {
    expect(agesOf([{ ages: '8-10' }, { ages: '9' }, { ages: '' }])).toEqual(['8', '9', '10']);
    expect(agesOf([{ ages: '8–10' }, { ages: '9' }])).toEqual(['8', '9', '10']);
    expect(agesOf([{ ages: '16+' }, { ages: '15' }])).toEqual(['15', '16', '17', '18']);
    expect(agesOf([{ ages: '8-10' }, { ages: '8-10' }, { ages: 'all' }])).toEqual([]);
    expect(agesOf([{ ages: '13-9' }, { ages: '99' }])).toEqual([]);
  });
});
