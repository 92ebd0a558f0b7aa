import { type ReactNode, useEffect, useState } from 'react';
import { fold } from '../../domain/filters.ts';
import { importAgain } from '../../domain/import-again.ts';
import type { Subject } from '../../tokens/limits.ts';

type Code = typeof import('./Experiments.tsx');

const load = () => import('./Experiments.tsx');

/**
 * The experiments of the home page. Their code loads on the first press. If that fails, the press opens the courses of
 * the subject.
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
