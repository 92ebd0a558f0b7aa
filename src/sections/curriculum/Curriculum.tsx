import type { ReactNode } from 'react';
import { useQuery } from '../../data/DataProvider.tsx';
import { module as moduleOf, modulesOf } from '../../data/endpoints.ts';
import type { Lesson, Module } from '../../domain/entities.ts';
import { CurriculumView } from './CurriculumView.tsx';

export interface CurriculumProps {
  /** The course's id. */
  course: string;
  /** The ids of the lectures that the visitor has watched to their end. */
  watched?: ReadonlySet<string> | undefined;
}

/** The curriculum of a course. */
export function Curriculum({ course, watched }: CurriculumProps) {
  const { data, status } = useQuery(modulesOf(course));
  return <CurriculumView course={course} modules={data} status={status} Lessons={Lessons} watched={watched} />;
}

/** Loads the lessons of a module, because some servers list modules without lessons. */
function Lessons({ module, children }: { module: Module; children: (lessons: readonly Lesson[]) => ReactNode }) {
  return children(useQuery(moduleOf(module.id)).data?.lessons ?? []);
}
