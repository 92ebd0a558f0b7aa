import { describe, expect, it } from 'vitest';
import { sampleContent, tablesOf } from '../../../src/content/folder/content-folder.ts';
import { listItems } from '../../../src/content/folder/file-fields.ts';
import { agesIn } from '../../../src/domain/ages.ts';
import { readLanguages } from '../../../src/domain/course-facts.ts';
import { readFee } from '../../../src/domain/fee.ts';
import { readLessonTimes, weekdayOf } from '../../../src/domain/lesson-times.ts';
import { nextStarts } from '../../../src/domain/starts.ts';

const { courses, modules, lessons, members, announcements } = tablesOf((await sampleContent()).document);

describe('The courses of the sample school', () => {
  it.each(courses.map((course) => [course.id, course] as const))(
    '%s has ages, a monthly fee, times, a language and a teacher of the team',
    (_id, course) => {
      expect(agesIn(course.ages).length).toBeGreaterThan(2);
      expect(readFee(course.fee)?.period).toBe('month');
      expect(readLessonTimes(course.schedule)?.to).toBeDefined();
      expect(readLanguages(course.language)).not.toEqual([]);
      expect(members.map(({ member_name }) => member_name)).toContain(course.teacher);
    },
  );

  it.each([2026, 2027, 2028, 2029, 2030])(
    'have at least two upcoming start days on each day of %i, on weekdays of their lessons',
    (year) => {
      for (const { id, starts, schedule } of courses) {
        for (
          let day = new Date(Date.UTC(year, 0, 1));
          day.getUTCFullYear() === year;
          day = new Date(+day + 86_400_000)
        ) {
          const today = day.toISOString().slice(0, 10);
          const next = nextStarts(listItems(starts), schedule, today);
          expect(next.length, `${id} on ${today}`).toBeGreaterThan(1);
          const [first = ''] = next;
          expect(first >= today, `${id} on ${today}`).toBe(true);
          if (day.getUTCDate() === 1)
            expect(readLessonTimes(schedule)?.days, `${id} on ${first}`).toContain(weekdayOf(new Date(first)));
        }
      }
    },
  );

  it('have a free first lesson', () => {
    for (const { id } of courses) {
      const [first] = modules.filter((module) => module.course_id === id);
      expect(lessons.find((lesson) => lesson.module_id === first?.id)?.free, id).toBe('yes');
    }
  });

  it('have teachers who teach one course at a time', () => {
    for (const teacher of new Set(courses.map((course) => course.teacher))) {
      const taken = courses
        .filter((course) => course.teacher === teacher)
        .flatMap(({ schedule }) => {
          const { days = [], from = 0, to = 0 } = readLessonTimes(schedule) ?? {};
          return days.map((day) => ({ from: day * 1440 + from, to: day * 1440 + to }));
        })
        .sort((one, other) => one.from - other.from);
      for (const [index, { from }] of taken.entries())
        expect(from, teacher).toBeGreaterThanOrEqual(taken[index - 1]?.to ?? 0);
    }
  });

  it('are announced without a season or year, which would become outdated', () => {
    for (const { title } of announcements) expect(title).not.toMatch(/summer|winter|spring|autumn|20\d\d/i);
  });
});
