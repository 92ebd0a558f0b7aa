import type { Finding } from './finding.ts';
import type { Placement } from './placements.ts';
import type { PolicyWatch } from './policy.ts';
import type { ScriptUse } from './scripts.ts';

export interface Context {
  /** The provider's origin, from which the doctor was loaded. */
  origin: string;
  policy: PolicyWatch;
  placements: readonly Placement[];
  scripts: readonly ScriptUse[];
}

export type Check = (context: Context) => Finding[] | Promise<Finding[]>;
