import type { Finding } from './finding.ts';
import type { Place } from './places.ts';
import type { PolicyWatch } from './policy.ts';
import type { ScriptUse } from './scripts.ts';

/** What the checks look at. */
export interface Context {
  /** The provider's: where the doctor itself was loaded from. */
  origin: string;
  policy: PolicyWatch;
  places: readonly Place[];
  scripts: readonly ScriptUse[];
}

export type Check = (context: Context) => Finding[] | Promise<Finding[]>;
