import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kitFolder, type Runtime } from '../../src/server/showcase/kit.ts';

/** A story or docs page of a built kit, in Storybook's index.json. */
export interface KitEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
  tags?: string[];
}

export const kitEntries = (runtime: Runtime): KitEntry[] => kitEntriesIn(kitFolder(runtime));

export function kitEntriesIn(folder: string): KitEntry[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, KitEntry>;
  };
  return Object.values(index.entries);
}
