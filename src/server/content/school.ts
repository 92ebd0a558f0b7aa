import { type School, sampleSchool } from '../../domain/school.ts';

/** Reads the one row of the table `school`; what an older one lacks is the sample's. */
export function readSchool(settings: string | undefined): School {
  if (settings === undefined) return sampleSchool;
  const value: Partial<School> = JSON.parse(settings);
  return { ...sampleSchool, ...value };
}
