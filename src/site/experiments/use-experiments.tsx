import { type ReactNode, useEffect, useState } from 'react';
import { fold } from '../../domain/filters.ts';
import { importAgain } from '../../domain/import-again.ts';
import type { Subject } from '../../tokens/limits.ts';

type Code = typeof import('./Experiments.tsx');

const load = () => import('./Experiments.tsx');

/**
 * Small demonstrations of science, art and maths on the home page, one for each subject. Their code loads when a visitor
 * first presses a subject. If it fails to load, the courses of that subject open instead.
 */
export function useExperiments() {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  const [subject, setSubject] = useState<Subject>();
  const [code, setCode] = useState<Code>();
  const stage: ReactNode = subject && code && (
    <code.Experiments subject={subject} onClose={() => setSubject(undefined)} />
  );
  const onSubject = (wanted: Subject) => {
    setSubject(wanted);
    if (code) return;
    importAgain(load).then(
      (loaded) => setCode(loaded),
      () => location.assign(`/explore-allcourses?category=${fold(wanted)}`),
    );
  };
  return { stage, onSubject: isHydrated ? onSubject : undefined };
}
