import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kitFolder, type Runtime } from '../src/server/showcase/kit.ts';

/** A story or docs page of a built kit, in Storybook's index.json. */
export interface KitEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
  tags?: string[];
}

/** All stories and docs pages of a built kit. */
export function kitEntries(runtime: Runtime): KitEntry[] {
  const index = JSON.parse(readFileSync(join(kitFolder(runtime), 'index.json'), 'utf8')) as {
    entries: Record<string, KitEntry>;
  };
  return Object.values(index.entries);
}
